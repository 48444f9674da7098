import { localDay, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { badRequest, CallError, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import { readDayRow } from '#features/day/public.server.ts'
import { readVisionRow } from '#features/vision/public.server.ts'
import { findWeekRow } from '#features/week/public.server.ts'
import type { Change } from '../rules/change.ts'
import { isInReach, type Proposed } from '../rules/proposed.ts'
import { asLine } from '../rules/words.ts'

/**
 * The change as the person will be asked about it: with what stands there now, so that accepting it later can tell whether
 * that has changed. `readsPlans`: whether the key knows the items of a plan, and may name one.
 */
export async function asChange(
  rows: Rows,
  userId: string,
  proposed: Proposed,
  { now, readsPlans }: { now: Date; readsPlans: boolean },
): Promise<Change> {
  const { time_zone, day_start_hour, week_starts_on } =
    (await readPerson(rows, userId))?.rhythm ?? defaultRhythm
  const today = localDay(now, time_zone, day_start_hour)
  const checkDay = (date: LocalDate) => {
    if (!isInReach(date, today))
      throw badRequest('A proposal is for a day from a week ago to a year ahead.', {
        date: 'is too far away',
      })
  }
  switch (proposed.kind) {
    case 'set_first_step': {
      const vision = await readVisionRow(rows, userId, proposed.pillar)
      return { ...proposed, was: asLine(vision?.first_step ?? '') }
    }
    case 'set_week_intention': {
      const date = startOfWeek(proposed.date, week_starts_on)
      checkDay(proposed.date)
      const week = await findWeekRow(rows, userId, date)
      return { ...proposed, date: week?.week_start_date ?? date, was: asLine(week?.week_intention ?? '') }
    }
    default: {
      checkDay(proposed.date)
      const day = await readDayRow(rows, userId, proposed.date)
      if (proposed.kind === 'add_priority') return proposed
      if (proposed.kind === 'set_intention') return { ...proposed, was: asLine(day?.intention ?? '') }
      if (proposed.kind === 'set_time_for_me') return { ...proposed, was: asLine(day?.time_for_me ?? '') }
      if (!readsPlans)
        throw new CallError(403, {
          code: 'not_allowed',
          message: 'This key may not read plans, so it cannot propose a change of something in them.',
        })
      const item = day?.main_priorities.find(({ id }) => id === proposed.item_id)
      if (!item) throw notFound()
      const text = asLine(item.text)
      if (proposed.kind === 'shrink_item') return { ...proposed, text, was: asLine(item.tiny ?? '') }
      if ((proposed.state === 'moved') !== (proposed.moved_to !== undefined))
        throw badRequest('Moving names the day to move to, and nothing else does.', {
          moved_to: 'belongs to moving',
        })
      if (proposed.moved_to) checkDay(proposed.moved_to)
      return { ...proposed, text }
    }
  }
}
