import type { RecentDay, Streak } from '../rules/streak.ts'
import { countDays } from './words.ts'

/** Days of the new run over which somebody is still coming back. */
const backDays = 7

/** Said after a gap, as long as the new run is young; null otherwise. */
export function welcomeBack({ current, earlier }: Streak): string | null {
  if (earlier === 0 || current > backDays) return null
  const mine = `Your ${countDays(earlier)}`
  if (current === 0) return `${mine} ${earlier === 1 ? 'is' : 'are'} still yours.`
  return `Welcome back. Your ${earlier} earlier ${earlier === 1 ? 'day is' : 'days are'} still yours.`
}

/** What a day was, in words. */
export const dayStates: Record<RecentDay['state'], string> = {
  active: 'active',
  rest: 'rest',
  pause: 'paused',
  off: 'quiet',
  open: 'still open',
}
