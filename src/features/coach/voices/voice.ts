import type { VoiceId } from '../contract.ts'

/** The moments for which every voice has four lines of its own. */
export const acts = [
  /** The first line of a day. */
  'greet',
  /** An exercise begins. */
  'begin',
  /** An answer was taken; lines with {words} repeat it, the others do not. */
  'mirror',
  /** Something worked. */
  'praise',
  /** Something was hard, or a number was low. */
  'steady',
  /** Make it smaller. */
  'shrink',
  /** A change is offered for the plan or the reflection. */
  'offer',
  /** An exercise is over and nothing is offered. */
  'close',
  /** The text fitted no exercise. */
  'unsure',
  /** The answer held nothing that the step can use. */
  'again',
  /** One step back. */
  'back',
  /** The person stopped an exercise. */
  'stop',
] as const
export type Act = (typeof acts)[number]

export interface Voice {
  id: VoiceId
  /** How a model is asked to sound; the guided coach speaks with `lines` instead. */
  card: string
  lines: Readonly<Record<Act, readonly [string, string, string, string]>>
}
