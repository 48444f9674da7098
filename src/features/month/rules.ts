import { addDays, addMonths, weekday, type LocalDate } from '#platform/contract/dates.ts'
import { emptySection, type MonthContent, type MonthDay, type Outcome, type Section } from './contract.ts'

/** How many months back and ahead a plan can be opened. */
export const reachMonths = 60

/** Three outcomes a month can carry. */
export const slots = 3

export function monthOf(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01`
}

/** The last day of a month that is named by its first. */
export function monthEnd(month: LocalDate): LocalDate {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return `${month.slice(0, 8)}${days}`
}

/** Whole months from one month to another; negative when it is earlier. */
export function monthsBetween(from: LocalDate, to: LocalDate): number {
  const count = (month: LocalDate) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

export function isInReach(month: LocalDate, today: LocalDate): boolean {
  return Math.abs(monthsBetween(monthOf(today), month)) <= reachMonths
}

/** The weeks of a calendar month as rows of seven days; days of the months beside it are null. */
export function monthWeeks(month: LocalDate, startsOn: number): (LocalDate | null)[][] {
  const first = monthOf(month)
  const start = addDays(first, -((weekday(first) - startsOn + 7) % 7))
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const date = addDays(start, row * 7 + column)
      return date.slice(0, 7) === first.slice(0, 7) ? date : null
    }),
  )
  return rows.filter((row) => row.some(Boolean))
}

/** Where a key leads from a day of the calendar; null for a key that it does not know. It may be in another month. */
export function dayAtKey(
  key: string,
  date: LocalDate,
  startsOn: number,
  isRightToLeft = false,
): LocalDate | null {
  const on = isRightToLeft ? -1 : 1
  const column = (weekday(date) - startsOn + 7) % 7
  if (key === 'ArrowRight') return addDays(date, on)
  if (key === 'ArrowLeft') return addDays(date, -on)
  if (key === 'ArrowDown') return addDays(date, 7)
  if (key === 'ArrowUp') return addDays(date, -7)
  // The ends of the week stay inside the month: what is beyond them is an empty cell.
  if (key === 'Home') return latest(addDays(date, -column), monthOf(date))
  if (key === 'End') return earliest(addDays(date, 6 - column), monthEnd(monthOf(date)))
  if (key === 'PageDown') return addMonths(date, 1)
  if (key === 'PageUp') return addMonths(date, -1)
  return null
}

const latest = (a: LocalDate, b: LocalDate) => (a > b ? a : b)
const earliest = (a: LocalDate, b: LocalDate) => (a < b ? a : b)

export function monthPath(month: LocalDate, today: LocalDate): string {
  return month === monthOf(today) ? '/month-schedule' : `/month-schedule?month=${month.slice(0, 7)}`
}

export function reviewPath(month: LocalDate): string {
  return `/month-review?month=${month.slice(0, 7)}`
}

export function newOutcome(id: string, more: Partial<Outcome> = {}): Outcome {
  return {
    id,
    text: '',
    pillar: null,
    evidence: '',
    confidence: null,
    smaller: '',
    notes: [],
    state: 'open',
    state_note: '',
    from_month: null,
    origin_id: null,
    ...more,
  }
}

export function editOutcome(list: readonly Outcome[], id: string, patch: Partial<Outcome>): Outcome[] {
  return list.map((outcome) => (outcome.id === id ? { ...outcome, ...patch } : outcome))
}

/** The outcomes that say something. */
export function writtenOutcomes(plan: Pick<MonthContent, 'big_three'>): Outcome[] {
  return plan.big_three.filter(({ text }) => text.trim() !== '')
}

export function sectionOf(plan: Pick<MonthContent, 'balance_sections'>, pillar: string): Section {
  return plan.balance_sections[pillar] ?? emptySection
}

/** The change of a month that changes how one pillar stands. */
export function sectionPatch(
  plan: Pick<MonthContent, 'balance_sections'>,
  pillar: string,
  patch: Partial<Section>,
): Partial<MonthContent> {
  return {
    balance_sections: { ...plan.balance_sections, [pillar]: { ...sectionOf(plan, pillar), ...patch } },
  }
}

export function isEmptySection({ now, wish, more, less }: Section): boolean {
  return now === null && wish === null && more.trim() === '' && less.trim() === ''
}

/** True while nothing at all was written or set for the month. */
export function isEmptyMonthPlan(plan: MonthContent): boolean {
  const texts = [plan.game_changer, plan.game_changer_because, plan.game_changer_step, plan.time_for_me]
  return (
    texts.every((text) => text.trim() === '') &&
    plan.big_three.length === 0 &&
    plan.game_changer_step_by === null &&
    Object.values(plan.balance_sections).every(isEmptySection)
  )
}

export type MonthPart = 'big-three' | 'game-changer' | 'balance' | 'time-for-me'

/** What was typed into each part of a month: what the safety check reads. */
export function writingOf(plan: MonthContent): Record<MonthPart, string> {
  return {
    'big-three': plan.big_three
      .flatMap(({ text, evidence, smaller, state_note, notes }) => [
        text,
        evidence,
        smaller,
        state_note,
        ...notes.map((note) => note.text),
      ])
      .join('\n'),
    'game-changer': [plan.game_changer, plan.game_changer_because, plan.game_changer_step].join('\n'),
    balance: Object.values(plan.balance_sections)
      .flatMap(({ more, less }) => [more, less])
      .join('\n'),
    'time-for-me': plan.time_for_me,
  }
}

/** Whether a day of the calendar holds anything. */
export function holdsSomething(day: MonthDay): boolean {
  return day.is_planned || day.has_evening || day.entries > 0 || day.mood !== null || day.rest !== null
}
