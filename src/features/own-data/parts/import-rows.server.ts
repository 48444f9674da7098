import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ImportedKind } from '../contract.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'
import { insertOwnRows, readSameKeys } from '../store/own-rows.server.ts'

const rowsMost = 200_000
const batch = 500
const reasonsMost = 3

/** Rows that can be taken in, and how many cannot, with the first reasons. */
export interface CheckedRows {
  good: Row[]
  refused: number
  reasons: string[]
}

/** Takes rows into a table beside what is there already, or with `isTrial` only says what it would do. */
export async function importRows(
  rows: Rows,
  userId: string,
  table: OwnTable,
  { good, refused, reasons }: CheckedRows,
  isTrial: boolean,
): Promise<ImportedKind> {
  const report: ImportedKind = {
    name: table.name,
    title: table.title,
    fresh: 0,
    same: 0,
    different: 0,
    refused,
    reasons,
  }
  for (let at = 0; at < good.length; at += batch) {
    const given = good.slice(at, at + batch)
    const here = new Map(
      (await readSameKeys(rows, userId, table, given)).map((row) => [keyOf(table, row), row]),
    )
    const fresh = given.filter((row) => !here.has(keyOf(table, row)))
    for (const row of given) {
      const own = here.get(keyOf(table, row))
      if (own) report[isSame(own, row) ? 'same' : 'different'] += 1
    }
    // A row may still not fit (a second reply to one message): then it counts as being here already.
    const taken = isTrial ? fresh.length : await insertOwnRows(rows, userId, table, fresh)
    report.fresh += taken
    report.different += fresh.length - taken
  }
  return report
}

/** Looks at every row of a list; what cannot be read is counted and the first of it named. */
export function checkRows(table: OwnTable, list: unknown): CheckedRows {
  if (!Array.isArray(list) || list.length > rowsMost)
    throw badRequest(
      `data/${table.name}.json is not a list of at most ${rowsMost} rows. Nothing was changed.`,
    )
  const good = new Map<string, Row>()
  const reasons: string[] = []
  let refused = 0
  for (const [at, one] of list.entries()) {
    const read = table.row.safeParse(one)
    if (read.success) good.set(keyOf(table, read.data), read.data)
    else {
      refused += 1
      const issue = read.error.issues[0]
      if (reasons.length < reasonsMost)
        reasons.push(
          `Row ${at + 1}: ${issue?.path.join('.') || 'the whole row'} – ${issue?.message ?? 'not readable'}`,
        )
    }
  }
  return { good: [...good.values()], refused, reasons }
}

const keyOf = (table: OwnTable, row: Row) =>
  JSON.stringify(
    table.key.map((column) => (column.endsWith('_at') ? Date.parse(String(row[column])) : row[column])),
  )

/** Whether two rows hold the same, whatever the order of their members; when they were saved does not matter. */
function isSame(a: Row, b: Row): boolean {
  const plain = (row: Row) => sorted({ ...row, version: 0, created_at: '', updated_at: '' })
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
