import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Segmented } from '#ui/segmented.tsx'
import { PlanCard } from './parts/plan-card.tsx'
import { Unread } from './parts/unread.tsx'
import { useBilling, usePlans } from './queries.ts'
import type { Per } from './rules/plans.ts'

/** The plans of this server side by side, or what is true where nothing is sold; and the way on, which costs nothing. */
export default function ChoosePlanScreen() {
  const isSignedIn = useSession().status === 'signed-in'
  const { data, error, refetch } = usePlans()
  const billing = useBilling(isSignedIn)
  const [per, setPer] = useState<Per>('month')
  const isFree = data?.adapter === 'none'
  const hasYear = data?.plans.some(({ prices }) => prices.some((price) => price.per === 'year'))
  return (
    <>
      <h1 className="pt-4 text-4xl md:pt-14 md:text-6xl">Choose your plan</h1>
      <p className="mt-6 max-w-measure text-lg text-ink-2">
        {isFree
          ? 'Everything is on – billing is off on this server. Nothing is sold here, so there is nothing to choose.'
          : 'You can begin without choosing. No card is asked for.'}
      </p>
      <Link
        to={isSignedIn ? '/home' : '/sign-up'}
        className={buttonClass(isSignedIn && !isFree ? 'quiet' : 'primary', 'md', 'mt-8 mb-6')}
      >
        {isSignedIn ? 'Open app' : 'Continue free'}
      </Link>
      {!data ? (
        <Unread what="The plans" error={error} retry={() => void refetch()} />
      ) : isFree ? null : (
        <section aria-label="Plans" className="mt-8 mb-16">
          {hasYear ? (
            <Segmented
              label="Paid"
              value={per}
              onChange={setPer}
              choices={[
                { value: 'month', label: 'By the month' },
                { value: 'year', label: 'By the year' },
              ]}
            />
          ) : null}
          {billing.error && !billing.data ? (
            <Unread what="Your own plan" error={billing.error} retry={() => void billing.refetch()} />
          ) : null}
          <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
            {data.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                per={per}
                state={billing.data ?? null}
                isSignedIn={isSignedIn}
              />
            ))}
          </ul>
          <p className="mt-10 max-w-measure text-ink-2">
            Whatever you choose, what you write stays open to you, to read, change and take along, also after
            a plan has ended. Before a trial ends and before a payment falls due we write to you.
          </p>
        </section>
      )}
    </>
  )
}
