import type { Kind, KindSetting } from '../contract.ts'

/** Whether a kind comes once a week, on a day of its own. */
export const isWeekly = (kind: Kind): boolean => kind === 'weekly_review' || kind === 'weekly_digest'

/** What a kind would be if it were switched on; everything starts off. */
const starts: Record<Kind, [at_time: string, weekday: number | null]> = {
  morning_plan: ['08:00', null],
  evening_close: ['20:30', null],
  weekly_review: ['17:00', 0],
  mid_vision: ['18:00', null],
  calendar_conflict: ['18:30', null],
  weekly_digest: ['09:00', 1],
}

export function startOf(kind: Kind): KindSetting {
  const [at_time, weekday] = starts[kind]
  return { kind, is_on: false, at_time, weekday, ways: [] }
}
