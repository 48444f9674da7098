import { Button } from '#ui/button.tsx'
import type { Item } from '../contract.ts'
import { isHere } from '../rules.ts'
import { ItemList } from './item-list.tsx'
import type { DayContext } from './item-row.tsx'

interface FirstLineProps {
  day: DayContext
  items: readonly Item[]
  onShowAll: () => void
}

/** A day before anything else stands in it: one question and one line. More is offered, and never needed. */
export function FirstLine({ day, items, onShowAll }: FirstLineProps) {
  const here = items.filter(isHere)
  return (
    <section aria-labelledby="first-line">
      <h2 id="first-line" className="text-2xl">
        A plan can be one line.{' '}
        <span className="block">
          {day.date === day.today ? 'What matters today?' : 'What matters on this day?'}
        </span>
      </h2>
      <div className="mt-6">
        <ItemList
          day={day}
          place="priorities"
          label="What matters"
          items={here}
          placeholder={here.length === 0 ? 'Call Mum before supper' : 'One more, if you like'}
        />
      </div>
      <Button className="mt-8" onClick={onShowAll}>
        Open the whole day
      </Button>
    </section>
  )
}
