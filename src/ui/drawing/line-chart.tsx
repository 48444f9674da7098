import { smoothPath, type Point } from '#ui/drawing/tide-path.ts'

export interface LineChartProps {
  /** At even steps; null where there is no value, and the line then rests. */
  values: readonly (number | null)[]
  /** The lowest and the highest value that fit. */
  from: number
  to: number
  /** Values with a hairline and their number beside it. */
  lines: readonly number[]
  /** Names of the first and the last step. */
  first: string
  last: string
  className?: string
}

const width = 640
const height = 180

/**
 * One line over time, with water under it. Hidden from assistive technology: its caller says the range in a sentence
 * and gives the values in a table.
 */
export function LineChart({ values, from, to, lines, first, last, className }: LineChartProps) {
  const y = (value: number) => height - ((value - from) / (to - from)) * height
  const runs = runsOf(values, y)
  const end = runs.at(-1)?.at(-1)
  return (
    <div aria-hidden="true" className={className}>
      <div className="relative ml-9 h-44">
        {lines.map((value) => (
          <span
            key={value}
            className="absolute inset-x-0 border-t border-line"
            style={{ top: `${(y(value) / height) * 100}%` }}
          >
            <span className="absolute -left-9 w-7 -translate-y-1/2 text-right text-sm text-ink-2 tabular-nums">
              {value}
            </span>
          </span>
        ))}
        {/* The line stretches with the page; its thickness and the dot do not, so the dot stands outside the drawing. */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {runs.map((points) => (
            <g key={points[0]?.x}>
              <path
                d={`${smoothPath(points)}V${height}H${points[0]?.x ?? 0}Z`}
                className="fill-water-2 opacity-50"
              />
              <path
                d={smoothPath(points)}
                className="stroke-tide"
                strokeWidth="2.25"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        {end ? (
          <span
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-tide forced-colors:bg-[CanvasText]"
            style={{ left: `${(end.x / width) * 100}%`, top: `${(end.y / height) * 100}%` }}
          />
        ) : null}
      </div>
      <p className="mt-2 ml-9 flex justify-between text-sm text-ink-2">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

/** The points of each unbroken stretch of values. */
function runsOf(values: readonly (number | null)[], y: (value: number) => number): Point[][] {
  const step = width / Math.max(1, values.length - 1)
  const runs: Point[][] = []
  let isOpen = false
  for (const [index, value] of values.entries()) {
    if (value === null) {
      isOpen = false
      continue
    }
    const point = { x: Math.round(index * step * 10) / 10, y: y(value) }
    if (isOpen) runs.at(-1)?.push(point)
    else runs.push([point])
    isOpen = true
  }
  return runs
}
