import { useState } from 'react'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { Button } from '#ui/button.tsx'
import type { Carried, DayContent } from '../contract.ts'
import { useEveningBefore } from '../queries.ts'
import { itemsOf } from '../rules.ts'
import { dayInSentence, nearDay } from '../rules/words.ts'
import type { DayContext } from './item-row.tsx'

interface SuggestionsProps {
  day: DayContext
  value: DayContent
  carried: readonly Carried[]
}

/** What earlier days hand over: each comes in only when the person says so. */
export function Suggestions({ day, value, carried }: SuggestionsProps) {
  const { actions, date, today } = day
  const [wish, putWishAway] = useWish(date, value)
  if (carried.length === 0 && wish === null) return null
  return (
    <section aria-label="From earlier days">
      <ul className="border-t border-line">
        {wish === null ? null : (
          <Suggestion
            from={`${nearDay(addDays(date, -1), today)} you wrote: tomorrow I will try`}
            text={wish}
            no="Not today"
            onYes={() => actions.take('priorities', wish, 'Taken in.')}
            onNo={putWishAway}
          />
        )}
        {carried.map((each) => (
          <Suggestion
            key={each.item.id}
            from={`Moved from ${dayInSentence(each.from, today)}`}
            text={each.item.text}
            no="Let it go"
            onYes={() => actions.answer(each, 'take_in')}
            onNo={() => actions.answer(each, 'let_go')}
          />
        ))}
      </ul>
    </section>
  )
}

interface SuggestionProps {
  from: string
  text: string
  no: string
  onYes: () => void
  onNo: () => void
}

function Suggestion({ from, text, no, onYes, onNo }: SuggestionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block text-sm text-ink-2">{from}</span>
        <span dir="auto" className="font-title text-lg">
          {text}
        </span>
      </p>
      <span className="flex gap-1">
        <Button size="sm" onClick={onYes} aria-label={`Take it in: ${text}`}>
          Take it in
        </Button>
        <Button variant="plain" size="sm" onClick={onNo} aria-label={`${no}: ${text}`}>
          {no}
        </Button>
      </span>
    </li>
  )
}

const awayKey = 'plan-wish-put-away'

/** "Tomorrow I will try" of the evening before, until it is in the day or was put away for it. */
function useWish(date: LocalDate, value: DayContent): [wish: string | null, putAway: () => void] {
  const { data } = useEveningBefore(date)
  const [away, setAway] = useState(() => readStored(awayKey))
  const wish = data?.tomorrow.trim() ?? ''
  const isKnown = itemsOf(value).some((item) => item.text.trim() === wish)
  const putAway = () => {
    setAway(date)
    writeStored(awayKey, date)
  }
  return [wish === '' || isKnown || away === date ? null : wish, putAway]
}
