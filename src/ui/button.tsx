import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from '#ui/button-class.ts'
import { SpinnerMark } from '#ui/spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` a screen; `quiet` beside it; `plain` inside text; `danger` for what destroys. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button keeps the focus, says so in words, and does nothing more. */
  isPending?: boolean
  /** What it says meanwhile, such as "Saving". */
  pendingText?: string
}

export function Button({
  variant = 'quiet',
  size = 'md',
  isPending = false,
  pendingText = 'One moment',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A submit button would still send its form: a pending one must stop that too.
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      className={buttonClass(variant, size, className)}
    >
      {isPending ? (
        <>
          <SpinnerMark />
          {pendingText}
        </>
      ) : (
        children
      )}
    </button>
  )
}
