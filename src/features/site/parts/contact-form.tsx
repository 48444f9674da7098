import { buttonClass } from '#ui/button-class.ts'
import { limits } from '../rules.ts'
import { FormField, SendForm, SendLabel } from './form.tsx'

/**
 * Writes to whoever runs this server. "Report an Issue" is the same form with a subject of its own and the page where it
 * happened. Stands on a page at most once.
 */
export function ContactForm() {
  return (
    <SendForm to="/contact" urgent={<UrgentLine />}>
      <FormField
        id="contact-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
      />
      <FormField id="contact-subject" name="subject" label="Subject" required maxLength={limits.subject} />
      <FormField
        id="contact-message"
        name="message"
        label="Message"
        rows={7}
        required
        maxLength={limits.message}
      />
      <fieldset data-issue="" hidden disabled>
        <FormField
          id="contact-page"
          name="page"
          label="Page where it happened"
          hint="Sent along with the version of this server. Change or clear it as you like."
          maxLength={limits.page}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')}>
          <SendLabel words="Send Message" pending="Sending" />
        </button>
        <button
          type="button"
          data-report-issue=""
          aria-pressed="false"
          className={buttonClass('quiet', 'md', 'aria-pressed:border-tide aria-pressed:bg-tide-2')}
        >
          Report an Issue
        </button>
      </div>
    </SendForm>
  )
}

function UrgentLine() {
  return (
    <p className="mt-4 max-w-measure rounded-field border border-line bg-dawn-2 p-4">
      What you wrote sounds as if somebody may be in danger, and an e-mail is not quick enough for that. There
      are people to talk to right now: <a href="/urgent-help">open urgent help</a>. In the UK, Samaritans
      answer day and night on <a href="tel:116123">116 123</a>, free.
    </p>
  )
}
