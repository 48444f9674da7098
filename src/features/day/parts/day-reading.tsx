import type { ReactNode } from 'react'
import { PlanPillarName } from '#features/vision/public.tsx'
import type { DayContent, Item } from '../contract.ts'
import { isEmptyDay, listAt, outcomeOf, type Outcome } from '../rules.ts'
import type { PlanPillar } from '../rules/pillars.ts'

const outcomeWords: Record<Outcome, string> = {
  done: 'Done',
  moved: 'Moved to the next day',
  let_go: 'Let go',
  not_counted: 'Not counted',
}

/** A day that is further back than it can be filled in: to be read as it was left. */
export function DayReading({ value, pillars }: { value: DayContent; pillars: readonly PlanPillar[] }) {
  if (isEmptyDay(value)) return <p className="text-ink-2">Nothing was written for this day.</p>
  return (
    <div className="grid gap-10">
      <Words title="How I wanted to be" text={value.intention} />
      <Words title="What would make it great" text={value.great_day} />
      <Items title="Main priorities" items={value.main_priorities} />
      {pillars.map((pillar) => (
        <Items key={pillar.id} title={<PlanPillarName pillar={pillar} />} items={listAt(value, pillar.id)} />
      ))}
      <Words title={value.time_for_me_done ? 'Time for me, taken' : 'Time for me'} text={value.time_for_me} />
    </div>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <p dir="auto" className="mt-1 font-title text-xl whitespace-pre-line">
        {text}
      </p>
    </section>
  )
}

function Items({ title, items }: { title: ReactNode; items: readonly Item[] }) {
  const written = items.filter((item) => item.text.trim() !== '')
  if (written.length === 0) return null
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 border-t border-line">
        {written.map((item) => {
          const outcome = outcomeOf(item)
          return (
            <li key={item.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
              <span dir="auto" className="min-w-0">
                {item.text}
              </span>
              <span className="text-sm text-ink-2">{outcome ? outcomeWords[outcome] : 'Left open'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
