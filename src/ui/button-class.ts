import { classNames } from '#ui/class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'md' | 'sm'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border text-center font-body font-medium no-underline ' +
  'transition-[background-color,border-color,color,opacity] duration-150 select-none ' +
  'disabled:cursor-default disabled:opacity-55 aria-disabled:cursor-default'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-tide text-on-tide enabled:hover:bg-tide-deep [a&]:hover:bg-tide-deep',
  quiet: 'border-line bg-sheet text-ink enabled:hover:border-edge [a&]:hover:border-edge',
  plain:
    'border-transparent text-tide underline decoration-tide/35 underline-offset-4 enabled:hover:decoration-tide [a&]:hover:decoration-tide',
  danger:
    'border-clay/45 bg-sheet text-clay enabled:hover:border-clay enabled:hover:bg-clay-2 [a&]:hover:border-clay',
}

// The small size looks 36 px high and is still touched at 44: the area grows by an invisible frame.
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 py-2 text-base leading-tight',
  sm: "min-h-9 py-1 text-sm leading-tight after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
}

const padding: Record<ButtonSize, string> = { md: 'px-6', sm: 'px-4' }

/** The look of a button, for links that lead to the next step: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'quiet',
  size: ButtonSize = 'md',
  more?: string,
): string {
  return classNames(
    base,
    variants[variant],
    sizes[size],
    variant === 'plain' ? 'px-2.5' : padding[size],
    more,
  )
}
