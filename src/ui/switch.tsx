import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'checked' | 'onChange' | 'type' | 'role' | 'size'
> {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that takes effect at once. The whole row can be pressed. On and off differ by place, not only by colour. */
export function Switch({ label, hint, isOn, onChange, className, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={classNames('flex min-h-12 items-center justify-between gap-6 py-2', className)}>
      <span className="min-w-0">
        <span className="block text-ink">{label}</span>
        {hint ? (
          <span id={hintId} className="block text-sm text-ink-2">
            {hint}
          </span>
        ) : null}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it; aria-checked beside it is an error
        role="switch"
        checked={isOn}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={classNames(
          'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-paper-2 transition-colors',
          "before:absolute before:top-1/2 before:left-1 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-edge before:transition-transform before:content-['']",
          'checked:border-tide checked:bg-tide checked:before:translate-x-5 checked:before:bg-on-tide disabled:opacity-50',
        )}
      />
    </label>
  )
}
