import { addDays, addMonths, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import type { DayContent, DaySummary, Item } from '#features/day/contract.ts'
import { isEmptyDay, isHere, itemsOf, slots } from '#features/day/rules.ts'
import { finishing, type Action, type Offer } from '#features/progress/rules/what-if.ts'

export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/**
 * Morning before 12:00, afternoon before 18:00, else evening. The hours before a day starts still belong to the
 * evening before: nobody whose day begins at four is wished a good morning at one.
 */
export function timeOfDay(hour: number, dayStartHour: number): TimeOfDay {
  if (hour < dayStartHour) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** "Good afternoon, Mairi"; without a name only the greeting. */
export function greeting(time: TimeOfDay, fullName: string): string {
  const first = fullName.trim().split(/\s+/)[0]
  return first ? `Good ${time}, ${first}` : `Good ${time}`
}

const arcFrom = 6
const arcTo = 22

/** How far the waking day has come at a time of the clock, 0 (six in the morning) to 1 (ten at night). */
export function dayFraction(hour: number, minute: number, dayStartHour: number): number {
  if (hour < dayStartHour) return 1
  return Math.min(1, Math.max(0, (hour + minute / 60 - arcFrom) / (arcTo - arcFrom)))
}

/** What Home shows of a day: its priorities, or its tasks when there are no priorities; three at most. */
export function todaysThree(day: DayContent): Item[] {
  const written = (items: Item[]) => items.filter((item) => item.text.trim() !== '' && isHere(item))
  const priorities = written(day.main_priorities)
  return (priorities.length > 0 ? priorities : written(itemsOf(day))).slice(0, slots)
}

/** The next small thing: the first that is open. */
export function nextThing(items: readonly Item[]): Item | undefined {
  return items.find((item) => item.state === 'open')
}

/** `begin` is for an account in which nothing stands yet, `continue` for a plan that has words and nothing to do. */
export type Step = 'begin' | 'plan' | 'continue' | 'next' | 'close' | 'done'

export interface Situation {
  time: TimeOfDay
  /** Nothing at all was written in this account. */
  isUntouched: boolean
  /** How far the plan of today has come: nothing, words only, or things to do. */
  plan: 'none' | 'words' | 'things'
  isClosed: boolean
}

/**
 * The one thing Home leads to. A beginning first; then a plan while there is none; through the day the next small
 * thing; in the evening closing the day; and rest once it is closed.
 */
export function stepOf({ time, isUntouched, plan, isClosed }: Situation): Step {
  if (isClosed) return 'done'
  if (isUntouched) return 'begin'
  if (time === 'evening') return 'close'
  if (plan === 'none') return 'plan'
  return plan === 'words' && time === 'morning' ? 'continue' : 'next'
}

/** How far the plan of a day has come. */
export function planState(day: DayContent): Situation['plan'] {
  if (isEmptyDay(day)) return 'none'
  return itemsOf(day).some((item) => isHere(item) && item.text.trim() !== '') ? 'things' : 'words'
}

/**
 * What could still be done today, for the sentence under the score: the next thing, closing the evening, and all that
 * is left together (one step alone is often too small to show in a whole number).
 */
export function offersOf(day: DayContent, isClosed: boolean): Offer[] {
  const open = todaysThree(day).filter((item) => item.state === 'open')
  const deeds = open.map((item) => finishing(day, item))
  const hasTimeForMe = day.time_for_me.trim() !== '' && !day.time_for_me_done
  const rest: Action[] = [
    ...deeds,
    ...(hasTimeForMe ? [{ kind: 'take_time_for_me' } as const] : []),
    ...(isClosed ? [] : [{ kind: 'write_evening' } as const]),
  ]
  const offers: Offer[] = []
  if (open[0] && deeds[0]) offers.push({ words: `finish “${open[0].text.trim()}”`, actions: [deeds[0]] })
  if (!isClosed) offers.push({ words: 'close the evening', actions: [{ kind: 'write_evening' }] })
  if (rest.length > 1) offers.push({ words: 'do what is left and close the day', actions: rest })
  return offers
}

export interface FirstStep {
  id: 'plan' | 'vision' | 'evening'
  title: string
  about: string
  to: string
  isDone: boolean
}

/** The three beginnings of a new account, each two minutes at most. */
export function firstSteps(done: Record<FirstStep['id'], boolean>): FirstStep[] {
  return [
    {
      id: 'plan',
      title: 'Write one line for today',
      about: 'How do you want to be? About a minute.',
      to: '/day-plan',
      isDone: done.plan,
    },
    {
      id: 'vision',
      title: 'Picture one part of your life',
      about: 'Choose mind, body, relationships or purpose. Two minutes.',
      to: '/vision',
      isDone: done.vision,
    },
    {
      id: 'evening',
      title: 'Note how today feels',
      about: 'One tap, and a line if you like. Under a minute.',
      to: '/evening-reflection',
      isDone: done.evening,
    },
  ]
}

export interface FirstAction {
  to: string
  words: string
}

/** Which of the three beginnings the hour suggests; they stay open in any order. */
export function firstAction(time: TimeOfDay): FirstAction {
  return time === 'evening'
    ? { to: '/evening-reflection', words: 'Begin with how today feels' }
    : { to: '/day-plan', words: 'Begin with one line' }
}

/** A stretch of days, both ends included. */
export interface Span {
  from: LocalDate
  to: LocalDate
}

/** The month and the week around a day, and the stretch that holds both. */
export function spanAround(today: LocalDate, weekStartsOn: number): Record<'month' | 'week' | 'all', Span> {
  const first = `${today.slice(0, 8)}01`
  const month = { from: first, to: addDays(addMonths(first, 1), -1) }
  const start = startOfWeek(today, weekStartsOn)
  const week = { from: start, to: addDays(start, 6) }
  return {
    month,
    week,
    all: {
      from: week.from < month.from ? week.from : month.from,
      to: week.to > month.to ? week.to : month.to,
    },
  }
}

/** One day of the week as Home draws it. */
export interface WeekMark {
  date: LocalDate
  isPlanned: boolean
  isClosed: boolean
}

/** The seven days of a week, each with whether something was planned and whether it was closed. */
export function weekMarks(days: readonly DaySummary[], week: Span): WeekMark[] {
  return Array.from({ length: 7 }, (_, place) => {
    const date = addDays(week.from, place)
    const day = days.find((each) => each.date === date)
    return { date, isPlanned: day !== undefined && isPlanned(day), isClosed: day?.has_evening ?? false }
  })
}

function isPlanned({ intention, priorities }: DaySummary): boolean {
  return intention.trim() !== '' || priorities.length > 0
}

/** How much of a stretch is planned, in words; empty while it is not known. */
export function plannedWords(
  days: readonly DaySummary[] | null,
  { from, to }: Span,
  hidesNumbers: boolean,
): string {
  if (days === null) return ''
  const planned = days.filter((day) => from <= day.date && day.date <= to && isPlanned(day)).length
  if (planned === 0) return 'Open'
  if (hidesNumbers) return 'Begun'
  return `${planned} ${planned === 1 ? 'day' : 'days'} planned`
}

/** What the day plan holds, in words. */
export function dayWords(day: DayContent, hidesNumbers: boolean): string {
  if (isEmptyDay(day)) return 'Open'
  const things = itemsOf(day).filter((item) => isHere(item) && item.text.trim() !== '')
  if (hidesNumbers || things.length === 0) return 'Planned'
  return `${things.filter(({ state }) => state === 'done').length} of ${things.length} done`
}
