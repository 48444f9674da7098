import { useRhythm, useToday } from '#features/account/public.tsx'
import type { Clock } from '../rules.ts'

/** The person's own day and zone, for words about a time. */
export function useClock(): Clock {
  const { time_zone, day_start_hour } = useRhythm()
  return { today: useToday(), timeZone: time_zone, dayStartHour: day_start_hour }
}
