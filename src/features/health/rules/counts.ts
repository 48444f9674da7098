import { amountMost, healthKinds, type HealthKind } from '../contract.ts'
import { minutesBetween, type Moment } from './moments.ts'

/** One number of one day. */
export interface Counted {
  kind: HealthKind
  date: string
  amount: number
}

export interface Counts {
  wants: (kind: HealthKind) => boolean
  /** So many steps from a moment on, as one device counted them. */
  addSteps: (source: string, at: Moment, steps: number) => void
  /** A time asleep or of mindfulness; whoever noted the same minutes again adds nothing. */
  addSpan: (kind: 'sleep' | 'mindful', start: Moment, end: Moment) => void
  /** A number that the file already gives for a day. */
  addTotal: (kind: 'sleep' | 'mindful', at: Moment, minutes: number) => void
  skip: () => void
  result: () => { counted: Counted[]; skipped: number }
}

const dayMinutes = 1_440
/** An evening from 18:00 on belongs to the night of the next day: sleep counts for the day of waking. */
const eveningMinutes = 360
/** Devices whose steps are told apart; further ones count as one. */
const sourcesMost = 50
const firstDay = Date.UTC(1990, 0, 1) / 86_400_000

/**
 * Adds up a file by the day, in memory that does not grow with the file: a bit for each minute of a day, and a sum for each
 * device. Two devices that counted the same walk are not added: the day has the steps of the one that saw the most.
 */
export function createCounts(kinds: readonly HealthKind[], now: Date): Counts {
  const lastDay = Math.floor(now.getTime() / 86_400_000) + 1
  const minutes = { sleep: new Map<number, Uint8Array>(), mindful: new Map<number, Uint8Array>() }
  const totals = { sleep: new Map<number, number>(), mindful: new Map<number, number>() }
  const steps = new Map<string, Map<number, number>>()
  let skipped = 0
  const isDay = (day: number) => day >= firstDay && day <= lastDay

  function mark(days: Map<number, Uint8Array>, minute: number) {
    const day = Math.floor(minute / dayMinutes)
    let bits = days.get(day)
    if (!bits) days.set(day, (bits = new Uint8Array(dayMinutes / 8)))
    const at = minute - day * dayMinutes
    bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  }

  return {
    wants: (kind) => kinds.includes(kind),
    skip: () => (skipped += 1),

    addSteps(source, at, count) {
      const day = Math.floor(at.minute / dayMinutes)
      if (!isDay(day) || !(count >= 0 && count <= amountMost)) return void (skipped += 1)
      const name = steps.has(source) || steps.size < sourcesMost ? source : ''
      const days = steps.get(name) ?? new Map<number, number>()
      steps.set(name, days.set(day, (days.get(day) ?? 0) + count))
    },

    addSpan(kind, start, end) {
      const length = minutesBetween(start, end)
      const shift = kind === 'sleep' ? eveningMinutes : 0
      const last = Math.round(end.minute + shift)
      const first = Math.round(end.minute - length + shift)
      if (
        !(length >= 0 && length <= dayMinutes) ||
        !isDay(Math.floor(first / dayMinutes)) ||
        !isDay(Math.floor(last / dayMinutes))
      )
        return void (skipped += 1)
      for (let minute = first; minute < last; minute++) mark(minutes[kind], minute)
    },

    addTotal(kind, at, amount) {
      const day = Math.floor(at.minute / dayMinutes)
      if (!isDay(day) || !(amount >= 0 && amount <= dayMinutes)) return void (skipped += 1)
      totals[kind].set(day, (totals[kind].get(day) ?? 0) + amount)
    },

    result() {
      const counted: Counted[] = []
      const add = (kind: HealthKind, day: number, sum: number) => {
        const amount = Math.min(Math.round(sum), kind === 'steps' ? amountMost : dayMinutes)
        if (amount > 0)
          counted.push({ kind, date: new Date(day * 86_400_000).toISOString().slice(0, 10), amount })
      }
      for (const kind of ['sleep', 'mindful'] as const) {
        const days = new Map(totals[kind])
        for (const [day, bits] of minutes[kind]) days.set(day, Math.max(days.get(day) ?? 0, bitsIn(bits)))
        for (const [day, sum] of days) add(kind, day, sum)
      }
      const best = new Map<number, number>()
      for (const days of steps.values())
        for (const [day, sum] of days) best.set(day, Math.max(best.get(day) ?? 0, sum))
      for (const [day, sum] of best) add('steps', day, sum)
      const order = (kind: HealthKind) => healthKinds.indexOf(kind)
      counted.sort((a, b) => order(a.kind) - order(b.kind) || a.date.localeCompare(b.date))
      return { counted, skipped }
    },
  }
}

function bitsIn(bytes: Uint8Array): number {
  let sum = 0
  for (let byte of bytes) for (; byte; byte &= byte - 1) sum += 1
  return sum
}
