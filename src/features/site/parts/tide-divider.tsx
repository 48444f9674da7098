import { sample, smoothPath, wave } from '#ui/drawing/tide-path.ts'

const width = 1200
const height = 40
const path = smoothPath(sample(wave(width, height / 2, 12, 1.25, 0.6), 0, 1, 10))

/** The quiet line between two thoughts of a public page. */
export function TideDivider() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fill="none" className="block h-auto w-full">
      <path d={path} className="stroke-tide" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
