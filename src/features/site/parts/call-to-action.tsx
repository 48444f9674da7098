import { buttonClass } from '#ui/button-class.ts'
import { TideDivider } from './tide-divider.tsx'

/** How most public pages end: one way in, and one way to look first. */
export function CallToAction({
  title = 'Begin with one true sentence',
  text = 'Five short questions, all of them skippable. You can look around before you make an account.',
}: {
  title?: string
  text?: string
}) {
  return (
    <section className="pt-10 pb-4 md:pt-16">
      <TideDivider />
      <h2 className="mt-8 text-3xl text-balance">{title}</h2>
      <p className="mt-3 max-w-measure text-ink-2">{text}</p>
      <GetStarted />
    </section>
  )
}

/** The two buttons of the public pages. */
function GetStarted() {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a href="/onboarding" className={buttonClass('primary')}>
        Get Started
      </a>
      <a href="/how-it-works" className={buttonClass('quiet')}>
        See how it works
      </a>
    </div>
  )
}
