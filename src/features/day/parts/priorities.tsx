import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import type { DayContent } from '../contract.ts'
import { isHere, slots } from '../rules.ts'
import { CapacityLine } from './capacity-line.tsx'
import { DaySection } from './day-section.tsx'
import { ItemList } from './item-list.tsx'
import type { DayContext } from './item-row.tsx'
import { PutAside } from './put-aside.tsx'
import { useRemovedFrom } from './use-removed-from.ts'

/** Three things for the day; what is written beyond them waits below. */
export function Priorities({ day, value }: { day: DayContext; value: DayContent }) {
  const [isOrdering, setIsOrdering] = useState(false)
  const removed = useRemovedFrom(value.put_aside, 'priorities')
  const here = value.main_priorities.filter(isHere)
  return (
    <DaySection
      id="priorities"
      title="Main priorities"
      action={
        here.length > 1 || isOrdering ? (
          <Button variant="plain" size="sm" className="-mr-3" onClick={() => setIsOrdering(!isOrdering)}>
            {isOrdering ? 'Keep this order' : 'Change the order'}
          </Button>
        ) : null
      }
    >
      <CapacityLine value={value} />
      {isOrdering ? (
        <SortableList
          label="Main priorities"
          items={here}
          nameOf={(item) => item.text}
          onReorder={(items) =>
            day.actions.order(
              'priorities',
              items.map(({ id }) => id),
            )
          }
          className="border-t border-line"
        >
          {(item, index) => (
            <p dir="auto" className={index < slots ? 'py-3.5 font-medium' : 'py-3.5 text-ink-2'}>
              {item.text}
            </p>
          )}
        </SortableList>
      ) : (
        <ItemList
          day={day}
          place="priorities"
          label="Main priorities"
          items={value.main_priorities}
          placeholder={here.length < slots ? 'Add a priority' : 'If there is room'}
          restAfter={slots}
        />
      )}
      <PutAside items={value.main_priorities} removed={removed} day={day} />
    </DaySection>
  )
}
