import { publicPage } from '#platform/web/page.ts'
import { ContactForm } from './parts/contact-form.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Prose } from './parts/prose.tsx'

export default publicPage({
  path: '/contact',
  description: 'Write to the people who run this Balanse server. You get an answer within 24 hours.',
  Body: Contact,
})

function Contact() {
  return (
    <>
      <p className="border-b border-line py-4">
        Do you need somebody now? This form is not the quickest way.{' '}
        <a href="/urgent-help">Open urgent help</a>: people, by phone, text or chat.
      </p>
      <PageOpening
        title="Contact"
        lead="Write to the people who run this server. You get a reference number at once and an answer within 24 hours."
      />
      <div className="grid gap-16 md:grid-cols-[1fr_20rem]">
        <ContactForm />
        <section aria-labelledby="before" className="max-md:border-t max-md:border-line max-md:pt-8">
          <h2 id="before" className="mb-4">
            Before you write
          </h2>
          <Prose>
            <ul>
              <li>
                Many questions are answered under <a href="/faq">Common Questions</a> and in the{' '}
                <a href="/help">help</a>.
              </li>
              <li>
                To have your account and everything in it deleted, write from the address of the account. What
                happens then stands under <a href="/trust-security">Trust & Security</a>.
              </li>
              <li>
                Please leave out passwords, and anything from your journal that a stranger need not read.
              </li>
              <li>
                Something gets in your way? The page, what you wanted to do and your browser are what helps
                most.
              </li>
            </ul>
            <p>
              What you send is stored on this server for those who answer it. <a href="/privacy">Privacy</a>
            </p>
          </Prose>
        </section>
      </div>
    </>
  )
}
