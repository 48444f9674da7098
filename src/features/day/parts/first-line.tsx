import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { Item, Shape } from '../contract.ts'
import { isEmptyShape } from '../rules/shape.ts'
import { ItemList } from './item-list.tsx'
import type { DayContext } from './item-row.tsx'

interface FirstLineProps {
  day: DayContext
  items: readonly Item[]
  /** What stood in the day before, to be used again. */
  before: Shape
  /** What earlier days hand over; it stands under the line, as the question comes first. */
  suggestions: ReactNode
  onGentle: () => void
  onShowAll: () => void
}

/** A day before anything else stands in it: one question and one line. More is offered, and never needed. */
export function FirstLine({ day, items, before, suggestions, onGentle, onShowAll }: FirstLineProps) {
  const isBlank = items.length === 0
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
          items={items}
          placeholder={isBlank ? 'Call Mum before supper' : 'One more, if you like'}
        />
      </div>
      <div className="not-empty:mt-8">{suggestions}</div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onShowAll}>Open the whole day</Button>
        {isBlank && !isEmptyShape(before) ? (
          <Button
            onClick={() =>
              day.actions.layShape(
                before,
                day.date === day.today ? 'Yesterday’s shape' : 'The shape of the day before',
              )
            }
          >
            {day.date === day.today ? 'Use yesterday’s shape' : 'Use the shape of the day before'}
          </Button>
        ) : null}
        {isBlank ? <Button onClick={onGentle}>Low-energy day</Button> : null}
      </div>
    </section>
  )
}
