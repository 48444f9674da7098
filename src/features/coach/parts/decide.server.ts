import type { LocalDate } from '#platform/contract/dates.ts'
import { addDays } from '#platform/contract/dates.ts'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Change } from '../rules/change.ts'
import type { Decision, Outcome } from '../rules/kept.ts'
import { memoriesMax } from '../rules/kept.ts'
import { touchedBy, undoIn, type Touched } from '../rules/undo-change.ts'
import { lockActionRow, markUndone, writeActionRow } from '../store/actions.server.ts'
import { countMemories, deleteMemoryRow, writeMemoryRow } from '../store/memories.server.ts'
import { readMakerOf } from '../store/proposals.server.ts'
import { placeOf, type PlannerChange } from './place.server.ts'

/** How often somebody else may save first before the person is asked to try again. */
const attemptsMax = 3
/** After this a commitment is no longer asked about. */
const commitmentDays = 14

interface Deciding {
  rows: Rows
  userId: string
  today: LocalDate
  id: string
}

/**
 * Keeps what a person said to a suggestion; accepted, its change is written in the same transaction, so that there is
 * never a change without the means to take it back. A second tap finds the first.
 */
export async function decide(
  deciding: Deciding,
  { decision, change }: { decision: Decision; change: Change },
): Promise<Outcome> {
  const { rows, userId, id } = deciding
  const known = await lockActionRow(rows, userId, id)
  if (known?.decision === 'accepted' && !known.undone_at) return 'already'
  const made_by = await readMakerOf(rows, userId, id)
  if (decision !== 'accepted') {
    await writeActionRow(rows, userId, id, { decision, change, touched: [], made_by })
    return 'changed'
  }
  const written =
    change.kind === 'keep_commitment'
      ? await keepCommitment(deciding, change.text)
      : await writeChange(deciding, change)
  if (written.outcome !== 'differs')
    await writeActionRow(rows, userId, id, { decision, change, touched: written.touched, made_by })
  return written.outcome
}

interface Written {
  outcome: 'changed' | 'already' | 'differs'
  touched: Touched[]
}

async function writeChange({ rows, userId, today, id }: Deciding, change: PlannerChange): Promise<Written> {
  const place = placeOf(rows, userId, today, id, change)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const row = await place.read()
    const applied = place.apply(row)
    if (applied.outcome !== 'changed') return { outcome: applied.outcome, touched: [] }
    if (await place.write(row.version, applied.value))
      return { outcome: 'changed', touched: touchedBy(row, applied.value) }
  }
  throw conflict(null)
}

async function keepCommitment({ rows, userId, today, id }: Deciding, text: string): Promise<Written> {
  if ((await countMemories(rows, userId)) >= memoriesMax)
    throw badRequest(`There is room for ${memoriesMax} lines. Delete one that is no longer true.`)
  const memoryId = crypto.randomUUID()
  await writeMemoryRow(rows, userId, memoryId, {
    kind: 'commitment',
    statement: text,
    source: { label: 'The end of a talk', path: '/my-balanse' },
    pinned: false,
    is_off: false,
    expires_on: addDays(today, commitmentDays),
    version: 0,
    today,
  })
  return { outcome: 'changed', touched: [{ field: 'memory', item: memoryId, before: null, after: id }] }
}

/** Takes an accepted change back. What the person has written in its place since stays. */
export async function undo({ rows, userId, today, id }: Deciding): Promise<Outcome> {
  const known = await lockActionRow(rows, userId, id)
  if (known?.decision !== 'accepted') throw notFound()
  if (known.undone_at) return 'already'
  if (!known.can_undo) throw badRequest('This is older than thirty days. Please change it where it stands.')
  const { change, touched } = known
  if (change.kind === 'keep_commitment') {
    await deleteMemoryRow(rows, userId, touched[0]?.item ?? '')
    await markUndone(rows, userId, id)
    return 'changed'
  }
  const place = placeOf(rows, userId, today, id, change)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const row = await place.read()
    const { value, kept } = undoIn(row, touched)
    if (kept === touched.length && kept > 0) return 'differs'
    if (touched.length === 0 || (await place.write(row.version, value))) {
      await markUndone(rows, userId, id)
      return kept > 0 ? 'partly' : 'changed'
    }
  }
  throw conflict(null)
}
