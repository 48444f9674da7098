import { Plus } from 'lucide-react'
import { PlanPillarName } from '#features/vision/public.tsx'
import { Button } from '#ui/button.tsx'
import type { DayContent } from '../contract.ts'
import { isHere, itemsOf, listAt } from '../rules.ts'
import type { PlanPillar } from '../rules/pillars.ts'
import { DaySection } from './day-section.tsx'
import { ItemList } from './item-list.tsx'
import type { DayContext } from './item-row.tsx'
import { PutAside } from './put-aside.tsx'
import { useRemovedFrom } from './use-removed-from.ts'

/** Something tiny for a pillar, where the day has room for it. */
export function PillarTasks({ day, value }: { day: DayContext; value: DayContent }) {
  const written = new Set(itemsOf(value).map((item) => item.text.trim()))
  return (
    <section aria-labelledby="pillar-tasks" className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      <h2 id="pillar-tasks" className="sr-only">
        For each pillar
      </h2>
      {day.pillars.map((pillar) => (
        <Tasks
          key={pillar.id}
          pillar={pillar}
          day={day}
          value={value}
          isStepHere={written.has(pillar.step)}
        />
      ))}
    </section>
  )
}

interface TasksProps {
  pillar: PlanPillar
  day: DayContext
  value: DayContent
  /** The first step of its vision stands in the day already. */
  isStepHere: boolean
}

function Tasks({ pillar, day, value, isStepHere }: TasksProps) {
  const items = listAt(value, pillar.id)
  const removed = useRemovedFrom(value.put_aside, pillar.id)
  return (
    <DaySection
      id={`tasks-${pillar.id}`}
      level={3}
      title={<PlanPillarName pillar={pillar} className="gap-2.5" />}
    >
      {pillar.isGone ? (
        <p className="pb-2 text-sm text-ink-2">This vision was removed. Its tasks keep their place.</p>
      ) : null}
      <ItemList
        day={day}
        place={pillar.id}
        own={pillar.own}
        label={`${pillar.name} tasks`}
        items={items}
        placeholder={placeholderOf(pillar, items.some(isHere))}
      />
      {pillar.step && !isStepHere ? <Idea pillar={pillar} day={day} /> : null}
      <PutAside items={items} removed={removed} day={day} />
    </DaySection>
  )
}

function placeholderOf(pillar: PlanPillar, hasTask: boolean): string | null {
  if (pillar.isGone) return null
  return hasTask ? 'One more' : 'Nothing needed today.'
}

/** The first step that the person wrote into their own vision, one tap away. */
function Idea({ pillar: { id, own, name, step }, day }: { pillar: PlanPillar; day: DayContext }) {
  return (
    <Button
      variant="plain"
      size="sm"
      className="mt-1 -ml-2 max-w-full justify-start px-2 text-left"
      onClick={() => day.actions.take(id, step, 'Added.', own)}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span className="sr-only">Add from your {name} vision: </span>
        <span dir="auto">{step}</span>
      </span>
    </Button>
  )
}
