import type { LocalDate } from '#platform/contract/dates.ts'
import { badRequest, conflict } from '#platform/contract/errors.ts'
import type { DayContent } from '#features/day/contract.ts'
import {
  emptyMonth,
  monthContract,
  type MonthContent,
  type MonthDay,
  type MonthPlan,
} from '#features/month/contract.ts'
import { monthEnd, monthOf, newOutcome } from '#features/month/rules.ts'
import { chooseMoments } from '#features/month/rules/moments.ts'
import type { Entry, EveningContent } from '#features/reflect/contract.ts'
import { answerContract, type Answerer } from './contract-answers.ts'

interface SampleRows {
  me: () => string
  plans: ReadonlyMap<LocalDate, DayContent>
  evenings: ReadonlyMap<LocalDate, EveningContent & { finished_at: string | null }>
  entries: ReadonlyMap<string, Entry>
}

/** Months of the sample life: this one is planned, all others are empty until somebody writes in them. */
export function answerMonths(today: LocalDate, { me, plans, evenings, entries }: SampleRows): Answerer {
  const months = new Map<LocalDate, MonthPlan>()
  const row = (month: LocalDate): MonthPlan =>
    months.get(month) ?? { ...emptyMonth, user_id: me(), month_date: month, version: 0, updated_at: null }
  const write = (month: LocalDate, version: number, content: MonthContent) => {
    const at = new Date().toISOString()
    months.set(month, { ...content, user_id: me(), month_date: month, version, updated_at: at })
  }
  const all = () => [...months.values()].toSorted((a, b) => (a.month_date < b.month_date ? -1 : 1))
  write(monthOf(today), 1, sampleMonth)

  return answerContract(monthContract, {
    readMonth: ({ params }) => row(params.month),
    saveMonth({ params: { month }, body: { version, ...content } }) {
      if (row(month).version !== version) throw conflict(row(month))
      write(month, version + 1, content)
      return row(month)
    },
    readMonths({ query: { from, to } }) {
      if (from > to) throw badRequest('The first day of a range comes before the last.')
      return { months: all().filter(({ month_date }) => from <= month_date && month_date <= to) }
    },
    readLatestMonth: () => ({ month_plan: all().at(-1) ?? null }),
    readMonthDays: ({ params: { month } }) => ({ days: daysOf(month) }),
    readMoments: ({ params: { month } }) => ({
      moments: chooseMoments(
        [...evenings]
          .filter(([date]) => isIn(month, date))
          .map(([date, { mood, wins, grateful_for }]) => ({
            id: `evening-${date}`,
            date,
            texts: [...wins, ...grateful_for],
            mood,
            length: wins.join('').length,
          })),
      ),
    }),
  })

  function daysOf(month: LocalDate): MonthDay[] {
    const written = [...entries.values()].filter(({ deleted_at }) => deleted_at === null)
    const dates = new Set([...plans.keys(), ...evenings.keys(), ...written.map(({ date }) => date)])
    return [...dates]
      .filter((date) => isIn(month, date))
      .toSorted()
      .map((date) => {
        const priorities = plans.get(date)?.main_priorities ?? []
        const intention = plans.get(date)?.intention ?? ''
        const evening = evenings.get(date)
        return {
          date,
          is_planned: intention.trim() !== '' || priorities.length > 0,
          intention,
          priorities: {
            all: priorities.length,
            done: priorities.filter(({ state }) => state === 'done').length,
          },
          has_evening: Boolean(evening?.finished_at),
          mood: evening?.mood ?? null,
          entries: written.filter((entry) => entry.date === date).length,
          rest: null,
        }
      })
  }
}

const isIn = (month: LocalDate, date: LocalDate) => month <= date && date <= monthEnd(month)

const sampleMonth: MonthContent = {
  ...emptyMonth,
  big_three: [
    newOutcome('sample-walk', {
      text: 'walked round the harbour every Sunday',
      pillar: 'body',
      evidence: 'Four ticks on the calendar',
      confidence: 8,
    }),
    newOutcome('sample-letter', { text: 'sent the letter', pillar: 'purpose', confidence: 5 }),
  ],
  game_changer: 'no screen after nine in the evening',
  game_changer_because: 'sleep carries everything else',
  balance_sections: { mind: { now: 4, wish: 7, more: 'reading', less: 'news' } },
  time_for_me: 'Thursday evenings',
}
