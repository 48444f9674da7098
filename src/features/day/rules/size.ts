import type { DayContent, Energy, Item } from '../contract.ts'

/** Whether the tiny version of an item is what is meant: the person said so, or their energy is low. */
export function isTiny(item: Item, energy: Energy | null): boolean {
  if (item.size === 'tiny') return true
  return item.size !== 'full' && energy === 'low' && Boolean(item.tiny?.trim())
}

/** The words of an item as it is meant to be done. */
export function wordsOf(item: Item, energy: Energy | null): string {
  return (isTiny(item, energy) && item.tiny?.trim()) || item.text
}

/** How long an item takes as it is meant to be done, in minutes; null when nobody said. */
export function minutesOf(item: Item, energy: Energy | null): number | null {
  return (isTiny(item, energy) ? item.tiny_minutes : item.minutes) ?? null
}

/** The first sentence of a text: enough to remember why. */
export function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?…])\s/u)
  return first
}

/** The minutes of what is still to be done, time for me included. What has no minutes counts for nothing. */
export function plannedMinutes(day: DayContent, open: readonly Item[]): number {
  const forMe = day.time_for_me.trim() && !day.time_for_me_done ? (day.time_for_me_minutes ?? 0) : 0
  return open.reduce((sum, item) => sum + (minutesOf(item, day.energy) ?? 0), forMe)
}
