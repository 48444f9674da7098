import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

/** The turning mark alone, for inside a button that already says what happens. It stands still in low stimulation. */
export function SpinnerMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-[1.15em] shrink-0 animate-turn" fill="none">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is being waited for, such as "Opening your day". Always visible: movement alone explains nothing. */
  text: string
}

export function Spinner({ text, className, ...rest }: SpinnerProps) {
  return (
    <output {...rest} className={classNames('inline-flex items-center gap-3 text-ink-2', className)}>
      <SpinnerMark />
      {text}
    </output>
  )
}
