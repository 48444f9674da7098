import type { DayContent } from '../contract.ts'
import { itemsOf } from '../rules.ts'
import { plannedMinutes } from './size.ts'

/** The minutes planned and the minutes there are, when more is planned than there are; otherwise null. */
export function overCapacity(day: DayContent): { planned: number; available: number } | null {
  const available = day.minutes_available
  if (available === null) return null
  const open = itemsOf(day).filter((item) => item.state === 'open')
  const planned = plannedMinutes(day, open)
  return planned > available ? { planned, available } : null
}

/** What is said when a plan is fuller than the day. It asks, and never stands in the way. */
export function capacityWords(day: DayContent, hidesNumbers: boolean): string | null {
  const over = overCapacity(day)
  if (!over) return null
  const question = 'What could be smaller?'
  const energy = day.energy === 'low' ? ' and low energy' : ''
  if (hidesNumbers) return `You planned more than you have time${energy && ' and energy'} for. ${question}`
  const [planned, available] = [spanWords(over.planned), spanWords(over.available)]
  if (planned === available)
    return `You planned a little more than the ${available} you have${energy && ', with low energy'}. ${question}`
  return `You planned ${about(over.planned)}; you have ${about(over.available)}${energy}. ${question}`
}

function about(minutes: number): string {
  return minutes === 0 ? 'no time' : `about ${spanWords(minutes)}`
}

const fractions: Record<number, string> = { 0: '', 1: '¼', 2: '½', 3: '¾' }

/** `45 min`, `3 h`, `1½ h`: to five minutes below an hour, to a quarter of an hour above. */
export function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes < 5 ? minutes : Math.min(55, Math.round(minutes / 5) * 5)} min`
  const quarters = Math.round(minutes / 15)
  return `${Math.floor(quarters / 4)}${fractions[quarters % 4] ?? ''} h`
}

/** `45 min`, `1 h 20 min`: exactly. */
export function exactSpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
