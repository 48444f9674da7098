import type { BillingState } from '../contract.ts'
import { dayWords } from '../rules/days.ts'
import { moneyWords } from '../rules/plans.ts'
import { invoiceNames } from '../rules/words.ts'

export function Invoices({ state, timeZone }: { state: BillingState; timeZone: string }) {
  const { invoices, pay_to: payTo } = state
  return (
    <section className="mt-12">
      <h2>Invoices</h2>
      {invoices.length === 0 ? (
        <p className="mt-3 text-ink-2">None yet: nothing was charged.</p>
      ) : (
        <ul aria-label="Invoices" className="mt-4 max-w-measure border-t border-line">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="border-b border-line py-3">
              <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
                <span>{dayWords(invoice.issued_at, timeZone)}</span>
                <span className="tabular-nums">{moneyWords(invoice.amount, invoice.currency)}</span>
              </div>
              <p className="text-sm text-ink-2">
                {invoiceNames[invoice.state]}
                {invoice.number ? `, number ${invoice.number}` : null}
                {invoice.address ? (
                  <>
                    {' · '}
                    <a href={invoice.address} target="_blank" rel="noreferrer">
                      Open<span className="sr-only"> invoice {invoice.number}</span>
                    </a>
                  </>
                ) : null}
              </p>
              {invoice.state === 'open' && payTo && invoice.due_at ? (
                <p className="mt-1">
                  To be paid by {dayWords(invoice.due_at, timeZone)}: {payTo}. Please name {invoice.number}.
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
