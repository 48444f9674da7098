import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface TooltipProps {
  /** A few words more about the control. Never the only place where something is said. */
  text: string
  side?: 'top' | 'bottom' | 'left'
  /** Renders the control; it must take over `aria-describedby`. */
  children: (described: { 'aria-describedby': string }) => ReactNode
  className?: string
}

const sides = {
  top: 'bottom-full left-1/2 -translate-x-1/2 pb-2',
  bottom: 'top-full left-1/2 -translate-x-1/2 pt-2',
  left: 'right-full top-1/2 -translate-y-1/2 pr-2',
}

/** Shown on hover and on keyboard focus; Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children, className }: TooltipProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  function hideOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsShown(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its child, it is no control itself
    <span
      className={classNames('relative inline-flex', className)}
      onPointerEnter={(event) => setIsShown(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsShown(false)}
      onFocus={(event) => setIsShown(event.target.matches(':focus-visible'))}
      onBlur={() => setIsShown(false)}
      onKeyDown={hideOnEscape}
    >
      {children({ 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        className={classNames(
          'absolute z-40 transition-[opacity,visibility]',
          isShown ? 'visible opacity-100' : 'invisible opacity-0',
          sides[side],
        )}
      >
        <span className="block w-max max-w-64 rounded-field bg-ink px-3 py-1.5 text-sm text-paper">
          {text}
        </span>
      </span>
    </span>
  )
}
