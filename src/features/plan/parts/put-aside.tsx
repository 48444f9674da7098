import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import type { Item } from '../contract.ts'
import { isHere } from '../rules.ts'
import { dayInSentence } from '../rules/words.ts'
import type { DayContext } from './item-row.tsx'

/** What was moved or let go: out of the way, and one tap from coming back. */
export function PutAside({ items, day }: { items: readonly Item[]; day: DayContext }) {
  const aside = items.filter((item) => !isHere(item))
  if (aside.length === 0) return null
  return (
    <Details
      title={<span className="text-sm text-ink-2">Put aside ({aside.length})</span>}
      className="border-b-0"
    >
      <ul className="border-t border-line">
        {aside.map((item) => (
          <li
            key={item.id}
            className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1"
          >
            <p className="min-w-0 text-ink-2">
              <span dir="auto">{item.text}</span>
              <span className="block text-sm">{asideWords(item, day.today)}</span>
            </p>
            <Button
              variant="plain"
              size="sm"
              className="shrink-0"
              onClick={() => day.actions.settle(item, null)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Details>
  )
}

function asideWords(item: Item, today: string): string {
  if (item.state !== 'moved') return item.is_not_counted ? 'Not counted' : 'Let go'
  return item.moved_to ? `Moved to ${dayInSentence(item.moved_to, today)}` : 'Moved'
}
