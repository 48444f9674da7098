import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldContext } from '#ui/field-context.ts'

export interface FieldProps {
  label: ReactNode
  /** Stands under the label, before the control, so that it is read before writing. */
  hint?: ReactNode
  /** What happened and what to do; the control is then marked as invalid and described by it. */
  error?: ReactNode
  className?: string
  /** One control of this kit (TextInput, WritingArea); it finds its id and description by itself. */
  children: ReactNode
}

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => ({ id, describedBy, isInvalid: errorId !== undefined }),
    [id, describedBy, errorId],
  )
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="mt-0.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="mt-1.5">
        <FieldContext value={wiring}>{children}</FieldContext>
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 flex items-baseline gap-2 text-sm text-clay">
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-3.5 shrink-0 translate-y-0.5"
            fill="none"
          >
            <circle cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="1.5" />
            <path d="M8 4.6v4.2M8 11.2v.1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
