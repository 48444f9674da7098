import type { DayContent, Item } from '../contract.ts'
import { itemsOf } from '../rules.ts'
import type { TimeBox } from './boxes.ts'

/** Everything that could be the one thing now, in the order in which it is offered: what the clock says comes first. */
export function thingsNow(day: DayContent, boxes: readonly TimeBox[], now: number): Item[] {
  const open = itemsOf(day).filter((item) => item.state === 'open' && item.text.trim() !== '')
  const current = new Set(boxes.filter((box) => box.from <= now && now < box.to).map(({ id }) => id))
  return [...open.filter(({ id }) => current.has(id)), ...open.filter(({ id }) => !current.has(id))]
}

/** How long somebody stays with one thing; null for as long as they like. */
export const stays = [5, 15, 25, null] as const
export type Stay = (typeof stays)[number]

/** A timer that runs: when it began, in milliseconds, and for how many minutes. */
export interface Running {
  item: string
  since: number
  minutes: Stay
}

/** Whole minutes that have passed; a clock that was set back counts as none. */
export function minutesHere(running: Running, now: number): number {
  return Math.max(0, Math.floor((now - running.since) / 60_000))
}

/** What a running timer says. Without numbers it says only that it is there, and that its time has come. */
export function timerWords(running: Running, now: number, hidesNumbers: boolean): string {
  const here = minutesHere(running, now)
  const isOver = running.minutes !== null && here >= running.minutes
  if (isOver)
    return hidesNumbers
      ? 'Your time is up. Stay or stop, both are fine.'
      : `That is ${running.minutes} minutes. Stay or stop, both are fine.`
  if (hidesNumbers) return 'The time is running. You can stop whenever you like.'
  if (here === 0) return 'You have just begun.'
  const minutes = here === 1 ? '1 minute' : `${here} minutes`
  return running.minutes === null ? `You are here for ${minutes}.` : `${minutes} of ${running.minutes}.`
}

/** A timer read back from the device; null for anything that is none, or is older than a day. */
export function readRunning(text: string | null, now: number): Running | null {
  try {
    const read = JSON.parse(text ?? '') as Partial<Running> | null
    if (typeof read?.item !== 'string' || typeof read.since !== 'number') return null
    if (read.since > now || now - read.since > 86_400_000) return null
    const minutes = stays.find((stay) => stay === read.minutes) ?? null
    return { item: read.item, since: read.since, minutes }
  } catch {
    return null
  }
}
