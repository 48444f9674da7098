import type { Change, Source } from '../rules/change.ts'
import type { CoachContext } from '../rules/context.ts'

/** How a person wants to be spoken to. It decides on question against advice; the voice decides on tone. */
export type Style = 'direct' | 'gentle' | 'reflective'
/** The same question in the three styles. */
export type Styled = Readonly<Record<Style, string>>

export const flowIds = [
  'plan_day',
  'check_in',
  'grow',
  'tiny_start',
  'evening_review',
  'woop',
  'reframe',
  'overwhelm',
  'gratitude',
  'vision_nudge',
  'calm_minute',
  'listen',
  'wrap_up',
  'follow_up',
  'pick_up',
] as const
export type FlowId = (typeof flowIds)[number]

/** What a step may build on: the answers so far by step id ('' when skipped) and the person's own rows. */
export interface Known {
  answers: Readonly<Record<string, string>>
  context: CoachContext
}

interface Asking {
  text: Styled
  choices?: readonly string[]
  /** Rows that the question quotes. */
  sources?: readonly Source[]
  /** Which kind of line the voice puts before the question; mirroring the last answer when left out. */
  lead?: 'shrink' | 'steady' | 'praise' | 'none'
}

export interface Step {
  ask: (known: Known) => Asking
  /** The answer as it is kept; null when it holds nothing that this step can use, and the step asks again. */
  read: (text: string, known: Known) => string | null
  /**
   * The step after this one, or 'end'. Also asked after a skip, when the answer is ''. `before` is what this step
   * held until now: a step that is asked again and again sees by it whether something was added.
   */
  next: (known: Known, before: string) => string
}

interface Ending {
  text: Styled
  changes: Change[]
  sources?: readonly Source[]
}

/** One exercise: at most six steps on any way through it, each of which can be left, ending in an offer. */
export interface Flow {
  id: FlowId
  /** The button that starts it; null when only the coach's own opening does. */
  start: string | null
  first: (known: Known) => string
  steps: Readonly<Record<string, Step>>
  end: (known: Known) => Ending
}

/** The same words in every style. */
export function same(text: string): Styled {
  return { direct: text, gentle: text, reflective: text }
}
