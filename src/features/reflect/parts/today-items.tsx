import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Item } from '#features/day/contract.ts'
import type { PlanDay } from '#features/day/public.tsx'
import { itemsOf, outcomeOf, outcomePatch, patchItem, type Outcome } from '#features/day/rules.ts'
import { dayInSentence, weekdayName } from '#features/day/rules/words.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'

/** What became of the day's items, one tap each. What was already let go on arrival is not asked about again. */
export function TodayItems({ plan, today }: { plan: PlanDay; today: LocalDate }) {
  const intention = plan.value.intention.trim()
  const items = itemsOf(plan.value).filter((item) => item.text.trim() !== '')
  return (
    <>
      {intention ? (
        <p className="mb-4 text-ink-2">
          You wanted to be:{' '}
          <em dir="auto" className="font-title text-lg text-ink">
            {intention}
          </em>
        </p>
      ) : null}
      {items.length === 0 ? (
        <p className="border-t border-line pt-3 text-ink-2">
          Nothing was planned, so there is nothing to sort.
        </p>
      ) : (
        <ul className="border-t border-line">
          {items.map((item) => (
            <TodayItem
              key={item.id}
              item={item}
              date={plan.date}
              today={today}
              onChoose={(outcome) =>
                plan.change(patchItem(plan.value, item.id, outcomePatch(outcome, plan.date)))
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface TodayItemProps {
  item: Item
  date: LocalDate
  today: LocalDate
  onChoose: (outcome: Outcome | null) => void
}

function TodayItem({ item, date, today, onChoose }: TodayItemProps) {
  const next = addDays(date, 1)
  // Of the evening of today "Moved to Sunday" says more than "tomorrow"; for earlier days the near word is clearer.
  const nextName = date === today ? weekdayName(next) : dayInSentence(next, today)
  return (
    <li className="border-b border-line py-4">
      <p dir="auto" className="text-lg leading-snug">
        {item.text}
      </p>
      {item.tiny?.trim() ? (
        <p dir="auto" className="text-sm text-ink-2">
          Tiny counts too: {item.tiny}
        </p>
      ) : null}
      <ChoiceChips
        className="mt-3"
        label={`What became of: ${item.text}`}
        isLabelHidden
        choices={[
          { value: 'done', label: 'Done' },
          { value: 'moved', label: `Moved to ${nextName}` },
          { value: 'let_go', label: 'Let go' },
          { value: 'not_counted', label: 'Not counted' },
        ]}
        value={outcomeOf(item)}
        onChange={onChoose}
      />
    </li>
  )
}
