import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type BillingState } from '../contract.ts'
import { useKnownState } from '../queries.ts'

/** For somebody who comes back from a checkout: asks how it went, because the message about it may still be on its way. */
export function Returned({ state }: { state: BillingState }) {
  const [query, setQuery] = useSearchParams()
  const hasPaid = query.get('paid') === '1'
  const { isPending, trouble, run } = useWork()
  const known = useKnownState()
  const hasAsked = useRef(false)
  const isOn = state.subscription?.is_ordered && state.subscription.state !== 'expired'

  const settle = () => run(async () => known.take(await call(billingOutsideContract.settleOrder, {})))

  useEffect(() => {
    if (!hasPaid || hasAsked.current) return
    hasAsked.current = true
    void settle()
  })

  if (!hasPaid) return null
  const leave = (
    <Button size="sm" onClick={() => setQuery({}, { replace: true })}>
      Close
    </Button>
  )
  if (isOn)
    return (
      <Notice role="status" className="mt-6" action={leave}>
        Thank you. Your payment is agreed.
      </Notice>
    )
  return (
    <Notice
      role="status"
      className="mt-6"
      action={
        <Button size="sm" isPending={isPending} pendingText="Asking" onClick={() => void settle()}>
          Ask again
        </Button>
      }
    >
      {trouble ??
        'The payment service has not said yet that the payment is agreed. Nothing is charged twice.'}
    </Notice>
  )
}
