import type { LocalDate } from '#platform/contract/dates.ts'
import { clockMinutes, minutesOf } from './times.ts'

const minuteMs = 60_000
/** Later than this after its time a reminder is about something that has passed: a server that slept says nothing then. */
const freshMs = 120 * minuteMs
/** From midnight to five nothing sounds, whatever the quiet hours say. */
const nightEnds = 300

export interface Quiet {
  quiet_from: string | null
  quiet_to: string | null
}

/** Whether nothing may sound now: in the person's quiet hours, which may go over midnight, and at night. */
export function isQuiet(instant: Date, timeZone: string, quiet: Quiet): boolean {
  return isQuietAt(clockMinutes(instant, timeZone), quiet)
}

/** The same for minutes after midnight on the person's clock. */
export function isQuietAt(minutes: number, { quiet_from: from, quiet_to: to }: Quiet): boolean {
  if (minutes < nightEnds) return true
  if (from === null || to === null) return false
  const [begins, ends] = [minutesOf(from), minutesOf(to)]
  return begins <= ends ? begins <= minutes && minutes < ends : minutes >= begins || minutes < ends
}

/** What is known of a reminder whose time has come. */
export interface Situation {
  now: Date
  due_at: Date
  /** The person's day that it is for. */
  day: LocalDate
  is_on: boolean
  /** The account is closed or about to be deleted. */
  is_closed: boolean
  is_paused: boolean
  paused_until: LocalDate | null
  /** A day of rest or of a pause. */
  is_resting: boolean
  /** What it asks for is done, or there is nothing to say. */
  is_done: boolean
  /** How many came on this day already, and how many may. */
  made: number
  most_a_day: number
}

/** Whether it comes. Whatever the answer, its day is dealt with. */
export function comes(given: Situation): boolean {
  return (
    given.is_on &&
    !given.is_closed &&
    !given.is_paused &&
    (given.paused_until === null || given.paused_until <= given.day) &&
    !given.is_resting &&
    !given.is_done &&
    given.made < given.most_a_day &&
    given.now.getTime() - given.due_at.getTime() <= freshMs
  )
}

/** How long a way waits after each try that was not taken for now: under two hours in all, then it is too late to be of use. */
const waits = [60, 300, 900, 1_800, 3_600]

/** Seconds until the next try after `tries` of them; null when there is none. */
export function waitAfter(tries: number): number | null {
  return waits[tries - 1] ?? null
}
