import { randomUUID } from 'node:crypto'
import { CallError } from '#platform/contract/errors.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import { scanOutput } from '#features/safety/rules/output.ts'
import { detect } from '#features/safety/rules.ts'
import { waitingMost, wordsOf, type Proposed } from '../rules/proposed.ts'
import { offered, suggestionKey } from '../rules/suggestion.ts'
import { readNeverRows } from '../store/actions.server.ts'
import { layRow } from '../store/proposals.server.ts'
import { asChange } from './as-change.server.ts'

export interface Laying {
  database: Database
  /** Takes one of what a key may propose in an hour. */
  take: (tokenId: string) => Promise<void>
}

/** The key that proposes, and whether it reads plans. */
export interface Proposer {
  claims: Claims
  tokenId: string
  readsPlans: boolean
}

/**
 * Lays a change before a person, in the name of their key: nothing of theirs is written. Refuses in a sentence what the
 * safety gate would not let through, what the person never wants to see again, and what is more than may wait.
 */
export async function layProposal(
  { database, take }: Laying,
  { claims, tokenId, readsPlans }: Proposer,
  proposed: Proposed,
): Promise<{ id: string; answer: 'waiting' }> {
  await take(tokenId)
  const words = wordsOf(proposed)
  if (detect(words) !== 'none' || scanOutput(words) !== null)
    throw refuse(422, 'not_proposed', 'These words are not laid before anybody. Nothing was kept of them.')
  const change = await database.asUser(claims, async (rows) => {
    const found = await asChange(rows, claims.sub, proposed, { now: new Date(), readsPlans })
    const never = new Set((await readNeverRows(rows, claims.sub)).map(suggestionKey))
    if (offered([found], new Set([...never].filter((key) => key !== null))).length === 0)
      throw refuse(409, 'never', 'The person does not want this to be proposed again.')
    return found
  })
  const laid = await database.asService((rows) =>
    layRow(rows, claims.sub, tokenId, `key-${randomUUID()}`, change),
  )
  if ('id' in laid) return { id: laid.id, answer: 'waiting' }
  if (laid.trouble === 'many')
    throw refuse(
      409,
      'many_wait',
      `${waitingMost} proposals of this key wait for an answer, which is as many as may wait.`,
    )
  throw refuse(403, 'reads_only', 'This key does not propose. Nothing was changed.')
}

function refuse(status: number, code: string, message: string): CallError {
  return new CallError(status, { code, message })
}
