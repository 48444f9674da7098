import type { Database } from '#platform/db/database.server.ts'
import type { Change, ChatEvent, ChatReply, Proposal } from '../contract.ts'
import { pace } from '../rules/budget.ts'
import type { Safety } from '../rules/gate.ts'
import { startLabels, suggestions } from '../rules/router.ts'
import { keepTurn, type TurnResult } from './keep-turn.server.ts'
import type { Turn } from './prepare-turn.server.ts'

/** One answer of a turn: what is given, with what every reply has around it. */
export function replyOf(
  turn: Turn,
  safety: Safety,
  given: Partial<ChatReply> & Pick<ChatReply, 'message' | 'engine'>,
): TurnResult['reply'] {
  const notice = given.notice ?? pauseNotice(turn)
  return {
    quick: startsFor(turn, safety),
    actions: [],
    sources: [],
    ...given,
    messageId: crypto.randomUUID(),
    safety,
    ...(notice ? { notice } : {}),
  }
}

/** What may be begun next. Where there may be distress that is a calm minute or an open ear: no plan and no goal. */
export function startsFor(turn: Turn, safety: Safety): string[] {
  return startLabels(safety ? ['calm_minute', 'listen'] : suggestions(turn.context))
}

export function proposals(messageId: string, changes: readonly Change[]): Proposal[] {
  return changes.map((change, n) => ({ id: `${messageId}-${n}`, change }))
}

/** Keeps a turn and gives its last event. */
export async function finish(database: Database, turn: Turn, result: TurnResult): Promise<ChatEvent> {
  await keepTurn(database, turn, result)
  return lastEvent(turn, result)
}

export function lastEvent(turn: Turn, { reply, state }: TurnResult): ChatEvent {
  return { type: 'done', ...reply, ...(turn.isPrivate ? { state } : {}) }
}

export function levelOf(safety: Safety): TurnResult['level'] {
  return safety?.level ?? 'none'
}

function pauseNotice(turn: Turn): string | undefined {
  return turn.count.turns === pace.pauseAfter
    ? 'You have written a lot today. A pause may do good, or a talk with somebody you trust.'
    : undefined
}
