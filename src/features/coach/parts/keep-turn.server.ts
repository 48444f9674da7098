import type { Database } from '#platform/db/database.server.ts'
import type { ChatReply } from '../contract.ts'
import type { FlowState } from '../contract.ts'
import { addModelUse, insertMessage, writeState, type ModelUse } from '../store.server.ts'
import type { Turn } from './prepare-turn.server.ts'

export interface TurnResult {
  reply: Omit<ChatReply, 'state'>
  level: 'none' | 'concern' | 'crisis'
  state: FlowState | null
  isStopped: boolean
  /** What a model used for it, also when its words were thrown away. */
  use: ModelUse | null
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
    if (turn.isPrivate) return
    const said = { localDate: turn.here.today, safetyLevel: level }
    if (turn.opening)
      await insertMessage(rows, userId, {
        ...said,
        id: turn.opening.id,
        sender: 'assistant',
        content: turn.opening.message,
        safetyLevel: 'none',
        engine: 'guided',
        extras: { quick: turn.opening.quick, actions: [], sources: turn.opening.sources },
      })
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
      },
    })
    // The same message sent twice at once is answered twice and kept once, with the place that belongs to it.
    if (isFirst) await writeState(rows, userId, result.state)
  })
}
