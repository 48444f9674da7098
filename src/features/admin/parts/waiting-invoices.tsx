import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { takeAnswer } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { operationsContract, type InvoiceLine } from '#features/operations/contract.ts'
import { moneyWords } from '#features/billing/rules/plans.ts'
import { nowKey } from '../queries.ts'
import { Moment } from './moment.tsx'
import { useAction } from './use-action.ts'

/** Invoices that wait for the operator: for money that has come, or that was sent back. */
export function WaitingInvoices({ invoices }: { invoices: readonly InvoiceLine[] }) {
  return (
    <>
      <h3 className="mt-10">Invoices that wait for you</h3>
      {invoices.length === 0 ? <p className="mt-3 text-ink-2">None.</p> : null}
      <ul className="mt-3 border-t border-line empty:border-0" aria-label="Invoices that wait for you">
        {invoices.map((invoice) => (
          <li
            key={invoice.number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 break-words">
              {invoice.number}, {moneyWords(invoice.amount, invoice.currency)}
              <span className="block text-sm text-ink-2">
                {invoice.person_email}, sent <Moment at={invoice.issued_at} />
                {invoice.state === 'refund_due' ? ', to be paid back' : ''}
              </span>
            </span>
            <MarkInvoice invoice={invoice} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MarkInvoice({ invoice: { number, state, amount, currency } }: { invoice: InvoiceLine }) {
  const queries = useQueryClient()
  const { isPending, trouble, run } = useAction()
  const next = state === 'open' ? 'paid' : 'refunded'
  const verb = next === 'paid' ? 'It was paid' : 'It was paid back'
  const mark = () =>
    run(async () => {
      const view = await call(operationsContract.markInvoice, { params: { number }, body: { state: next } })
      await takeAnswer(queries, nowKey(operationsContract.readPlansRoom), view)
    })
  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={`${verb}: ${number}`}>
          {verb}
        </Button>
      }
      title={`Invoice ${number}`}
      description={`${moneyWords(amount, currency)}: ${next === 'paid' ? 'the money is with you' : 'you have sent the money back'}. This cannot be taken back here, and the person reads it in their account.`}
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button variant="primary" isPending={isPending} pendingText="Marking" onClick={() => void mark()}>
            {verb}
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
