import { buttonClass } from '#ui/button-class.ts'
import { consentWordings, currentWording, helpChoices, limits } from '../rules.ts'
import { FieldError, FormField, SendForm, SendLabel } from './form.tsx'

/** A choice that was made can be taken back. */
const noChoice = { value: '', label: 'I do not know yet' }

/** The waitlist: an address, one optional choice, and a yes. */
export function WaitlistForm() {
  return (
    <SendForm to="/waitlist">
      <FormField
        id="waitlist-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
      />
      <fieldset className="mt-5">
        <legend className="text-sm font-semibold">What would help you most?</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {[...helpChoices, noChoice].map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 items-center rounded-full border border-line bg-sheet px-4 text-sm has-checked:border-tide has-checked:bg-tide-2 has-focus-visible:outline-2 has-focus-visible:outline-tide"
            >
              <input
                type="radio"
                name="helpWith"
                value={value}
                defaultChecked={value === noChoice.value}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="mt-5 flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="consent"
          required
          aria-describedby="waitlist-consent-error"
          className="mt-1.5 size-5 shrink-0"
        />
        <span className="text-sm">{consentWordings[currentWording.waitlist]}</span>
      </label>
      <FieldError id="waitlist-consent-error" name="consent" />
      <button type="submit" className={buttonClass('primary', 'md', 'mt-4')}>
        <SendLabel words="Join the waitlist" pending="Sending" />
      </button>
    </SendForm>
  )
}
