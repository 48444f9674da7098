import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Day, Item } from '#features/day/contract.ts'
import type { HealthDay } from '#features/health/contract.ts'
import type { Evening } from '#features/reflect/contract.ts'
import type { MonthPlan } from '#features/month/contract.ts'
import type { Vision } from '#features/vision/contract.ts'
import type { Week } from '#features/week/contract.ts'
import { notMeantLabel } from '../contract.ts'
import type { Source } from './change.ts'
import type { Feedback, Memory } from './kept.ts'
import { pillarName, weekdayName } from './names.ts'
import { recentTopics } from './topics.ts'
import { asLine, cutAt, plainText } from './words.ts'

/** How much of a person's life one turn may look at. */
export const limits = {
  days: 7,
  reflections: 5,
  messages: 10,
  /** Of the reflections, how many are quoted, and how long a quote is. */
  quoted: 2,
  quoteLength: 100,
  topics: 3,
  /** Lines of the coach's memory that a turn uses, and outcomes and priorities of a month and a week. */
  memories: 12,
  aims: 5,
} as const

export type ContextItem = Pick<Item, 'id' | 'text' | 'state' | 'tiny' | 'if_part' | 'then_part'>

export interface ContextDay {
  date: LocalDate
  intention: string
  priorities: ContextItem[]
  timeForMe: string
}

export interface ContextEvening {
  date: LocalDate
  mood: Evening['mood']
  wins: string[]
  challenges: string
  grateful: string[]
  tomorrow: string
}

export type ContextVision = Pick<Vision, 'pillar' | 'sentence' | 'first_step'>

/** The week that holds today, or the one before it while this one is not written. */
export interface ContextWeek {
  start: LocalDate
  intention: string
  priorities: { text: string; state: 'open' | 'done' | 'let_go' }[]
}

export interface ContextMonth {
  month: LocalDate
  outcomes: string[]
  change: string
}

/** A line that the person gave to the coach. */
export type ContextMemory = Pick<Memory, 'id' | 'kind' | 'statement' | 'kept_on' | 'last_used_on'>

interface ContextMessage {
  sender: 'user' | 'assistant'
  content: string
}

/** Everything a turn knows of the person: rows of their own, nothing guessed. */
export interface CoachContext {
  today: LocalDate
  /** 0 to 23 on the person's own clock. */
  hour: number
  firstName: string
  /** What the person says of themselves in their settings, a line each. */
  about: string[]
  /** Days with a plan, newest first; the first is today when today has one. */
  days: ContextDay[]
  /** Newest first. */
  evenings: ContextEvening[]
  visions: ContextVision[]
  week: ContextWeek | null
  month: ContextMonth | null
  /** Pinned lines first, then the newest. */
  memories: ContextMemory[]
  /** What is never to be suggested again, as rules/suggestion.ts names it. */
  never: ReadonlySet<string>
  /** Why earlier replies helped or did not, in the person's words. */
  feedback: string[]
  /** Numbers out of health files, newest first; empty unless the person switched that on. */
  health: HealthDay[]
  /** Oldest first. */
  messages: ContextMessage[]
  topics: string[]
}

/** What is read when nothing may be read, or when reading went wrong. */
export function emptyContext(today: LocalDate, hour: number): CoachContext {
  return {
    today,
    hour,
    firstName: '',
    about: [],
    days: [],
    evenings: [],
    visions: [],
    week: null,
    month: null,
    memories: [],
    never: new Set(),
    feedback: [],
    health: [],
    messages: [],
    topics: [],
  }
}

export interface ContextRows {
  fullName: string
  about?: string[]
  days: Day[]
  evenings: Evening[]
  visions: Vision[]
  week?: Pick<Week, 'week_start_date' | 'week_intention' | 'priorities'> | undefined
  month?: Pick<MonthPlan, 'month_date' | 'big_three' | 'game_changer'> | undefined
  memories?: Memory[]
  never?: ReadonlySet<string>
  feedback?: Feedback[]
  health?: HealthDay[]
  /** Newest first, as they are read. */
  messages: ContextMessage[]
}

