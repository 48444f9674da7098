import { failures, type ChatEvent } from '../contract.ts'
import { guide } from '../flows/conversation.ts'
import { isAskingIfHuman } from '#features/safety/rules/output.ts'
import type { CrisisAnswer, Safety } from '../rules/gate.ts'
import { offered } from '../rules/suggestion.ts'
import type { Manner } from '../voices/speaker.ts'
import { answerWithModel, withinBudget, type Choice, type Room } from './answer-with-model.server.ts'
import { finish, lastEvent, levelOf, proposals, replyOf, startsFor } from './answer.server.ts'
import type { Begun } from './begin-turn.server.ts'
import { keepTurn } from './keep-turn.server.ts'
import type { Draft } from './model-reply.server.ts'
import { seedOf } from './opening-of-day.server.ts'
import type { Turn } from './prepare-turn.server.ts'

/**
 * Answers one turn as events: the card first when there is one, then what is written as it is written, then the whole
 * reply. Never throws: when even the exercises cannot answer, the last event is an error that still carries the card.
 */
export async function* runTurn(
  room: Room,
  { turn, safety, reviewed, choice }: Begun,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  if (safety) yield { type: 'safety', ...safety }
  try {
    if (reviewed) yield* answerCrisis(room, turn, safety, reviewed)
    else yield* answer(room, turn, safety, choice, signal)
  } catch {
    yield { type: 'error', error: failures.service, safety }
  }
}

/** A crisis is answered in words that people have read before, in one voice, and reaches no model. */
async function* answerCrisis(
  room: Room,
  turn: Turn,
  safety: Safety,
  { message, quick, state }: CrisisAnswer,
): AsyncGenerator<ChatEvent, void, void> {
  const reply = replyOf(turn, safety, { message, quick, engine: 'guided' })
  const result = { reply, level: levelOf(safety), state, isStopped: false, use: null, sent: null }
  yield { type: 'meta', engine: 'guided' }
  // Nothing stands between these words and the person: not even a database that does not answer.
  await keepTurn(room.database, turn, result).catch(() => {})
  yield lastEvent(turn, result)
}

async function* answer(
  room: Room,
  turn: Turn,
  safety: Safety,
  choice: Choice,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  // Where there may be distress, every voice is the calm one.
  const isCalm = safety !== null || (turn.isMinor && turn.here.manner.voice === 'sergeant')
  const manner: Manner = isCalm ? { ...turn.here.manner, voice: 'calm_guide' } : turn.here.manner
  const { engine, notice } = await withinBudget(room, turn, choice)
  if (!engine) {
    yield* answerGuided(room, turn, safety, manner, notice, null)
    return
  }
  const left = yield* answerWithModel(room, engine, turn, safety, manner, signal)
  if (left) yield* answerGuided(room, turn, safety, manner, left.notice, left.draft)
}

const notOffered = 'You asked never to be offered this. “Teach your coach” has the list, and can take it off.'

async function* answerGuided(
  room: Room,
  turn: Turn,
  safety: Safety,
  manner: Manner,
  notice: string | undefined,
  failed: Pick<Draft, 'use' | 'sent'> | null,
): AsyncGenerator<ChatEvent, void, void> {
  yield { type: 'meta', engine: 'guided' }
  const { text, state, context } = turn
  const seed = seedOf(turn.actor.userId, turn.here.today)
  const guided = guide({ text, state, context, manner, seed, isAskingIfHuman: isAskingIfHuman(text) })
  const { message, sources } = guided
  // Where there may be distress nothing is begun but what is calm; a step of an exercise keeps its own answers.
  const quick = guided.state === null && safety ? startsFor(turn, safety) : guided.quick
  const changes = offered(guided.changes, context.never)
  const said = notice ?? (changes.length < guided.changes.length ? notOffered : undefined)
  const reply = replyOf(turn, safety, {
    message,
    quick,
    sources,
    engine: 'guided',
    ...(said ? { notice: said } : {}),
  })
  reply.actions = proposals(reply.messageId, changes)
  yield { type: 'delta', delta: message }
  yield await finish(room.database, turn, {
    reply,
    level: levelOf(safety),
    state: guided.state,
    isStopped: false,
    use: failed?.use ?? null,
    sent: failed?.sent ?? null,
  })
}
