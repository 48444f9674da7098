import type { ComponentProps } from 'react'
import { useFieldWiring } from '#ui/field-context.ts'

/** One choice out of many, with the browser's own list: it is the one that every phone and screen reader knows. */
export function SelectInput({ children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldWiring()
  return (
    <div className="relative">
      <select
        {...wiring}
        {...rest}
        className="block min-h-12 w-full appearance-none rounded-field border border-edge bg-sheet py-2 pr-11 pl-4 text-[1.125rem] leading-normal text-ink transition-colors hover:border-ink-3 focus-visible:border-tide focus-visible:outline-offset-0"
      >
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 stroke-ink-2"
      >
        <path d="m5 7.5 5 5 5-5" />
      </svg>
    </div>
  )
}
