import type { ComponentProps, ReactNode } from 'react'
import { attachSendForm } from './send-form.ts'

/** What a visitor can send, as HTML alone; send-form.ts brings it to life, on a page and inside the app. */
export interface SendFormProps {
  /** Address of the call, below /api. */
  to: string
  children: ReactNode
  /** Shown beside the answer when the server says that the words sounded urgent. */
  urgent?: ReactNode
}

export function SendForm({ to, children, urgent }: SendFormProps) {
  return (
    <div>
      <form ref={attachSendForm} data-send={`POST /api${to}`} method="post" noValidate>
        {children}
        <SpamTrap id={`trap-${to.slice(1)}`} />
      </form>
      <p data-said="" role="status" tabIndex={-1} className="mt-3 max-w-measure font-semibold outline-none" />
      {urgent ? (
        <div data-urgent="" hidden>
          {urgent}
        </div>
      ) : null}
      <noscript>Sending this form needs JavaScript.</noscript>
    </div>
  )
}

const boxClass =
  'block min-h-12 w-full rounded-field border border-edge bg-sheet px-4 py-2 text-[1.125rem] leading-normal text-ink aria-invalid:border-clay'

type FieldProps = { id: string; name: string; label: string; hint?: string } & (
  | ({ rows: number } & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'rows' | 'className'>)
  | ({ rows?: undefined } & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>)
)

/** A field with its name above and room for a sentence below. `id` is unique on the page. */
export function FormField({ id, name, label, hint, ...field }: FieldProps) {
  const describedBy = `${id}-error${hint ? ` ${id}-hint` : ''}`
  const wiring = { id, name, dir: 'auto', 'aria-describedby': describedBy, className: boxClass }
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      {field.rows === undefined ? <input {...field} {...wiring} /> : <textarea {...field} {...wiring} />}
      <FieldError id={`${id}-error`} name={name} />
    </div>
  )
}

/** Empty until the server says something about the field. */
export function FieldError({ id, name }: { id: string; name: string }) {
  return <p id={id} data-error-for={name} className="text-sm text-clay" />
}

/** Shows its pending words while the form is under way. */
export function SendLabel({ words, pending }: { words: string; pending: string }) {
  return <span data-pending={pending}>{words}</span>
}

/** Out of sight and out of the order of keys: only programs fill it in. */
function SpamTrap({ id }: { id: string }) {
  return (
    <div data-trap="" className="sr-only">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
      <FieldError id={`${id}-error`} name="website" />
    </div>
  )
}
