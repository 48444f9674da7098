import type { Rows } from '#platform/db/database.server.ts'
import type { MonthPlan } from './contract.ts'
import { readMonthRow } from './store.server.ts'

/** The plan of a person's month, named by its first day; undefined when nothing was planned. */
export function readMonthPlan(rows: Rows, userId: string, month: string): Promise<MonthPlan | undefined> {
  return readMonthRow(rows, userId, month)
}
