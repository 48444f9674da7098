import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type BillingState } from '../contract.ts'
import { useKnownState } from '../queries.ts'
import { dayWords, later } from '../rules/days.ts'
import { priceWords, trialWords, type Per, type Plan, type Price } from '../rules/plans.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { OrderButton } from './order-button.tsx'

interface PlanCardProps {
  plan: Plan
  per: Per
  /** Null while it is not known, and for somebody without an account. */
  state: BillingState | null
  isSignedIn: boolean
}

export function PlanCard({ plan, per, state, isSignedIn }: PlanCardProps) {
  const price = plan.prices.find((one) => one.per === per) ?? plan.prices[0]
  const standing = state?.subscription?.state
  // Whoever changes from another plan goes on paying: a trial is for somebody who has none.
  const mayTry = !state?.has_tried && (!standing || standing === 'expired')
  return (
    <li className="flex flex-col border-t border-line pt-5">
      <h2 className="text-2xl">{plan.name}</h2>
      <p className="mt-1 text-ink-2">{plan.summary}</p>
      <p className="mt-4 font-title text-2xl">{priceWords(price)}</p>
      {price ? <p className="text-sm text-ink-2">Tax included</p> : null}
      {mayTry ? <p className="mt-1 text-sm text-ink-2">{trialWords(plan, price)}</p> : null}
      <ul className="mt-4 mb-6 list-disc pl-6">
        {plan.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-auto">
        {!isSignedIn ? (
          <Link to="/sign-up" className={buttonClass()}>
            Get Started<span className="sr-only"> with {plan.name}</span>
          </Link>
        ) : price && state ? (
          <Choice plan={plan} price={price} state={state} />
        ) : null}
      </div>
    </li>
  )
}

/** What can be done with a plan, as things stand with the person. */
function Choice({ plan, price, state }: { plan: Plan; price: Price; state: BillingState }) {
  const { subscription } = state
  const choice = { plan: plan.id, per: price.per }
  if (!subscription || subscription.state === 'expired')
    return plan.trial_days > 0 && !state.has_tried ? (
      <TrialButton plan={plan} price={price} />
    ) : (
      <>
        <p className="mb-3 text-sm text-ink-2">
          {state.adapter === 'stripe'
            ? `${priceWords(price)}, the first time today. You see the amount once more before you pay.`
            : 'You have 14 days to pay it, and it does not renew by itself.'}
        </p>
        <OrderButton state={state} choice={choice} variant="quiet" />
      </>
    )
  const isOwn = subscription.plan === plan.id && subscription.per === price.per
  if (isOwn || subscription.state === 'canceled' || subscription.state === 'past_due')
    return (
      <Link to="/billing" className={buttonClass()}>
        {isOwn ? 'This is your plan' : 'See your plan first'}
      </Link>
    )
  if (subscription.is_ordered && subscription.provider === 'manual')
    return <p className="text-ink-2">With an invoice, a change is agreed with whoever runs this server.</p>
  return <ChangeDialog plan={plan} price={price} subscription={subscription} />
}

function TrialButton({ plan, price }: { plan: Plan; price: Price }) {
  const { isPending, trouble, run } = useWork()
  const known = useKnownState()
  const navigate = useNavigate()
  const { time_zone: timeZone } = useRhythm()
  const days = plan.trial_days === 1 ? '1 free day' : `${plan.trial_days} free days`
  const [now] = useState(() => new Date())
  const end = dayWords(later(now, plan.trial_days), timeZone)

  const begin = () =>
    run(async () => {
      const body = { plan: plan.id, per: price.per }
      known.take(await call(billingOutsideContract.beginTrial, { body }))
      toast({ title: `${plan.name} is on`, description: `Free until ${end}. Then it ends by itself.` })
      await navigate('/billing')
    })

  return (
    <>
      <p className="mb-3 text-sm text-ink-2">
        No card. It ends by itself on {end}; nothing is charged unless you agree to a payment before.
      </p>
      <Button variant="primary" isPending={isPending} onClick={() => void begin()}>
        Start {days}
        <span className="sr-only"> of {plan.name}</span>
      </Button>
      {trouble ? (
        <p role="alert" className="mt-3 text-clay">
          {trouble}
        </p>
      ) : null}
    </>
  )
}
