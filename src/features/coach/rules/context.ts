import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Day, Item } from '#features/plan/contract.ts'
import type { Evening } from '#features/reflect/contract.ts'
import type { Vision } from '#features/vision/contract.ts'
import type { Source } from '../contract.ts'
import { pillarName, weekdayName } from './names.ts'
import { recentTopics } from './topics.ts'
import { asLine, cutAt } from './words.ts'

/** How much of a person's life one turn may look at. */
export const limits = {
  days: 7,
  reflections: 5,
  messages: 10,
  /** Of the reflections, how many are quoted, and how long a quote is. */
  quoted: 2,
  quoteLength: 100,
  topics: 3,
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
  /** Days with a plan, newest first; the first is today when today has one. */
  days: ContextDay[]
  /** Newest first. */
  evenings: ContextEvening[]
  visions: ContextVision[]
  /** Oldest first. */
  messages: ContextMessage[]
  topics: string[]
}

/** What is read when nothing may be read, or when reading went wrong. */
export function emptyContext(today: LocalDate, hour: number): CoachContext {
  return { today, hour, firstName: '', days: [], evenings: [], visions: [], messages: [], topics: [] }
}

export interface ContextRows {
  fullName: string
  days: Day[]
  evenings: Evening[]
  visions: Vision[]
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
  const messages = rows.messages.slice(0, limits.messages).toReversed()
  return {
    today,
    hour,
    firstName: asLine(rows.fullName.split(/\s+/)[0] ?? '', 40),
    days,
    evenings,
    visions,
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