/** Cuts rows down to what one turn may use. The limits are applied here again, whatever was read. */
export function buildContext(today: LocalDate, hour: number, rows: ContextRows): CoachContext {
  const since = addDays(today, 1 - limits.days)
  const days = rows.days
    .filter(({ date }) => date >= since && date <= today)
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((day) => ({
      date: day.date,
      intention: asLine(day.intention),
      priorities: day.main_priorities.map(asContextItem).filter(({ text }) => text !== ''),
      timeForMe: asLine(day.time_for_me),
    }))
  const evenings = rows.evenings
    .filter(({ date }) => date >= addDays(since, -1) && date <= today)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, limits.reflections)
    .map((evening) => ({
      date: evening.date,
      mood: evening.mood,
      wins: lines(evening.wins),
      challenges: asLine(evening.challenges),
      grateful: lines(evening.grateful_for),
      tomorrow: asLine(evening.tomorrow),
    }))
  const visions = rows.visions
    .filter(
      (vision) => !vision.is_resting && (vision.sentence.trim() !== '' || vision.first_step.trim() !== ''),
    )
    .map(({ pillar, sentence, first_step }) => ({
      pillar,
      sentence: asLine(sentence),
      first_step: asLine(first_step),
    }))
  const messages = withoutMisread(rows.messages.slice(0, limits.messages).toReversed())
  return {
    today,
    hour,
    firstName: asLine(rows.fullName.split(/\s+/)[0] ?? '', 40),
    about: rows.about ?? [],
    days,
    evenings,
    visions,
    week: weekOf(rows.week),
    month: monthOf(rows.month),
    memories: (rows.memories ?? [])
      .filter(({ is_off: isOff, expires_on: end }) => !isOff && (end === null || end >= today))
      .slice(0, limits.memories),
    never: rows.never ?? new Set(),
    feedback: (rows.feedback ?? [])
      .filter(({ reason }) => reason !== '')
      .slice(0, limits.aims)
      .map(
        ({ verdict, reason }) =>
          `${verdict === 'helped' ? 'helped' : 'did not help'}: “${asLine(reason, 160)}”`,
      ),
    health: (rows.health ?? []).toReversed(),
    messages,
    topics: recentTopics(
      [
        ...rows.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content),
        ...evenings.map(({ wins, challenges, grateful }) => [...wins, challenges, ...grateful].join('. ')),
      ],
      limits.topics,
    ),
  }
}

/** A talk, oldest first, without the replies that the person said were not what they meant, and without their saying so. */
function withoutMisread(messages: ContextMessage[]): ContextMessage[] {
  const isNotMeant = (message: ContextMessage | undefined) =>
    message?.sender === 'user' && plainText(message.content) === plainText(notMeantLabel)
  return messages.filter(
    (message, at) =>
      !isNotMeant(message) &&
      !(message.sender === 'assistant' && (isNotMeant(messages[at + 1]) || isNotMeant(messages[at - 1]))),
  )
}

function weekOf(week: ContextRows['week']): ContextWeek | null {
  if (!week) return null
  const priorities = week.priorities
    .map(({ text, state }) => ({ text: asLine(text), state }))
    .filter(({ text }) => text !== '')
    .slice(0, limits.aims)
  return { start: week.week_start_date, intention: asLine(week.week_intention), priorities }
}

function monthOf(month: ContextRows['month']): ContextMonth | null {
  if (!month) return null
  const open = month.big_three.filter(({ state }) => state === 'open')
  return {
    month: month.month_date,
    outcomes: lines(open.map(({ text }) => text)).slice(0, limits.aims),
    change: asLine(month.game_changer),
  }
}

/** The words of a reflection that may be quoted: a win first, else what was hard, else what they are grateful for. */
export function quoteOf(evening: ContextEvening): string {
  const words = evening.wins[0] ?? (evening.challenges || evening.grateful[0]) ?? ''
  return cutAt(words, limits.quoteLength)
}

export function todayOf(context: CoachContext): ContextDay | undefined {
  return context.days.find(({ date }) => date === context.today)
}

export function openItems(day: ContextDay | undefined): ContextItem[] {
  return day?.priorities.filter(({ state }) => state === 'open') ?? []
}

export function eveningSource(evening: ContextEvening, quote: string): Source {
  return {
    ref: `evening:${evening.date}`,
    label: `${weekdayName(evening.date)} evening`,
    quote,
    path: `/evening-reflection?date=${evening.date}`,
  }
}

export function daySource(day: ContextDay, quote: string, today: LocalDate): Source {
  return { ref: `day:${day.date}`, label: planLabel(day, today), quote, path: `/day-plan?date=${day.date}` }
}

export function itemSource(day: ContextDay, item: ContextItem, today: LocalDate): Source {
  return {
    ref: `item:${day.date}:${item.id}`,
    label: planLabel(day, today),
    quote: item.text,
    path: `/day-plan?date=${day.date}`,
  }
}

function planLabel({ date }: ContextDay, today: LocalDate): string {
  return date === today ? 'Today’s plan' : `${weekdayName(date)} plan`
}

export function weekSource(week: ContextWeek, quote: string): Source {
  return { ref: `week:${week.start}`, label: 'Week', quote, path: `/week-plan?week=${week.start}` }
}

export function monthSource(month: ContextMonth, quote: string): Source {
  return {
    ref: `month:${month.month}`,
    label: 'Month',
    quote,
    path: `/month-schedule?month=${month.month.slice(0, 7)}`,
  }
}

export function memorySource(memory: ContextMemory, quote: string): Source {
  return { ref: `memory:${memory.id}`, label: 'What you told me', quote, path: '/chatbot-training' }
}

export function visionSource(vision: ContextVision, quote: string): Source {
  return {
    ref: `vision:${vision.pillar}`,
    label: `${pillarName(vision.pillar)} vision`,
    quote,
    path: `/vision-${vision.pillar}`,
  }
}

function asContextItem({ id, text, state, tiny, if_part, then_part }: Item): ContextItem {
  return { id, text: asLine(text), state, tiny, if_part, then_part }
}

function lines(given: string[]): string[] {
  return given.map((line) => asLine(line)).filter((line) => line !== '')
}
