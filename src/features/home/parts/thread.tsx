import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useMonthPlan } from '#features/month/public.tsx'
import { useDays, type PlanDay } from '#features/day/public.tsx'
import type { KnownVisions } from '#features/vision/public.tsx'
import { monthName } from '#features/vision/rules.ts'
import { useWeek } from '#features/week/public.tsx'
import { dayWords, plannedWords, spanAround } from '../rules.ts'
import { linesOfDay, linesOfMonth, linesOfVisions, linesOfWeek, visionsWords } from '../rules/thread.ts'

export interface ThreadProps {
  plan: PlanDay
  visions: KnownVisions
  today: LocalDate
  weekStartsOn: number
  hidesNumbers: boolean
}

interface Level {
  to: string
  name: string
  /** How far it has come, in words; empty while that is not known. */
  state: string
  /** The person's own words on this level. */
  lines: readonly string[]
  /** What to do where nothing stands yet. */
  invitation: string
}

/** From the vision to today on one line: each level between the one it serves and the one that carries it. */
export function Thread({ plan, visions, today, weekStartsOn, hidesNumbers }: ThreadProps) {
  const { month, week, all } = spanAround(today, weekStartsOn)
  const days = useDays(all.from, all.to).data?.days ?? null
  const outcomes = useMonthPlan(`${today.slice(0, 7)}-01`).value.big_three
  const priorities = useWeek(week.from).value.priorities
  const hasVisions = !visions.isLoading && !visions.error
  const levels: Level[] = [
    {
      to: '/vision',
      name: 'Vision',
      state: hasVisions ? visionsWords(visions.visions, hidesNumbers) : '',
      lines: linesOfVisions(visions.sentences),
      invitation: 'Where you want to be in three months.',
    },
    {
      to: '/month-schedule',
      name: monthName(today),
      state: plannedWords(days, month, hidesNumbers),
      lines: linesOfMonth(outcomes),
      invitation: 'What this month is for.',
    },
    {
      to: '/week-plan',
      name: 'This week',
      state: plannedWords(days, week, hidesNumbers),
      lines: linesOfWeek(priorities, days ?? [], week),
      invitation: 'A few priorities, laid on seven days.',
    },
    {
      to: '/day-plan',
      name: 'Today',
      state: plan.isLoading || plan.error ? '' : dayWords(plan.value, hidesNumbers),
      lines: linesOfDay(plan.value),
      invitation: 'One line is a plan.',
    },
  ]
  return (
    <section aria-labelledby="thread">
      <h2 id="thread">Your thread</h2>
      <p className="mt-1 text-ink-2">Each step serves the one above it.</p>
      <ol className="mt-4">
        {levels.map((level) => (
          <LevelRow key={level.to} level={level} />
        ))}
      </ol>
    </section>
  )
}

function LevelRow({ level: { to, name, state, lines, invitation } }: { level: Level }) {
  return (
    <li className="relative pl-8 before:absolute before:top-0 before:bottom-0 before:left-[7px] before:w-0.5 before:bg-line first:before:top-5 last:before:bottom-auto last:before:h-5">
      <span
        aria-hidden="true"
        className={`absolute top-4 left-0 size-4 rounded-full border-2 border-tide ${lines.length > 0 ? 'bg-tide' : 'bg-paper'}`}
      />
      <Link
        to={to}
        className="group flex min-h-12 items-start gap-4 border-b border-line py-2.5 no-underline"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium group-hover:text-tide">{name}</span>
            <span className="text-sm text-ink-2">{state}</span>
          </span>
          {lines.length > 0 ? (
            lines.map((line) => (
              <span key={line} dir="auto" className="block truncate font-title">
                {line}
              </span>
            ))
          ) : (
            <span className="block text-ink-2">{invitation}</span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-3 group-hover:text-tide" />
      </Link>
    </li>
  )
}
