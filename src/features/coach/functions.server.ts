import { SessionGone } from '#platform/db/database.server.ts'
import type { FunctionCall, FunctionHandler, FunctionReply } from '#services/functions/public.server.ts'
import { failures, type ChatEvent, type ChatMessage, type ChatReply } from './contract.ts'
import type { Room } from './parts/answer-with-model.server.ts'
import { countShown } from '#features/safety/public.server.ts'
import { beginTurn } from './parts/begin-turn.server.ts'
import { createConsentWatch } from './parts/consent-watch.server.ts'
import type { ModelKeeper } from './parts/model-keeper.server.ts'
import { answerPublic, type AnswerHelp } from './parts/public-turn.server.ts'
import { runTurn } from './parts/run-turn.server.ts'
import { crisisAnswer, safetyFor, type CrisisAnswer, type Safety } from './rules/gate.ts'
import { readRequest } from './rules/request.ts'

export interface CoachOptions {
  keeper: ModelKeeper
  /** The help feature's answers, for the public bot. */
  answerHelp: AnswerHelp
}

/** POST /functions/v1/openai-chat: the coach for signed-in people, the help bot for everybody. */
export function createCoachFunctions({
  keeper,
  answerHelp,
}: CoachOptions): Record<'openai-chat', FunctionHandler> {
  const watchConsent = createConsentWatch()
  return {
    async 'openai-chat'(call) {
      const read = readRequest(call.body, call.rawText)
      // First of all, and whatever else is wrong with the call.
      const safety = safetyFor(read.scanned, call)
      if (!read.isValid) return refusal(read.status, read.error, safety)
      if (safety) void count(call, safety)
      const room = { ...keeper, database: call.database, watchConsent }
      try {
        if (read.request.botType === 'customer_service') {
          const answer = await answerPublic(room, call, read.text, safety, answerHelp)
          return 'status' in answer ? answer : sent(call, answer)
        }
        if (!call.actor) return signIn(safety)
        return await answerCoach(room, call, call.actor, read, safety)
      } catch (error) {
        if (error instanceof SessionGone) return signIn(safety)
        return safety?.level === 'crisis'
          ? sent(call, crisisReply(safety, crisisAnswer(safety)))
          : refusal(502, failures.service, safety)
      }
    },
  }
}

/** Only that help was shown, and in which month. Whoever asks gets their answer also when nothing can be counted. */
async function count({ database, now }: FunctionCall, { level }: NonNullable<Safety>): Promise<void> {
  await database.asService((rows) => countShown(rows, level, now)).catch(() => {})
}

type Valid = Extract<ReturnType<typeof readRequest>, { isValid: true }>

async function answerCoach(
  room: Room,
  call: FunctionCall,
  actor: NonNullable<FunctionCall['actor']>,
  read: Valid,
  gate: Safety,
): Promise<FunctionReply> {
  const asked = { actor, request: read.request, text: read.text, now: call.now }
  const begun = await beginTurn(room, call, asked, gate)
  if ('repeated' in begun) return sent(call, repeatedReply(begun.repeated, gate))
  const { turn, safety, reviewed, isTooQuick } = begun
  if (isTooQuick) {
    // In a crisis there is an answer, always; it is only not kept, so that nobody can fill the disk with it.
    if (reviewed) return sent(call, crisisReply(safety, reviewed))
    return {
      status: 429,
      headers: { 'retry-after': String(turn.count.secondsLeft) },
      body: { error: 'That was quick. Take a breath, and send it again in a moment.', safety },
    }
  }
  const events = runTurn(room, begun, call.signal)
  return call.acceptsEvents ? { status: 200, events } : lastOf(events, safety)
}

/** For a caller that wants one answer: reads the events to their end. */
async function lastOf(events: AsyncIterable<ChatEvent>, safety: Safety): Promise<FunctionReply> {
  let last: ChatEvent | undefined
  for await (const event of events) last = event
  if (last?.type !== 'done') return refusal(502, failures.service, safety)
  const { type: _, ...reply } = last
  return { status: 200, body: reply }
}

/** A whole reply, as JSON or as the events that a reader of a stream expects. */
function sent(call: FunctionCall, reply: ChatReply): FunctionReply {
  return call.acceptsEvents ? { status: 200, events: eventsOf(reply) } : { status: 200, body: reply }
}

async function* eventsOf(reply: ChatReply): AsyncGenerator<ChatEvent, void, void> {
  if (reply.safety) yield { type: 'safety', ...reply.safety }
  yield { type: 'meta', engine: reply.engine, ...(reply.written_by ? { written_by: reply.written_by } : {}) }
  yield { type: 'done', ...reply }
}

/** The reviewed answer when nothing about the turn could be read or kept. */
function crisisReply(safety: Safety, { message, quick }: CrisisAnswer): ChatReply {
  return {
    message,
    quick,
    messageId: crypto.randomUUID(),
    engine: 'guided',
    safety,
    actions: [],
    sources: [],
  }
}

/** The reply that was given when the same message came before. */
function repeatedReply(message: ChatMessage, safety: Safety): ChatReply {
  const { id, content, engine, written_by, quick, actions, sources, notice } = message
  return {
    message: content,
    messageId: id,
    engine: engine ?? 'guided',
    safety,
    quick,
    actions,
    sources,
    ...(written_by ? { written_by } : {}),
    ...(notice ? { notice } : {}),
  }
}

function signIn(safety: Safety): FunctionReply {
  return refusal(401, 'Please sign in to talk with the coach.', safety)
}

function refusal(status: number, error: string, safety: Safety): FunctionReply {
  return { status, body: { error, safety } }
}
