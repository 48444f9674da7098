import { publicPage } from '#platform/web/page.ts'
import { buttonClass } from '#ui/button-class.ts'
import { LegalLinks } from './parts/legal-links.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { ThreeSteps } from './parts/three-steps.tsx'
import { WaitlistForm } from './parts/waitlist-form.tsx'

export default publicPage({
  path: '/waitlist',
  description:
    'Balanse is a calm place to picture the life you want, plan the next step and look back kindly.',
  Body: Waitlist,
})

/** The front page of the house: what Balanse is, and the ways in. */
function Waitlist() {
  return (
    <>
      <LetterNews />
      <PageOpening
        title="Your life in flow."
        lead="Balanse is a place to picture the life you want, plan the next small step and look back kindly. With a coach that reads your own words, and always says that it is software."
        aside={
          <div className="rounded-card border border-line bg-sheet p-6 md:p-8">
            <h2>Join the waitlist</h2>
            <p className="mt-2 text-ink-2">We write when there is a place for you.</p>
            <WaitlistForm />
          </div>
        }
      >
        <a href="/onboarding" className={buttonClass('quiet', 'md', 'when-signed-out')}>
          Get Started
        </a>
        <a href="/sign-in" className={buttonClass('plain', 'md', 'when-signed-out')}>
          Sign In
        </a>
        <a href="/home" className={buttonClass('quiet', 'md', 'when-signed-in')}>
          Open app
        </a>
      </PageOpening>
      <ThreeSteps />
      <p className="mt-16 flex flex-wrap gap-x-6 border-t border-line pt-4">
        <LegalLinks />
        <a href="/urgent-help" className={small}>
          Do you need urgent help?
        </a>
      </p>
    </>
  )
}

const small = 'inline-flex min-h-11 items-center text-tide underline underline-offset-4'

const news = [
  ['signed-out', 'Signed out successfully'],
  ['confirmed', 'Thank you, your address is confirmed. There is nothing more to do.'],
  ['removed', 'Your address is off the list, and deleted here.'],
  [
    'ended',
    'That link has ended: the address is off the list already, or the link was open for too long. You can join again below.',
  ],
] as const

/** What a link of a letter did. The address names one of them, and the browser shows it by itself. */
function LetterNews() {
  return news.map(([id, text]) => (
    <p
      key={id}
      id={id}
      tabIndex={-1}
      className="hidden scroll-mt-24 rounded-field border border-line bg-tide-2 px-4 py-3 target:block"
    >
      {text}
    </p>
  ))
}
