import type { Per } from './plans.ts'

const dayMs = 86_400_000
/** How long a payment that did not go through keeps nobody from anything. */
export const graceDays = 7
/** A payment goes back in full within this time, and the plan ends with it. */
const refundDays = 14
/** How long before money is due, or a plan ends, a letter says so. */
export const reminderDays: Record<Per | 'trial' | 'grace', number> = {
  trial: 3,
  // At once: the whole of it is there to be used.
  grace: graceDays + 1,
  month: 3,
  year: 14,
}

export const later = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/** The same day of the next month or year; where that month is shorter, its last day. */
export function addPeriod(from: Date, per: Per): Date {
  const months = per === 'year' ? 12 : 1
  const next = new Date(from)
  next.setUTCMonth(from.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), last))
  return next
}

/** Until when a payment may be asked back, or null when it is too late or there is none. */
export function refundUntil(paidAt: string | null | undefined, now: Date): Date | null {
  if (!paidAt) return null
  const until = later(new Date(paidAt), refundDays)
  return until > now ? until : null
}

/** "3 December 2026", the day as it is there. */
export function dayWords(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant))
}
