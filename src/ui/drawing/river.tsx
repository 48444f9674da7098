import { NowDot } from '#ui/drawing/now-dot.tsx'
import { across, river, type Point } from '#ui/drawing/tide-path.ts'

export interface RiverProps {
  /** Days gone, 0 to 90; the next mark is today. */
  day: number
  /** The days at which a stage begins; the river bends there. */
  stages: readonly number[]
  className?: string
}

const width = 720
const height = 132
const days = 90

/**
 * Ninety days as a river of ninety marks. What has gone is drawn in the tide, today is the warm dot, the rest waits.
 * Hidden from assistive technology: the caller says "Day 12 of 90" and lists the stages.
 */
export function River({ day, stages, className }: RiverProps) {
  const line = river(
    width,
    height,
    stages.map((stage) => stage / days),
  )
  const today = Math.min(days, Math.max(0, Math.floor(day)))
  const marks = Array.from({ length: days }, (_, index) => index)
  const mark = (index: number) => {
    const t = (index + 0.5) / days
    const isBend = stages.some((stage) => Math.round(stage) === index)
    return stroke(line(t), across(line, t), isBend ? 15 : 7.5)
  }
  const drawn = (isPast: boolean) =>
    marks
      .filter((index) => index !== today && index < today === isPast)
      .map(mark)
      .join('')
  const now = line((today + 0.5) / days)
  return (
    <div aria-hidden="true" className={`relative ${className ?? ''}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        strokeLinecap="round"
        className="block h-auto w-full overflow-visible"
      >
        <path d={drawn(false)} className="stroke-edge/50" strokeWidth="2" />
        <path d={drawn(true)} className="stroke-tide" strokeWidth="2.6" />
      </svg>
      {today < days ? <NowDot x={now.x / width} y={now.y / height} /> : null}
    </div>
  )
}

function stroke(at: Point, direction: Point, reach: number): string {
  const number = (value: number) => Math.round(value * 10) / 10
  return `M${number(at.x - direction.x * reach)} ${number(at.y - direction.y * reach)}L${number(at.x + direction.x * reach)} ${number(at.y + direction.y * reach)}`
}
