import { createHash } from 'node:crypto'
import type { ChatMessage, Opening } from '../contract.ts'
import { openingFor } from '../flows/opening.ts'
import type { CoachContext } from '../rules/context.ts'
import type { Manner } from '../voices/speaker.ts'

/** The same person and day always give the same words, so that nothing has to be stored before they answer. */
export function seedOf(userId: string, date: string): string {
  return `${userId} ${date}`
}

/** A talk that runs on over midnight is not interrupted by a new day. */
const pauseMs = 60 * 60_000

/** True when the newest message is of today, or so fresh that the talk is still going on. */
export function isGoingOn(newest: ChatMessage | undefined, today: string, now: Date): boolean {
  if (!newest) return false
  return newest.local_date === today || now.getTime() - Date.parse(newest.created_at) < pauseMs
}

/**
 * What the coach says first today. Its id is made of person and day: the browser shows it before it is stored, and
 * the server stores it once, with the first message of the day.
 */
export function openingOfDay(userId: string, context: CoachContext, manner: Manner): Opening {
  const hex = createHash('sha256')
    .update(`opening ${seedOf(userId, context.today)}`)
    .digest('hex')
  // RFC 9562 version 8: an id of one's own making.
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { id, local_date: context.today, ...openingFor(context, manner, seedOf(userId, context.today)) }
}
