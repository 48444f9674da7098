import { Plus } from 'lucide-react'
import type { Pillar, Vision } from '#features/vision/contract.ts'
import { PillarName } from '#features/vision/public.tsx'
import { pillarNames } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import type { DayContent } from '../contract.ts'
import { isHere, itemsOf, listAt } from '../rules.ts'
import { DaySection } from './day-section.tsx'
import { ItemList } from './item-list.tsx'
import type { DayContext } from './item-row.tsx'
import { PutAside } from './put-aside.tsx'

interface PillarTasksProps {
  day: DayContext
  value: DayContent
  visions: readonly Vision[]
}

/** Something tiny for a pillar, where the day has room for it. */
export function PillarTasks({ day, value, visions }: PillarTasksProps) {
  const written = new Set(itemsOf(value).map((item) => item.text.trim()))
  return (
    <section aria-labelledby="pillar-tasks" className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      <h2 id="pillar-tasks" className="sr-only">
        For each pillar
      </h2>
      {day.pillars.map((pillar) => {
        const items = listAt(value, pillar)
        const vision = visions.find((vision) => vision.pillar === pillar && !vision.is_resting)
        const idea = vision?.first_step.trim()
        return (
          <DaySection
            key={pillar}
            id={`tasks-${pillar}`}
            level={3}
            title={<PillarName pillar={pillar} className="gap-2.5" />}
            undo={{ actions: day.actions, isPlace: (place) => place === pillar }}
          >
            <ItemList
              day={day}
              place={pillar}
              label={`${pillarNames[pillar]} tasks`}
              items={items.filter(isHere)}
              placeholder={items.some(isHere) ? 'One more' : 'Nothing needed today.'}
            />
            {idea && !written.has(idea) ? <Idea pillar={pillar} idea={idea} day={day} /> : null}
            <PutAside items={items} day={day} />
          </DaySection>
        )
      })}
    </section>
  )
}

/** The first step that the person wrote into their own vision, one tap away. */
function Idea({ pillar, idea, day }: { pillar: Pillar; idea: string; day: DayContext }) {
  return (
    <Button
      variant="plain"
      size="sm"
      className="mt-1 -ml-2 max-w-full justify-start px-2 text-left"
      onClick={() => day.actions.take(pillar, idea, 'Added.')}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span className="sr-only">Add from your {pillarNames[pillar]} vision: </span>
        {idea}
      </span>
    </Button>
  )
}
