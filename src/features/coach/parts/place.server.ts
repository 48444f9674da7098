import type { LocalDate } from '#platform/contract/dates.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { readDayRow, unwrittenDay, writeDayRow } from '#features/day/public.server.ts'
import { readEveningRow, writeEveningRow } from '#features/reflect/public.server.ts'
import { unwrittenEvening } from '#features/reflect/rules.ts'
import {
  readVisionRow,
  unwrittenVision,
  writeFirstStart,
  writeVisionRow,
} from '#features/vision/public.server.ts'
import { findWeekRow, unwrittenWeek, writeWeekRow } from '#features/week/public.server.ts'
import type { Change } from '../rules/change.ts'
import {
  applyToDay,
  applyToEvening,
  applyToVision,
  applyToWeek,
  type Applied,
} from '../rules/apply-change.ts'

/** The row that a change belongs to, reached through the store of its own feature and written on its version. */
export interface Place<Row = Record<string, unknown>> {
  read: () => Promise<Row & { version: number }>
  apply: (row: Row) => Applied<Row>
  /** Undefined when somebody else saved in between. */
  write: (version: number, row: Row) => Promise<unknown>
}

/** A change that is written into a row of the planner; a commitment is kept in the coach's own memory. */
export type PlannerChange = Exclude<Change, { kind: 'keep_commitment' }>

export function placeOf(
  rows: Rows,
  userId: string,
  today: LocalDate,
  id: string,
  change: PlannerChange,
): Place {
  switch (change.kind) {
    case 'add_evening': {
      const { date } = change
      return anyRow({
        read: async () => (await readEveningRow(rows, userId, date)) ?? unwrittenEvening(userId, date),
        apply: (evening) => applied(evening, applyToEvening(evening, change)),
        write: (version, evening) => writeEveningRow(rows, userId, date, version, evening, false),
      })
    }
    case 'set_first_step': {
      const { pillar } = change
      return anyRow({
        read: async () => (await readVisionRow(rows, userId, pillar)) ?? unwrittenVision(pillar),
        apply: (vision) => applied(vision, applyToVision(vision, change)),
        async write(version, vision) {
          const written = await writeVisionRow(rows, userId, pillar, version, vision)
          if (written) await writeFirstStart(rows, userId, today)
          return written
        },
      })
    }
    case 'set_week_intention':
      return anyRow({
        read: async () =>
          (await findWeekRow(rows, userId, change.date)) ?? unwrittenWeek(userId, change.date),
        apply: (week) => applied(week, applyToWeek(week, change)),
        write: (version, week) => writeWeekRow(rows, userId, week.week_start_date, version, week),
      })
    default: {
      const { date } = change
      return anyRow({
        read: async () => (await readDayRow(rows, userId, date)) ?? unwrittenDay(userId, date),
        apply: (day) => applied(day, applyToDay(day, id, change)),
        write: (version, day) => writeDayRow(rows, userId, date, version, day),
      })
    }
  }
}

/** The rules know the content of a row; what the row has beside it stays. */
function applied<Row extends Content, Content>(row: Row, result: Applied<Content>): Applied<Row> {
  return result.outcome === 'changed' ? { outcome: 'changed', value: { ...row, ...result.value } } : result
}

/** Whoever uses a place hands back what it read, so it does not have to know which row that is. */
function anyRow<Row>(place: Place<Row>): Place {
  return place as unknown as Place
}
