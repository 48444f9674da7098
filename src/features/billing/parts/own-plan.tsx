import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type BillingState, type Subscription } from '../contract.ts'
import { useKnownState } from '../queries.ts'
import { dayWords } from '../rules/days.ts'
import { moneyWords } from '../rules/plans.ts'
import { standingWords, stateNames } from '../rules/words.ts'
import { Facts } from './everything-on.tsx'
import { OrderButton } from './order-button.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface OwnPlanProps {
  state: BillingState
  name: string
  timeZone: string
}

export function OwnPlan({ state, name, timeZone }: OwnPlanProps) {
  const { subscription } = state
  if (!subscription)
    return (
      <section className="mt-8">
        <p className="max-w-measure text-lg">
          You have no plan, and nothing is charged. Everything you write here is yours either way.
        </p>
        <Link to="/choose-plan" className={buttonClass('primary', 'md', 'mt-6')}>
          Look at the plans
        </Link>
      </section>
    )
  const price = `${moneyWords(subscription.amount, subscription.currency)} a ${subscription.per}`
  return (
    <section className="mt-8" aria-label="Your plan">
      {subscription.state === 'past_due' ? (
        <Notice kind="attention">{standingWords(subscription, timeZone)}</Notice>
      ) : (
        <p className="max-w-measure text-lg">{standingWords(subscription, timeZone)}</p>
      )}
      <Facts
        facts={[
          ['Plan', name],
          ['State', stateNames[subscription.state]],
          ['Price', `${price}, tax included`],
          ['Paid', paidWords(subscription)],
        ]}
      />
      <Actions state={state} subscription={subscription} name={name} timeZone={timeZone} />
    </section>
  )
}

function paidWords({ provider, is_ordered: isOrdered }: Subscription): string {
  if (!isOrdered) return 'No payment is agreed'
  return provider === 'stripe' ? 'By card, through Stripe' : 'By invoice'
}

function Actions(props: OwnPlanProps & { subscription: Subscription }) {
  const { state, subscription, name, timeZone } = props
  const known = useKnownState()
  const payment = useWork()
  const change = useWork()
  const { state: standing, is_ordered: isOrdered, provider } = subscription

  async function renew(keeps: boolean, version: number) {
    const isDone = await change.run(async () => {
      const endpoint = keeps ? billingOutsideContract.keepPlan : billingOutsideContract.cancelPlan
      const next = await call(endpoint, { body: { version } })
      known.take(next)
      const end = next.subscription?.ends_at
      if (keeps || !end) return void toast({ title: `${name} goes on` })
      toast({
        title: `${name} is cancelled`,
        description: `It goes on until ${dayWords(end, timeZone)} and then ends. Nothing more is charged.`,
        action: {
          label: 'Undo',
          altText: 'Use the button Keep my plan on this page',
          onSelect: () => void renew(true, next.subscription?.version ?? version),
        },
      })
    })
    if (!isDone) known.askAnew()
  }

  const openPayment = () =>
    payment.run(async () => {
      const { address } = await call(billingOutsideContract.openPayment, {})
      window.location.assign(address)
    })

  const trouble = change.trouble ?? payment.trouble
  const goesOn = ['trialing', 'active', 'past_due'].includes(standing)
  return (
    <>
      {trouble ? (
        <Notice kind="error" className="mt-6">
          {trouble}
        </Notice>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {standing === 'trialing' && !isOrdered ? <OrderButton state={state} choice={subscription} /> : null}
        {standing === 'expired' ? (
          <Link to="/choose-plan" className={buttonClass('primary')}>
            Look at the plans
          </Link>
        ) : null}
        {standing === 'canceled' ? (
          <Button
            variant="primary"
            isPending={change.isPending}
            onClick={() => void renew(true, subscription.version)}
          >
            Keep my plan
          </Button>
        ) : null}
        {isOrdered && provider === 'stripe' && standing !== 'expired' ? (
          <Button isPending={payment.isPending} onClick={() => void openPayment()}>
            Card and receipts
          </Button>
        ) : null}
        {goesOn && (provider === 'stripe' || !isOrdered) ? (
          <Link to="/choose-plan" className={buttonClass()}>
            Change plan
          </Link>
        ) : null}
        {goesOn ? (
          <Button isPending={change.isPending} onClick={() => void renew(false, subscription.version)}>
            Cancel
          </Button>
        ) : null}
        {state.refund ? (
          <RefundDialog refund={state.refund} subscription={subscription} timeZone={timeZone} />
        ) : null}
      </div>
    </>
  )
}
