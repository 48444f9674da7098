import { useRhythm } from '#features/account/public.tsx'
import type { LocalDate } from '#platform/contract/dates.ts'
import { usePrinting } from '#ui/use-printing.ts'
import type { DayContent, Item } from '../contract.ts'
import { isHere, listAt } from '../rules.ts'
import { boxesOf } from '../rules/boxes.ts'
import { exactSpan } from '../rules/capacity.ts'
import type { PlanPillar } from '../rules/pillars.ts'

interface DaySheetProps {
  date: LocalDate
  value: DayContent
  pillars: readonly PlanPillar[]
}

/** The day on a sheet of paper, with boxes to tick by hand. It is only there for the printer. */
export function DaySheet({ date, value, pillars }: DaySheetProps) {
  const boxes = boxesOf(value, date, useRhythm())
  if (!usePrinting()) return null
  return (
    <div className="hidden print:block">
      <Words title="How I want to be" text={value.intention} />
      <Words title="What would make it great" text={value.great_day} />
      <Lines title="Main priorities" items={value.main_priorities} />
      {pillars.map((pillar) => (
        <Lines key={pillar.id} title={pillar.name} items={listAt(value, pillar.id)} />
      ))}
      <Words title="Time for me" text={value.time_for_me} />
      {boxes.length > 0 ? (
        <section className="mt-5">
          <h2 className="text-base">The day in hours</h2>
          <ul>
            {boxes.map((box) => (
              <li key={box.id}>
                {box.starts} to {box.ends} {box.words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <section className="mt-5">
      <h2 className="text-base">{title}</h2>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
}

function Lines({ title, items }: { title: string; items: readonly Item[] }) {
  const here = items.filter((item) => isHere(item) && item.text.trim() !== '')
  if (here.length === 0) return null
  return (
    <section className="mt-5">
      <h2 className="text-base">{title}</h2>
      <ul>
        {here.map((item) => (
          <li key={item.id} className="mt-1 flex gap-2.5">
            <span>{item.state === 'done' ? '☑' : '☐'}</span>
            <span>
              {item.text}
              {item.tiny?.trim() ? ` (tiny: ${item.tiny.trim()})` : ''}
              {item.starts_at ? `, ${item.starts_at}` : ''}
              {item.minutes ? `, ${exactSpan(item.minutes)}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
