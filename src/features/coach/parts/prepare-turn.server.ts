import type { Rows } from '#platform/db/database.server.ts'
import { statesMinorAge } from '#features/safety/rules/minor.ts'
import type { Actor } from '#platform/http/serve.server.ts'
import type { ChatMessage, ChatRequest, FlowState, Opening } from '../contract.ts'
import { isNotMeant } from '../flows/conversation.ts'
import { flowNamed, stepNamed } from '../flows/flows.ts'
import { controlIn } from '../flows/step.ts'
import { emptyContext, limits, type CoachContext } from '../rules/context.ts'
import { startedBy } from '../rules/router.ts'
import { plainText } from '../rules/words.ts'
import { readNewestMessages, readReplyTo, readState, writeIsMinor } from '../store/talk.server.ts'
import { countTurn, type TurnCount } from '../store/usage.server.ts'
import { isGoingOn, openingOfDay } from './opening-of-day.server.ts'
import { readHere, type Here, type readLife } from './read-life.server.ts'

/** One message of a signed-in person with everything that is needed to answer it. */
export interface Turn {
  actor: Actor
  text: string
  /** The id under which the person's message is kept. */
  messageId: string
  here: Here
  context: CoachContext
  /** Where the person is in an exercise, and the opening of today when this message is the first after it. */
  state: FlowState | null
  opening: Opening | null
  count: TurnCount
  /** Nothing of the person is read. */
  isPrivate: boolean
  /** The words of this turn are kept on the server. */
  isKept: boolean
  /** The person has said that they are under 18. */
  isMinor: boolean
  /** Newest first. */
  recent: ChatMessage[]
  now: Date
}

export interface Asked {
  actor: Actor
  request: ChatRequest
  text: string
  now: Date
}

/**
 * Reads what a turn needs and counts it. A message that was answered before comes back with its reply instead.
 * `lookAt` reads the person's life, which privacy mode never comes to.
 */
export async function prepareTurn(
  rows: Rows,
  { actor, request, text, now }: Asked,
  lookAt: typeof readLife,
): Promise<{ turn: Turn } | { repeated: ChatMessage }> {
  const { userId } = actor
  const [repeated, here] = await Promise.all([
    request.messageId && readReplyTo(rows, userId, request.messageId),
    readHere(rows, userId, now),
  ])
  if (repeated) return { repeated }
  const isPrivate = here.preferences.privacy_mode
  const isKept = !isPrivate && request.isTrial !== true
  const saysMinor = statesMinorAge(text)
  const newest = readNewestMessages(rows, userId, now, limits.messages)
  // All at once: the connection answers them in one go, in this order.
  const [count, recent, stored, context] = await Promise.all([
    countTurn(rows, userId, here.today),
    newest,
    readState(rows, userId),
    isPrivate ? emptyContext(here.today, here.hour) : lookAt(rows, userId, here, newest),
    isKept && saysMinor ? writeIsMinor(rows, userId, true) : null,
  ])
  const state = isKept ? stored.state : (request.state ?? null)
  const opening =
    !isKept || isGoingOn(recent[0], here.today, now) ? null : openingOfDay(userId, context, here.manner)
  return {
    turn: {
      actor,
      text,
      messageId: request.messageId ?? crypto.randomUUID(),
      here,
      context,
      opening,
      // A new day begins with its opening: an exercise of another day is over.
      state: opening ? opening.state : state,
      count,
      isPrivate,
      isKept,
      isMinor: saysMinor || stored.isMinor,
      recent,
      now,
    },
  }
}

/**
 * True when the turn belongs to an exercise that the person chose with a button: these are ours even where a model
 * answers free text. The question of an opening is ours only when one of its own buttons was the answer.
 */
export function isExercise({ text, state, context }: Turn): boolean {
  if (startedBy(text) || isNotMeant(text)) return true
  if (!state) return false
  const flow = flowNamed(state.flow)
  if (!flow) return false
  if (flow.start !== null || state.trail.length > 0) return true
  const choices = stepNamed(flow, state.step)?.ask({ answers: state.answers, context }).choices ?? []
  return controlIn(text) !== null || choices.some((choice) => plainText(choice) === plainText(text))
}
