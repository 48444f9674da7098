import { memo } from 'react'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import type { AsideItem, Item } from '../contract.ts'
import { isHere } from '../rules.ts'
import { keptUntil } from '../rules/put-aside.ts'
import { dayInSentence, shortDay } from '../rules/words.ts'
import type { DayContext } from './item-row.tsx'

interface PutAsideProps {
  day: DayContext
  /** All items of the list; those that were moved or let go are shown here. */
  items: readonly Item[]
  /** What was taken out of this list. */
  removed: readonly AsideItem[]
}

/** What was moved, let go or taken out: out of the way, and one tap from coming back. */
export const PutAside = memo(function PutAside({ items, removed, day }: PutAsideProps) {
  const aside = items.filter((item) => !isHere(item))
  const count = aside.length + removed.length
  if (count === 0) return null
  return (
    <Details title={<span className="text-sm text-ink-2">Put aside ({count})</span>} className="border-b-0">
      <ul className="border-t border-line">
        {aside.map((item) => (
          <Line
            key={item.id}
            item={item}
            words={asideWords(item, day.today)}
            onBringBack={() => day.actions.settle(item.id, null)}
          />
        ))}
        {removed.map((item) => (
          <Line
            key={item.id}
            item={item}
            words={`Removed, kept until ${shortDay(keptUntil(item))}`}
            onBringBack={() => day.actions.bringBack(item.id)}
          />
        ))}
      </ul>
    </Details>
  )
})

function Line({ item, words, onBringBack }: { item: Item; words: string; onBringBack: () => void }) {
  const text = item.text.trim() || item.tiny || item.if_part || item.then_part
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1">
      <p className="min-w-0 text-ink-2">
        <span dir="auto" className="wrap-anywhere">
          {text}
        </span>
        <span className="block text-sm">{words}</span>
      </p>
      <Button
        variant="plain"
        size="sm"
        className="shrink-0"
        aria-label={`Bring back: ${text}`}
        onClick={onBringBack}
      >
        Bring back
      </Button>
    </li>
  )
}

function asideWords(item: Item, today: string): string {
  if (item.state !== 'moved') return item.is_not_counted ? 'Not counted' : 'Let go'
  return item.moved_to ? `Moved to ${dayInSentence(item.moved_to, today)}` : 'Moved'
}
