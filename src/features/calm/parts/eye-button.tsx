import type { ComponentProps } from 'react'

/** The round button with an eye, the trigger of the quick accessibility panel. */
export function EyeButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label="Accessibility"
      className="grid size-11 place-items-center rounded-full border border-line bg-sheet text-ink-2 transition-colors hover:border-edge hover:text-ink"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        className="size-5.5"
      >
        <path d="M2.5 12c5-7.5 14-7.5 19 0-5 7.5-14 7.5-19 0Z" strokeLinejoin="round" />
        <circle cx="12" cy="12" r="2.75" />
      </svg>
    </button>
  )
}
