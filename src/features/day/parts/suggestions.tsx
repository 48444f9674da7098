import { useState, type ReactNode } from 'react'
import { addDays } from '#platform/contract/dates.ts'
import { newId } from '#platform/contract/new-id.ts'
import { useWeekSuggestions } from '#features/week/public.tsx'
import { asDayItem } from '#features/week/rules.ts'
import { Button } from '#ui/button.tsx'
import type { Carried, DayContent } from '../contract.ts'
import { useEveningBefore, useTemplates } from '../queries.ts'
import { itemsOf } from '../rules.ts'
import { offeredOn } from '../rules/shape.ts'
import { dayInSentence, nearDay, weekdayName } from '../rules/words.ts'
import type { DayContext } from './item-row.tsx'
import { usePutAway } from './use-put-away.ts'

interface SuggestionsProps {
  day: DayContext
  value: DayContent
  /** What other days moved here. */
  carried: readonly Carried[]
  /** What the week before left open; offered today only. */
  leftOpen: readonly Carried[]
}

/** So many suggestions stand here at once; what the week left open beyond that waits behind a button. */
const shownMost = 3

/** What earlier days hand over, and what this day of the week is offered: each comes in only when the person says so. */
export function Suggestions({ day, value, carried, leftOpen }: SuggestionsProps) {
  const { actions, date, today } = day
  const [isWhole, setIsWhole] = useState(false)
  const { isAway, putAway } = usePutAway(date)
  const wish = useWish(day, value)
  const week = useWeekSuggestions(date)
  const taken = new Set(itemsOf(value).map((item) => item.origin_id))
  const laid = week.priorities.filter(({ id }) => !taken.has(id) && !isAway(`week ${id}`))
  const { data } = useTemplates()
  const offered = offeredOn(data?.templates ?? [], date, value).filter(({ id }) => !isAway(`template ${id}`))
  const open = date === today ? leftOpen : []
  const hasWish = wish !== '' && !isAway('wish')
  const others = carried.length + offered.length + laid.length + (hasWish ? 1 : 0)
  const shownOpen = isWhole ? open : open.slice(0, Math.max(1, shownMost - others))
  if (open.length + others === 0) return null
  return (
    <section aria-label="From earlier days">
      <ul className="border-t border-line">
        {hasWish ? (
          <Suggestion
            from={`${nearDay(addDays(date, -1), today)} you wrote: tomorrow I will try`}
            text={wish}
          >
            <Yes text={wish} words="Take it in" onYes={() => actions.take('priorities', wish, 'Taken in.')} />
            <No text={wish} words="Not today" onNo={() => putAway('wish')} />
          </Suggestion>
        ) : null}
        {laid.map((priority) => (
          <Suggestion key={priority.id} from="From your week" text={priority.text}>
            <Yes
              text={priority.text}
              words="Take it in"
              onYes={() => actions.takeItem(asDayItem(priority, newId()), 'Taken in.')}
            />
            <No text={priority.text} words="Not today" onNo={() => putAway(`week ${priority.id}`)} />
          </Suggestion>
        ))}
        {offered.map(({ id, name, shape }) => (
          <Suggestion key={id} from={`A template for ${weekdayName(date)}s`} text={name}>
            <Yes text={name} words="Use it" onYes={() => actions.layShape(shape, name)} />
            <No text={name} words="Not today" onNo={() => putAway(`template ${id}`)} />
          </Suggestion>
        ))}
        {carried.map((each) => (
          <Suggestion
            key={each.item.id}
            from={`Moved from ${dayInSentence(each.from, today)}`}
            text={each.item.text}
          >
            <Yes text={each.item.text} words="Take it in" onYes={() => actions.answer(each, 'take_in')} />
            <No text={each.item.text} words="Let it go" onNo={() => actions.answer(each, 'let_go')} />
          </Suggestion>
        ))}
        {shownOpen.map((each) => (
          <Suggestion
            key={each.item.id}
            from={`Still open from ${dayInSentence(each.from, today)}`}
            text={each.item.text}
          >
            <Yes text={each.item.text} words="Move it here" onYes={() => actions.answer(each, 'take_in')} />
            <Yes text={each.item.text} words="Shrink it" onYes={() => actions.answer(each, 'shrink')} />
            <No text={each.item.text} words="Let it go" onNo={() => actions.answer(each, 'let_go')} />
          </Suggestion>
        ))}
      </ul>
      {open.length > shownOpen.length ? (
        <Button variant="plain" size="sm" className="mt-1 -ml-2.5" onClick={() => setIsWhole(true)}>
          {moreWords(open.length - shownOpen.length)}
        </Button>
      ) : null}
    </section>
  )
}

/** The days that these come from reach over the last seven, whatever the week is. */
const moreWords = (more: number) => `Show ${more} more from the last seven days`

function Suggestion({ from, text, children }: { from: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block text-sm text-ink-2">{from}</span>
        <span dir="auto" className="font-title text-lg wrap-anywhere">
          {text}
        </span>
      </p>
      <span className="flex flex-wrap gap-1">{children}</span>
    </li>
  )
}

function Yes({ words, text, onYes }: { words: string; text: string; onYes: () => void }) {
  return (
    <Button size="sm" onClick={onYes} aria-label={`${words}: ${text}`}>
      {words}
    </Button>
  )
}

function No({ words, text, onNo }: { words: string; text: string; onNo: () => void }) {
  return (
    <Button variant="plain" size="sm" onClick={onNo} aria-label={`${words}: ${text}`}>
      {words}
    </Button>
  )
}

/** "Tomorrow I will try" of the evening before, until it is in the day; empty when there is none. */
function useWish({ date }: DayContext, value: DayContent): string {
  const { data } = useEveningBefore(date)
  const wish = data?.tomorrow.trim() ?? ''
  return itemsOf(value).some((item) => item.text.trim() === wish) ? '' : wish
}
