import { ContactForm } from '#features/site/public.tsx'

/** Writes to whoever runs this server. */
export function ContactUs() {
  return (
    <div className="max-w-measure">
      <p>
        Write to the people who run this server. You get a reply by e-mail within 24 hours. Please do not wait
        for it when somebody is in danger: <a href="/urgent-help">urgent help</a> is open at any hour.
      </p>
      <ContactForm />
    </div>
  )
}
