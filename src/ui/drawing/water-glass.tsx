import { type ReactNode, useId } from 'react'
import { sample, share, smoothPath, wave } from '#ui/drawing/tide-path.ts'

export interface WaterGlassProps {
  /** 0 to 100, or null when there is nothing to measure yet: the glass is then empty and no number is shown. */
  value: number | null
  /** The word for it, such as "in rhythm". The number never stands alone. */
  word: ReactNode
  /** What is measured. */
  caption?: ReactNode
  className?: string
}

const width = 104
const height = 152
// A tumbler: open at the top, a little narrower at the foot, with round shoulders below.
const glass = 'M3 6 9.8 122.5Q11.4 150 38 150H66Q92.6 150 94.2 122.5L101 6'
const surface = (level: number, phase: number, amplitude: number) =>
  `${smoothPath(sample(wave(width, level, amplitude, 1, phase), 0, 1, 12))}V${height}H0Z`

/** A level of water in a tall glass, with its number and its word beside it. The glass itself is hidden: the text says it all. */
export function WaterGlass({ value, word, caption, className }: WaterGlassProps) {
  const clip = useId()
  // A full glass keeps air above the wave; an almost empty one still shows that there is water.
  const level = height - 12 - share((value ?? 0) / 100) * (height - 38)
  return (
    <div className={`flex items-end gap-5 ${className ?? ''}`}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fill="none" className="h-38 w-26 shrink-0">
        <clipPath id={clip}>
          <path d={`${glass}Z`} />
        </clipPath>
        <path d={`${glass}Z`} className="fill-paper-2" />
        {value === null ? null : (
          <g clipPath={`url(#${clip})`}>
            <path d={surface(level - 3, 0.42, 4.5)} className="fill-water-2" />
            <path d={surface(level + 3, 0.04, 4)} className="fill-water" />
          </g>
        )}
        <path d={glass} className="stroke-edge/55" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <p className="pb-1">
        {value === null ? null : (
          <span className="block font-title text-[3.4rem] leading-none font-[430] tracking-tight text-ink tabular-nums">
            {Math.round(value)}
          </span>
        )}
        <span className="mt-1.5 block font-title text-lg leading-tight text-ink-2">{word}</span>
        {caption ? <span className="mt-0.5 block text-sm text-ink-2">{caption}</span> : null}
      </p>
    </div>
  )
}
