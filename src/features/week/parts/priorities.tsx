import { memo, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { prioritiesMax, type WeekPriority } from '../contract.ts'
import { isHere, slots } from '../rules.ts'
import { PriorityRow } from './priority-row.tsx'
import { showsSame, WeekSection, type WeekContext } from './week-section.tsx'

/** One to three things that matter this week. More may stand there; the page only says what it thinks of it. */
export const Priorities = memo(function Priorities({ week }: { week: WeekContext }) {
  const { value, actions } = week
  const [isOrdering, setIsOrdering] = useState(false)
  const here = value.priorities.filter(isHere)
  const aside = value.priorities.filter((each) => !isHere(each))
  const nextId = useNextId(value.priorities)
  const canAdd = value.priorities.length < prioritiesMax
  // One list of rows by id: the line that is being written becomes a priority without losing the focus.
  const rows = here.map((priority, at) => (
    <PriorityRow key={priority.id} week={week} priority={priority} label={`Priority ${at + 1}`} />
  ))
  if (canAdd)
    rows.push(
      <PriorityRow
        key={nextId}
        week={week}
        priority={null}
        label={`Priority ${here.length + 1}, empty line`}
        placeholder={
          here.length === 0
            ? 'What would make this week a good one?'
            : here.length < slots
              ? 'Another one'
              : 'If there is room'
        }
        onBegin={(text) => actions.begin(nextId, text)}
      />,
    )
  return (
    <WeekSection
      id="priorities"
      title="What matters this week"
      hint="One to three is plenty."
      action={
        here.length > 1 || isOrdering ? (
          <Button variant="plain" size="sm" className="-mr-3" onClick={() => setIsOrdering(!isOrdering)}>
            {isOrdering ? 'Keep this order' : 'Change the order'}
          </Button>
        ) : null
      }
      undo={{ actions, part: 'priorities' }}
    >
      {isOrdering ? (
        <SortableList
          label="Priorities of this week"
          items={here}
          nameOf={({ text }) => text}
          onReorder={(items) => actions.order(items.map(({ id }) => id))}
          className="border-t border-line"
        >
          {({ text }, at) => (
            <p dir="auto" className={at < slots ? 'py-3.5 font-medium' : 'py-3.5 text-ink-2'}>
              {text}
            </p>
          )}
        </SortableList>
      ) : (
        <ul aria-label="Priorities of this week" data-items className="border-t border-line">
          {rows}
        </ul>
      )}
      {here.length > slots ? (
        <p className="mt-3 max-w-measure text-ink-2">
          That is more than three. All of them may stay; the first three are the ones to look at first.
        </p>
      ) : null}
      {aside.length > 0 ? (
        <Details
          title={<span className="text-sm text-ink-2">Let go ({aside.length})</span>}
          className="border-b-0"
        >
          <ul className="border-t border-line">
            {aside.map((priority) => (
              <li
                key={priority.id}
                className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1"
              >
                <p dir="auto" className="min-w-0 text-ink-2">
                  {priority.text}
                </p>
                <Button
                  variant="plain"
                  size="sm"
                  className="shrink-0"
                  onClick={() => actions.settle(priority, 'open')}
                >
                  Bring back
                </Button>
              </li>
            ))}
          </ul>
        </Details>
      ) : null}
    </WeekSection>
  )
}, showsSame('priorities'))

/** An id for the next priority; a new one as soon as the list holds it. */
function useNextId(priorities: readonly WeekPriority[]): string {
  const [id, setId] = useState(newId)
  if (!priorities.some((each) => each.id === id)) return id
  const next = newId()
  setId(next)
  return next
}
