import { useNavigate } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type BillingState } from '../contract.ts'
import { useKnownState } from '../queries.ts'
import type { Per } from '../rules/plans.ts'

interface OrderButtonProps {
  state: BillingState
  choice: { plan: string; per: Per }
  /** Quiet where several plans stand side by side. */
  variant?: 'primary' | 'quiet'
}

/** Leads to the checkout of the payment service, or has an invoice sent. */
export function OrderButton({ state, choice, variant = 'primary' }: OrderButtonProps) {
  const { isPending, trouble, run } = useWork()
  const known = useKnownState()
  const navigate = useNavigate()
  const byInvoice = state.adapter === 'manual'

  const order = () =>
    run(async () => {
      const { plan, per } = choice
      const { address } = await call(billingOutsideContract.orderPlan, { body: { plan, per } })
      if (address) return window.location.assign(address)
      known.askAnew()
      toast({
        title: 'Your invoice is on its way',
        description: 'It stands under Billing & Subscription, too.',
      })
      await navigate('/billing')
    })

  return (
    <div>
      <Button variant={variant} isPending={isPending} onClick={() => void order()}>
        {byInvoice ? 'Ask for an invoice' : 'Pay by card'}
      </Button>
      {trouble ? (
        <p role="alert" className="mt-3 max-w-measure text-clay">
          {trouble}
        </p>
      ) : null}
    </div>
  )
}
