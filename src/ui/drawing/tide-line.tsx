import { NowDot } from '#ui/drawing/now-dot.tsx'
import { dayArc, sample, share, smoothPath } from '#ui/drawing/tide-path.ts'

export interface TideLineProps {
  /** How much of the waking day has gone, 0 to 1; null draws the line without a dot for now. */
  progress: number | null
  /** Its width is that of the place it stands in; give it another height than 80 px with a class. */
  className?: string
}

const width = 640
const height = 100
const arc = dayArc(width, height)

/**
 * The day as one line: what has gone is drawn in the tide, a warm dot is now, the rest waits. Hidden from assistive
 * technology: the caller writes the words under it (Morning, "Now, 14:10", Evening), which say the same.
 */
export function TideLine({ progress, className = 'h-20' }: TideLineProps) {
  const now = progress === null ? 0 : share(progress)
  const dot = arc(now)
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      {/* The line stretches with the page; its thickness and the dot do not, so the dot stands outside the drawing. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        className="size-full overflow-visible"
      >
        <path
          d={smoothPath(sample(arc, now, 1, 24))}
          className="stroke-edge/40"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={smoothPath(sample(arc, 0, now, 24))}
          className="stroke-tide"
          strokeWidth="2.5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {progress === null ? null : <NowDot x={dot.x / width} y={dot.y / height} />}
    </div>
  )
}
