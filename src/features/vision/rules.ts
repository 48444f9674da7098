import { addDays, addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { pillars, type Pillar, type Vision, type VisionContent } from './contract.ts'

/** The pillars that everybody has; only they count towards completion. */
export const mainPillars = ['mind', 'body', 'relationships', 'purpose'] as const
export type MainPillar = (typeof mainPillars)[number]

export const pillarNames: Record<Pillar, string> = {
  mind: 'Mind',
  body: 'Body',
  relationships: 'Relationships',
  purpose: 'Purpose',
  growth: 'Growth',
  health: 'Health',
  social: 'Social',
  career: 'Career',
}

/** What each pillar is about, in a few words. */
export const pillarHints: Record<Pillar, string> = {
  mind: 'Thoughts, learning, rest for the head.',
  body: 'Movement, sleep, food, energy.',
  relationships: 'The people you love and live with.',
  purpose: 'Work that matters, what you give.',
  growth: 'What you are learning to become.',
  health: 'Care, check-ups, getting stronger.',
  social: 'Friends, neighbours, belonging.',
  career: 'Craft, direction, how you earn.',
}

export function visionPath(pillar: Pillar): `/vision-${Pillar}` {
  return `/vision-${pillar}`
}

export function isPillar(text: string): text is Pillar {
  return (pillars as readonly string[]).includes(text)
}

/** A vision is complete with a sentence and at least one step towards it: a first step or a goal. */
export function isComplete(vision: Pick<VisionContent, 'sentence' | 'first_step' | 'goals'>): boolean {
  const hasStep = isWritten(vision.first_step) || vision.goals.some((goal) => isWritten(goal.text))
  return isWritten(vision.sentence) && hasStep
}

export type VisionState = 'empty' | 'draft' | 'complete' | 'resting'

/** Where a vision stands. Resting is the person's choice and says nothing about how much is written. */
export function stateOf(vision: VisionContent | undefined): VisionState {
  if (!vision) return 'empty'
  if (vision.is_resting) return 'resting'
  if (isComplete(vision)) return 'complete'
  return isBegun(vision) ? 'draft' : 'empty'
}

function isBegun(vision: VisionContent): boolean {
  return Object.values(writingOf(vision)).some(isWritten)
}

/** What was typed into each step of a vision: what the safety check reads. */
export function writingOf(vision: VisionContent): Record<VisionStep, string> {
  const { picture, sentence, values, why, obstacle, if_part, then_part, goals, first_step } = vision
  return {
    picture,
    sentence,
    why: [...values, why].join('\n'),
    obstacle,
    plan: [if_part, then_part].join('\n'),
    goals: goals.flatMap((goal) => [goal.text, goal.evidence]).join('\n'),
    first_step,
  }
}

export type VisionStep = 'picture' | 'sentence' | 'why' | 'obstacle' | 'plan' | 'goals' | 'first_step'

function isWritten(text: string): boolean {
  return text.trim() !== ''
}

/** The object of four booleans that is mirrored into the browser's storage. */
export type CompletionStatus = Record<MainPillar, boolean>

export const completionKey = 'vision_completion_status'

export function completionStatus(visions: readonly Vision[]): CompletionStatus {
  const done = new Set(visions.filter(isComplete).map((vision) => vision.pillar))
  return {
    mind: done.has('mind'),
    body: done.has('body'),
    relationships: done.has('relationships'),
    purpose: done.has('purpose'),
  }
}

/** Reads the mirrored status. Whatever is not an object of booleans counts as not completed; nothing ever throws. */
export function parseCompletionStatus(text: string | null): CompletionStatus {
  const stored = parseObject(text)
  return {
    mind: stored.mind === true,
    body: stored.body === true,
    relationships: stored.relationships === true,
    purpose: stored.purpose === true,
  }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The person's own sentence of each pillar, of visions that are not resting. */
export function sentencesOf(visions: readonly Vision[]): Partial<Record<Pillar, string>> {
  return Object.fromEntries(
    visions
      .filter((vision) => !vision.is_resting && isWritten(vision.sentence))
      .map((vision) => [vision.pillar, vision.sentence.trim()]),
  )
}

/** The last day of the vision period: three calendar months after its start, held back in shorter months. */
export function periodEnd(start: LocalDate): LocalDate {
  return addMonths(start, 3)
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export function monthName(date: LocalDate): string {
  return months[Number(date.slice(5, 7)) - 1] ?? ''
}

/** `Month d, yyyy`, for example `November 21, 2026`: the form that the vision period is given in. */
export function formatLongDate(date: LocalDate): string {
  return `${monthName(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`
}

export function formatPeriod(start: LocalDate): string {
  return `${formatLongDate(start)} - ${formatLongDate(periodEnd(start))}`
}

/** First days of the calendar months that the period touches, in order: four, or three when it ends on a first. */
export function periodMonths(start: LocalDate): LocalDate[] {
  const last = addDays(periodEnd(start), -1)
  const first = `${start.slice(0, 7)}-01`
  return [0, 1, 2, 3].map((n) => addMonths(first, n)).filter((month) => month <= last)
}

/** The month shown first: the one of today, or the nearest one that the period holds. */
export function monthToShow(start: LocalDate, today: LocalDate): LocalDate {
  const inPeriod = periodMonths(start)
  const current = `${today.slice(0, 7)}-01`
  return inPeriod.findLast((month) => month <= current) ?? inPeriod[0] ?? current
}
