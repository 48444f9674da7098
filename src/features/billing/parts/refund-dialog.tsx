import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type BillingState, type Subscription } from '../contract.ts'
import { useKnownState } from '../queries.ts'
import { dayWords } from '../rules/days.ts'
import { moneyWords } from '../rules/plans.ts'

interface RefundDialogProps {
  refund: NonNullable<BillingState['refund']>
  subscription: Subscription
  timeZone: string
}

/** Asks once, because this one cannot be undone. */
export function RefundDialog({ refund, subscription, timeZone }: RefundDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, trouble, run, clear } = useWork()
  const known = useKnownState()
  const money = moneyWords(refund.amount, refund.currency)

  const ask = () =>
    run(async () => {
      const { version, provider } = subscription
      known.take(await call(billingOutsideContract.refundPlan, { body: { version } }))
      setIsOpen(false)
      toast({
        title: `${money} goes back to you`,
        description:
          provider === 'stripe'
            ? 'Most banks show it within ten days.'
            : 'Whoever runs this server has been told to send it.',
      })
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        clear()
      }}
      trigger={
        <Button>
          {subscription.state === 'canceled' ? `Get ${money} back` : `Cancel and get ${money} back`}
        </Button>
      }
      title={`Get ${money} back?`}
      description={`Your plan ends at once, and this cannot be undone. You can do it until ${dayWords(refund.until, timeZone)}. What you wrote stays.`}
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button variant="primary" isPending={isPending} onClick={() => void ask()}>
            Get it back
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
