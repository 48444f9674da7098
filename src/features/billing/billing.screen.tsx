import { useRhythm } from '#features/account/public.tsx'
import { EverythingOn } from './parts/everything-on.tsx'
import { Invoices } from './parts/invoices.tsx'
import { OwnPlan } from './parts/own-plan.tsx'
import { Returned } from './parts/returned.tsx'
import { Unread } from './parts/unread.tsx'
import { useBilling, usePlans } from './queries.ts'

/** What the person agreed to pay for, and every way out of it. */
export default function BillingScreen() {
  const { data, error, refetch } = useBilling()
  const plans = usePlans().data?.plans
  const { time_zone: timeZone } = useRhythm()
  return (
    <div className="max-w-column">
      <h1>Billing &amp; Subscription</h1>
      {!data ? (
        <Unread what="Your plan" error={error} retry={() => void refetch()} />
      ) : data.adapter === 'none' ? (
        <EverythingOn />
      ) : (
        <>
          <Returned state={data} />
          <OwnPlan
            state={data}
            name={
              plans?.find(({ id }) => id === data.subscription?.plan)?.name ?? data.subscription?.plan ?? ''
            }
            timeZone={timeZone}
          />
          <Invoices state={data} timeZone={timeZone} />
          <section className="mt-12">
            <h2>What holds here</h2>
            <ul className="mt-4 max-w-measure list-disc pl-6 text-ink-2">
              <li>
                Before a trial ends and before a payment falls due we write to you: three days ahead, and two
                weeks ahead where you pay by the year.
              </li>
              <li>A payment goes back in full within 14 days, whatever the reason.</li>
              <li>Whatever the plan, what you wrote stays open to you, to read, change and take along.</li>
            </ul>
          </section>
        </>
      )}
    </div>
  )
}
