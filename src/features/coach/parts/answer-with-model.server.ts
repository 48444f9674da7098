import type { AiConfig } from '#platform/config.server.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import { failures, type ChatEvent } from '../contract.ts'
import { microCost, pace, turnMax } from '../rules/budget.ts'
import type { Safety } from '../rules/gate.ts'
import type { ModelLimits } from '../rules/limits.ts'
import { sourcesIn } from '../rules/output.ts'
import { reserveModelTurn, reserveSpend, settleSpend } from '../store/usage.server.ts'
import type { Manner } from '../voices/speaker.ts'
import { finish, levelOf, replyOf } from './answer.server.ts'
import type { ConsentWatch } from './consent-watch.server.ts'
import { keepTurn } from './keep-turn.server.ts'
import { ProviderFailed, type ModelEngine } from './model-engine.server.ts'
import type { ModelKeeper } from './model-keeper.server.ts'
import { emptyDraft, orderFor, writeReply, type Draft } from './model-reply.server.ts'
import { isExercise, type Turn } from './prepare-turn.server.ts'

export interface Room extends Pick<ModelKeeper, 'config' | 'engine' | 'breaker' | 'failures' | 'limits'> {
  database: Database
  watchConsent: ConsentWatch
}

/** Who answers, and the sentence that says why a model does not although the person asked for one. */
export interface Choice {
  engine: ModelEngine | null
  notice?: string
}

const usedUp = 'Today’s replies from the model are used up. The exercises go on.'
const quick = 'That was quick. The model answers again in a minute; the exercises go on.'
const forAdults =
  'You said that you are under 18, so no AI model answers here: those were not made for young people. The exercises go on. You can change this in “Teach your coach”.'
const withdrawn = 'You took back your yes to the model, so it stopped here. The exercises go on.'
const switchedOff = 'Whoever looks after this server has switched the model off for now. The exercises go on.'
const resting = 'The model rests for today. The exercises go on.'

/**
 * The model answers only with the person's yes, within their day and the server's (`withinBudget`), and while it works.
 * Takes one of the model's turns of their day.
 */
export async function chooseEngine(
  { engine, breaker }: Room,
  rows: Rows,
  turn: Turn,
  inForce: ModelLimits | null,
): Promise<Choice> {
  if (!engine || !inForce || !turn.here.preferences.ai_consent || isExercise(turn)) return { engine: null }
  if (turn.isMinor) return { engine: null, notice: forAdults }
  if (inForce.isOff) return { engine: null, notice: switchedOff }
  if (turn.count.minuteTurns > pace.modelTurnsAMinute) return { engine: null, notice: quick }
  if (breaker.isOpen(Date.now())) return { engine: null, notice: failures.provider }
  const hasTurn = await reserveModelTurn(rows, turn.actor.userId, turn.here.today, pace.modelTurnsADay)
  return hasTurn ? { engine } : { engine: null, notice: usedUp }
}

/** The same choice when the server's day has room for the most that the turn can cost, which is then taken from it. */
export async function withinBudget(
  { config, database, limits }: Room,
  turn: Turn,
  choice: Choice,
): Promise<Choice> {
  const most = mostCost(config)
  // Where nothing has a price there is nothing to write down.
  if (!choice.engine || most === 0) return choice
  const { dailyBudget } = await limits()
  const isReserved = await database.asService((rows) => reserveSpend(rows, utcDay(turn), most, dailyBudget))
  return isReserved ? choice : { engine: null, notice: resting }
}

/** An attempt that gave nothing to show, and the sentence that says so. */
export interface Unanswered {
  draft: Draft
  notice: string
}

/**
 * Lets the model answer. Returns null when it did, else its attempt, and the exercises take over. However this ends,
 * also when the reader goes away or takes back their yes, the budget is settled and what was shown is kept.
 */
export async function* answerWithModel(
  room: Room,
  engine: ModelEngine,
  turn: Turn,
  safety: Safety,
  manner: Manner,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, Unanswered | null, void> {
  const order = orderFor(turn, manner, safety !== null, room.config)
  const draft = emptyDraft(order)
  const writtenBy = engine.writtenBy
  const consent = room.watchConsent(room.database, turn.actor.userId, signal)
  let outcome: 'stopped' | 'failed' | 'withdrawn' | 'answered' = 'stopped'
  try {
    yield { type: 'meta', engine: 'model', written_by: writtenBy }
    yield* writeReply(engine, order, draft, consent.signal)
    if (!signal.aborted) outcome = consent.isWithdrawn() ? 'withdrawn' : 'answered'
  } catch (error) {
    outcome = 'failed'
    if (!(error instanceof ProviderFailed)) throw error
    room.failures.note(error, new Date())
  } finally {
    consent.end()
    await settle(room, turn, draft)
    if (outcome === 'stopped') await keepStopped(room, turn, safety, draft, engine)
  }
  if (outcome === 'failed') {
    room.breaker.failed(Date.now())
    return { draft, notice: failures.provider }
  }
  if (outcome === 'withdrawn') {
    const message = draft.shown.trim()
    if (message === '') return { draft, notice: withdrawn }
    const reply = replyOf(turn, safety, {
      message,
      engine: 'model',
      written_by: writtenBy,
      notice: withdrawn,
    })
    yield await finish(room.database, turn, {
      reply,
      level: levelOf(safety),
      state: null,
      isStopped: false,
      use: draft.use,
      sent: draft.sent,
    })
  }
  if (outcome === 'answered') {
    room.breaker.worked()
    const usage = { tokens_in: draft.use.tokensIn, tokens_out: draft.use.tokensOut }
    const reply =
      draft.replacement === null
        ? replyOf(turn, safety, {
            message: draft.text,
            engine: 'model',
            written_by: writtenBy,
            sources: sourcesIn(draft.text, turn.context),
            usage,
          })
        : replyOf(turn, safety, { message: draft.replacement, engine: 'guided', usage })
    yield await finish(room.database, turn, {
      reply,
      level: levelOf(safety),
      state: null,
      isStopped: false,
      use: draft.use,
      sent: draft.sent,
    })
  }
  return null
}

async function keepStopped(
  { database }: Room,
  turn: Turn,
  safety: Safety,
  draft: Draft,
  engine: ModelEngine,
): Promise<void> {
  const message = draft.shown.trim()
  if (message === '') return
  const reply = replyOf(turn, safety, { message, engine: 'model', written_by: engine.writtenBy })
  await keepTurn(database, turn, {
    reply,
    level: levelOf(safety),
    state: null,
    isStopped: true,
    use: draft.use,
    sent: draft.sent,
  })
}

async function settle({ database, config }: Room, turn: Turn, { use }: Draft): Promise<void> {
  const most = mostCost(config)
  if (most === 0) return
  await database.asService((rows) => settleSpend(rows, utcDay(turn), most - use.microCost))
}

function mostCost(config: AiConfig): number {
  return microCost(turnMax.tokensIn, turnMax.tokensOut, config)
}

function utcDay(turn: Turn): string {
  return turn.now.toISOString().slice(0, 10)
}
