import type { ComponentProps } from 'react'
import { sample, smoothPath, wave } from '#ui/drawing/tide-path.ts'

// The line meets the circle at its widest: 18.8 units from edge to edge, dipping and rising once.
const line = smoothPath(sample((t) => ({ ...wave(18.8, 12, 3.1)(t), x: 2.6 + 18.8 * t }), 0, 1, 12))

/** The mark: the tide line in a circle. Hidden from assistive technology; the link around it says where it leads. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      {...props}
      className={`size-7 text-tide ${props.className ?? ''}`}
    >
      <circle cx="12" cy="12" r="10.25" />
      <path d={line} />
    </svg>
  )
}
