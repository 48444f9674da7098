import type { Database } from '#platform/db/database.server.ts'
import type { ChatEvent, ChatReply } from '../contract.ts'
import type { Change, Proposal } from '../rules/change.ts'
import { pace } from '../rules/budget.ts'
import { reminderFor } from '../rules/disclosure.ts'
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
  const reminder = reminderFor({ ...turn.count, isMinor: turn.isMinor })
  return {
    quick: startsFor(turn, safety),
    actions: [],
    sources: [],
    ...given,
    messageId: crypto.randomUUID(),
    safety,
    ...(notice ? { notice } : {}),
    ...(reminder ? { reminder } : {}),
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

export function lastEvent(turn: Turn, { reply, state, sent }: TurnResult): ChatEvent {
  // What the server does not keep, the browser does for as long as the page is open.
  return { type: 'done', ...reply, ...(turn.isKept ? {} : { state, ...(sent ? { sent } : {}) }) }
}

export function levelOf(safety: Safety): TurnResult['level'] {
  return safety?.level ?? 'none'
}

function pauseNotice(turn: Turn): string | undefined {
  return turn.count.turns === pace.pauseAfter
    ? 'You have written a lot today. A pause may do good, or a talk with somebody you trust.'
    : undefined
}
