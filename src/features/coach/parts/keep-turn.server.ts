import type { Database } from '#platform/db/database.server.ts'
import type { ChatReply } from '../contract.ts'
import type { FlowState } from '../contract.ts'
import { markMemoriesUsed } from '../store/memories.server.ts'
import { insertMessage, insertSent, writeState } from '../store/talk.server.ts'
import { addModelUse, type ModelUse } from '../store/usage.server.ts'
import { lastCommitment } from '../rules/facts.ts'
import type { Turn } from './prepare-turn.server.ts'

export interface TurnResult {
  reply: Omit<ChatReply, 'state'>
  level: 'none' | 'concern' | 'crisis'
  state: FlowState | null
  isStopped: boolean
  /** What a model used for it, also when its words were thrown away. */
  use: ModelUse | null
  /** What went to a model for it. */
  sent: { host: string; body: string } | null
}

/**
 * Keeps both messages of a turn, the place in the exercise and what it cost, all or nothing. With privacy mode on
 * only the numbers are kept.
 */
export async function keepTurn(database: Database, turn: Turn, result: TurnResult): Promise<void> {
  const { userId, claims } = turn.actor
  const { reply, level } = result
  await database.asUser(claims, async (rows) => {
    if (result.use) await addModelUse(rows, userId, turn.here.today, result.use)
    if (!turn.isKept) return
    const said = { localDate: turn.here.today, safetyLevel: level }
    if (turn.opening) {
      const commitment = lastCommitment(turn.context)
      if (commitment) await markMemoriesUsed(rows, userId, [commitment.id], turn.here.today)
      await insertMessage(rows, userId, {
        ...said,
        id: turn.opening.id,
        sender: 'assistant',
        content: turn.opening.message,
        safetyLevel: 'none',
        engine: 'guided',
        extras: { quick: turn.opening.quick, actions: [], sources: turn.opening.sources },
      })
    }
    await insertMessage(rows, userId, { ...said, id: turn.messageId, sender: 'user', content: turn.text })
    const isFirst = await insertMessage(rows, userId, {
      ...said,
      id: reply.messageId,
      sender: 'assistant',
      content: reply.message,
      engine: reply.engine,
      writtenBy: reply.written_by,
      replyTo: turn.messageId,
      isStopped: result.isStopped,
      extras: {
        quick: reply.quick,
        actions: reply.actions,
        sources: reply.sources,
        ...(reply.notice ? { notice: reply.notice } : {}),
        ...(reply.reminder ? { reminder: reply.reminder } : {}),
        ...(result.sent ? { has_sent: true } : {}),
        before: turn.state,
      },
    })
    // The same message sent twice at once is answered twice and kept once, with the place that belongs to it.
    if (!isFirst) return
    await writeState(rows, userId, result.state)
    if (result.sent) await insertSent(rows, userId, reply.messageId, result.sent)
  })
}
