import { Link } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { PublishedPlans } from '#features/site/public.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** The plans of this server, or what is true while none is published; and the way on, which costs nothing either way. */
export default function ChoosePlanScreen() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <>
      <h1 className="pt-4 text-4xl md:pt-14 md:text-6xl">Choose your plan</h1>
      <p className="mt-6 max-w-measure text-lg text-ink-2">
        You can begin without choosing. No card is asked for.
      </p>
      <Link to={isSignedIn ? '/home' : '/sign-up'} className={buttonClass('primary', 'md', 'mt-8 mb-6')}>
        {isSignedIn ? 'Open app' : 'Continue free'}
      </Link>
      <PublishedPlans />
    </>
  )
}
