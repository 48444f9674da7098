import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What pressing does, in words: an icon alone says nothing to a screen reader. */
  label: string
  /** `outlined` draws a thin circle, `filled` is the one action of a surface (send), `bare` only the icon. */
  variant?: 'bare' | 'outlined' | 'filled'
}

const variants = {
  bare: 'border-transparent text-ink-2 enabled:hover:bg-paper-2 enabled:hover:text-ink',
  outlined: 'border-line bg-sheet text-ink enabled:hover:border-edge',
  filled: 'border-transparent bg-tide text-on-tide enabled:hover:bg-tide-deep',
}

export function IconButton({
  label,
  variant = 'bare',
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border transition-colors',
        'disabled:cursor-default disabled:opacity-45 aria-disabled:cursor-default aria-disabled:opacity-45',
        '[&_svg]:size-5 [&_svg]:stroke-[1.6]',
        variants[variant],
        className,
      )}
    >
      {children}
    </button>
  )
}
