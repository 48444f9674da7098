import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { billingOutsideContract, type Subscription } from '../contract.ts'
import { useKnownState } from '../queries.ts'
import { moneyWords, priceWords, type Plan, type Price } from '../rules/plans.ts'

interface ChangeDialogProps {
  plan: Plan
  price: Price
  subscription: Subscription
}

/** Says what a change costs today before it is made. */
export function ChangeDialog({ plan, price, subscription }: ChangeDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [due, setDue] = useState<{ due_now: number; currency: string; at: number } | null>(null)
  const { isPending, trouble, run, clear } = useWork()
  const known = useKnownState()
  const navigate = useNavigate()
  const choice = { plan: plan.id, per: price.per }

  const look = () =>
    run(async () => setDue(await call(billingOutsideContract.previewChange, { body: choice })))

  function move(next: boolean) {
    setIsOpen(next)
    setDue(null)
    clear()
    if (next) void look()
  }

  const change = () =>
    run(async () => {
      if (!due) return
      const body = { ...choice, version: subscription.version, at: due.at }
      known.take(await call(billingOutsideContract.changePlan, { body }))
      toast({ title: `Your plan is ${plan.name}`, description: `${priceWords(price)} from now on.` })
      await navigate('/billing')
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button>
          Change to this<span className="sr-only">: {plan.name}</span>
        </Button>
      }
      title={`Change to ${plan.name}?`}
      description={`${priceWords(price)}, tax included. What you paid already is taken off.`}
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          {due || !trouble ? (
            <Button variant="primary" isPending={isPending} disabled={!due} onClick={() => void change()}>
              Change
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void look()}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {trouble ? (
        <Notice kind="error">{trouble}</Notice>
      ) : due ? (
        <p>{dueWords(due, subscription)}</p>
      ) : (
        <Skeleton className="h-6" />
      )}
    </Dialog>
  )
}

function dueWords(
  { due_now: due, currency }: { due_now: number; currency: string },
  { state }: Subscription,
) {
  if (state === 'trialing') return 'Nothing is charged today: your trial goes on as it is.'
  if (due > 0) return `${moneyWords(due, currency)} is charged today.`
  return 'Nothing is charged today. What you have paid ahead is taken off the next payments.'
}
