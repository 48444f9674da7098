import { consentWordings, currentWording } from '../rules.ts'
import { FieldError, SendForm } from './form.tsx'

const id = 'stay-balanced'

/** The newsletter, in the footer: one field and an arrow. */
export function NewsletterField() {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6">
      <h2 id={`${id}-title`} className="font-body text-base font-semibold">
        Stay Balanced
      </h2>
      <SendForm to="/newsletter">
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {consentWordings[currentWording.newsletter]}
        </p>
        <div className="mt-2 flex gap-2">
          <input
            id={id}
            name="email"
            type="email"
            aria-label="E-mail"
            autoComplete="email"
            placeholder="name@example.org"
            required
            maxLength={254}
            aria-describedby={`${id}-error ${id}-hint`}
            className="min-h-12 w-full min-w-0 rounded-field border border-edge bg-sheet px-4 aria-invalid:border-clay"
          />
          <button
            type="submit"
            aria-label="Send"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-tide text-xl text-on-tide aria-busy:opacity-50"
          >
            <span aria-hidden="true">→</span>
          </button>
        </div>
        <FieldError id={`${id}-error`} name="email" />
      </SendForm>
    </section>
  )
}
