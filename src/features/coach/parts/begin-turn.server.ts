import { youngFirst } from '#features/safety/rules/lines.ts'
import { DatabaseUnavailable } from '#platform/db/database.server.ts'
import type { FunctionCall } from '#services/functions/public.server.ts'
import type { ChatMessage } from '../contract.ts'
import { pace } from '../rules/budget.ts'
import { emptyContext } from '../rules/context.ts'
import { crisisAnswer, crisisFollowUp, withRecent, type CrisisAnswer, type Safety } from '../rules/gate.ts'
import { chooseEngine, type Choice, type Room } from './answer-with-model.server.ts'
import { prepareTurn, type Asked, type Turn } from './prepare-turn.server.ts'
import { readLife } from './read-life.server.ts'

/** A turn that is counted and may be answered. */
export interface Begun {
  turn: Turn
  safety: Safety
  /** The answer to a crisis; with it nothing else is asked. */
  reviewed: CrisisAnswer | null
  /** The person writes faster than anybody reads: only a crisis is answered. */
  isTooQuick: boolean
  choice: Choice
}

/**
 * Everything that the database says and is told before a turn is answered, in one transaction: who asks and what they
 * wrote, the count of the turn, and the model's turn when it may be one. Where a price is set, the server's
 * day is asked after it; else nothing stands before the first word.
 */
export async function beginTurn(
  room: Room,
  call: FunctionCall,
  asked: Asked,
  gate: Safety,
): Promise<Begun | { repeated: ChatMessage }> {
  // Asked for before the transaction is: what holds a connection must not wait in line for another one.
  const inForce = room.engine && room.limits()
  const begin = (lookAt: typeof readLife) =>
    call.database.asUser(asked.actor.claims, async (rows) => {
      const prepared = await prepareTurn(rows, asked, lookAt)
      if ('repeated' in prepared) return prepared
      const { turn } = prepared
      const judged = judge(turn, gate, call.languages)
      const isTooQuick = turn.count.minuteTurns > pace.turnsAMinute
      const choice =
        judged.reviewed || isTooQuick ? { engine: null } : await chooseEngine(room, rows, turn, await inForce)
      return { turn, ...judged, isTooQuick, choice }
    })
  let isUnreadable = false
  try {
    return await begin((...given) =>
      readLife(...given).catch((error: unknown) => {
        isUnreadable = true
        throw error
      }),
    )
  } catch (error) {
    if (!isUnreadable || error instanceof DatabaseUnavailable) throw error
    // A turn never fails because the person's notes cannot be read: it begins again and knows nothing of them.
    return begin(async (_rows, _userId, { today, hour }) => emptyContext(today, hour))
  }
}

function judge(turn: Turn, gate: Safety, languages: string[]): Pick<Begun, 'safety' | 'reviewed'> {
  const where = { languages, timeZone: turn.here.rhythm.time_zone }
  const after = gate ? null : crisisFollowUp(turn.state, turn.text, where)
  const safety =
    after?.safety ?? withRecent(gate, { recent: turn.recent, text: turn.text, at: turn.now }, where)
  if (safety && turn.isMinor) safety.card = { ...safety.card, region: youngFirst(safety.card.region) }
  return { safety, reviewed: after?.answer ?? (safety?.level === 'crisis' ? crisisAnswer(safety) : null) }
}
