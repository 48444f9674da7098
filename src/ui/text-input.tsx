import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldWiring } from '#ui/field-context.ts'

/** One line of text. Inside a <Field> it is labelled and described; alone it needs an aria-label. 18 px, so no phone zooms in. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const wiring = useFieldWiring()
  return (
    <input
      dir="auto"
      {...wiring}
      {...rest}
      className={classNames(
        'block min-h-12 w-full rounded-field border border-edge bg-sheet px-4 py-2 text-[1.125rem] leading-normal text-ink',
        'transition-colors hover:border-ink-3 focus-visible:border-tide focus-visible:outline-offset-0',
        'aria-invalid:border-clay disabled:bg-paper-2 disabled:text-ink-2',
        className,
      )}
    />
  )
}
