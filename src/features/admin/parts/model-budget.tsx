import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ModelView } from '#features/operations/contract.ts'
import { amountInWords, readAmount } from '../rules.ts'

interface BudgetProps {
  view: ModelView
  isPending: boolean
  /** Millionths of the operator's currency; null leaves it to the setting. */
  onDecide: (budget: number | null) => void
}

/** What a day may cost. The setting of the server is the most; here it can only be less. */
export function ModelBudget({ view, isPending, onDecide }: BudgetProps) {
  const { decision, setting_budget: setting, budget } = view
  const [text, setText] = useState(
    decision.daily_budget === null ? '' : String(decision.daily_budget / 1_000_000),
  )
  const [fault, setFault] = useState('')
  const hasPrice = view.price_in + view.price_out > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = readAmount(text)
    setFault(amount === undefined ? 'Write an amount above 0, such as 2.50, or nothing.' : '')
    if (amount !== undefined) onDecide(amount)
  }

  return (
    <section aria-labelledby="model-budget" className="mt-10">
      <h3 id="model-budget">Budget</h3>
      <p className="mt-2 max-w-measure text-ink-2">
        {budget > 0 ? `A day may cost ${amountInWords(budget)}. ` : 'No budget is in force. '}
        {setting > 0
          ? `The setting BALANSE_AI_DAILY_BUDGET is ${amountInWords(setting)}. Of the two the smaller one counts.`
          : 'The setting BALANSE_AI_DAILY_BUDGET is empty, so what you write here counts.'}
      </p>
      {hasPrice ? (
        <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
          <Field
            label="At most a day, in the currency of your prices"
            error={fault || undefined}
            className="min-w-0 flex-1 basis-56"
          >
            <TextInput
              inputMode="decimal"
              maxLength={12}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" isPending={isPending} pendingText="Keeping">
            Keep this budget
          </Button>
        </form>
      ) : (
        <p className="mt-3 max-w-measure text-ink-2">
          A budget needs a price: set BALANSE_AI_PRICE_IN and BALANSE_AI_PRICE_OUT.
        </p>
      )}
    </section>
  )
}
