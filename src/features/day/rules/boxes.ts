import type { LocalDate } from '#platform/contract/dates.ts'
import type { DayContent } from '../contract.ts'
import { isHere, itemsOf } from '../rules.ts'
import { instantOf, parseTime, timeText, wallTime, type Clock } from './clock.ts'
import { minutesOf, wordsOf } from './size.ts'

/** What an item without minutes takes on the timeline, and the step by which a box moves, in minutes. */
const defaultMinutes = 30
export const boxStep = 15

/** The id of the box of time for me; every other box has the id of its item. */
export const forMeId = 'time-for-me'

/** A stretch of the day that belongs to something. */
export interface TimeBox {
  id: string
  words: string
  /** As the person chose it; `starts` differs where the clock leaps over that time. */
  chosen: string
  starts: string
  ends: string
  minutes: number
  /** Instants in milliseconds: what the clock shows cannot be counted with on a night in which it changes. */
  from: number
  to: number
  isDone: boolean
  isLeapt: boolean
}

/** The boxes of a day in the order of time. */
export function boxesOf(day: DayContent, date: LocalDate, clock: Clock): TimeBox[] {
  const box = (id: string, words: string, time: string, minutes: number, isDone: boolean): TimeBox => {
    const { at: from, isLeapt } = instantOf(date, time, clock)
    const to = from + minutes * 60_000
    const [starts, ends] = [wallTime(from, clock.time_zone), wallTime(to, clock.time_zone)]
    return { id, words, chosen: time, starts, ends, minutes, from, to, isDone, isLeapt }
  }
  const boxes = itemsOf(day).flatMap((item) => {
    if (!item.starts_at || !isHere(item)) return []
    const minutes = minutesOf(item, day.energy) ?? defaultMinutes
    return [box(item.id, wordsOf(item, day.energy), item.starts_at, minutes, item.state === 'done')]
  })
  if (day.time_for_me_starts_at && day.time_for_me.trim()) {
    const minutes = day.time_for_me_minutes ?? defaultMinutes
    boxes.push(box(forMeId, day.time_for_me, day.time_for_me_starts_at, minutes, day.time_for_me_done))
  }
  return boxes.toSorted((a, b) => a.from - b.from || a.to - b.to)
}

/** How two boxes share time, said in words; nothing forbids it. */
export function overlapWords(boxes: readonly TimeBox[]): string[] {
  return boxes.flatMap((first, at) =>
    boxes.slice(at + 1).flatMap((second) => {
      const shared = Math.round((Math.min(first.to, second.to) - second.from) / 60_000)
      if (shared <= 0) return []
      return [`“${first.words}” and “${second.words}” share ${shared} min from ${second.starts}.`]
    }),
  )
}

/** What the clock does to boxes on the night in which it changes. */
export function leapWords(boxes: readonly TimeBox[]): string[] {
  return boxes
    .filter((box) => box.isLeapt)
    .map(
      (box) =>
        `The clocks go forward: ${box.chosen} does not come on this day, so it stands at ${box.starts}.`,
    )
}

/** A time moved along the clock, held inside the day of the person: it never slips into the day before or after. */
export function movedTime(time: string, byMinutes: number, dayStartHour: number): string {
  const start = dayStartHour * 60
  // Minutes since the day began, so that the night at its end comes last.
  const since = ((parseTime(time) ?? 0) - start + 1440) % 1440
  const next = Math.min(1440 - boxStep, Math.max(0, since + byMinutes))
  return timeText(next + start)
}

/** A box on the timeline, in minutes from its top. */
export interface LaidBox {
  box: TimeBox
  top: number
  height: number
  /** Which of the columns it stands in, where several share the time. */
  column: number
  columns: number
}

export interface LaidDay {
  boxes: LaidBox[]
  /** Full hours near the boxes. */
  hours: { top: number; words: string }[]
  /** Long stretches in which nothing is planned: drawn short, with their length said. */
  gaps: { top: number; minutes: number }[]
  /** All of it, in minutes of its own scale. */
  height: number
}

const minute = 60_000
/** A stretch of so many minutes without a box is drawn in the height of `gapHeight` minutes. */
const gapFrom = 120
const gapHeight = 50
/** Below this a box could not be read: it is drawn as if it took so long. */
const leastMinutes = 28

/** Lays the boxes of a day out from top to bottom: minute by minute around them, and long free stretches drawn short. */
export function layOut(boxes: readonly TimeBox[], timeZone: string): LaidDay {
  const laid: LaidDay = { boxes: [], hours: [], gaps: [], height: 0 }
  for (const group of groupsOf(boxes)) {
    const first = Math.floor((group[0]?.from ?? 0) / (30 * minute)) * 30 * minute
    const last = Math.max(...group.map(seenUntil))
    if (laid.height > 0) {
      const before = Math.max(...laid.boxes.map(({ box }) => box.to))
      laid.gaps.push({ top: laid.height, minutes: Math.round(((group[0]?.from ?? 0) - before) / minute) })
      laid.height += gapHeight
    }
    const topOf = (at: number) => laid.height + (at - first) / minute
    const tops = inColumns(group).map((each) => ({
      ...each,
      top: topOf(each.box.from),
      height: Math.max(leastMinutes, each.box.minutes),
    }))
    for (let at = Math.ceil(first / (60 * minute)) * 60 * minute; at <= last; at += 60 * minute)
      laid.hours.push({ top: topOf(at), words: wallTime(at, timeZone) })
    laid.boxes.push(...tops)
    laid.height = topOf(last) + 12
  }
  return laid
}

/** Boxes with no long stretch between them. */
function groupsOf(boxes: readonly TimeBox[]): TimeBox[][] {
  const groups: TimeBox[][] = []
  let reach = -Infinity
  for (const box of boxes) {
    const group = groups.at(-1)
    if (group && box.from - reach < gapFrom * minute) group.push(box)
    else groups.push([box])
    reach = Math.max(reach, seenUntil(box))
  }
  return groups
}

function seenUntil(box: TimeBox): number {
  return Math.max(box.to, box.from + leastMinutes * minute)
}

function inColumns(boxes: readonly TimeBox[]): Pick<LaidBox, 'box' | 'column' | 'columns'>[] {
  const laid: { box: TimeBox; column: number; group: number }[] = []
  let group = -1
  let reach = -Infinity
  for (const box of boxes) {
    if (box.from >= reach) group += 1
    reach = Math.max(reach, seenUntil(box))
    const busy = laid.filter((other) => other.group === group && seenUntil(other.box) > box.from)
    const taken = new Set(busy.map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column += 1
    laid.push({ box, column, group })
  }
  return laid.map(({ box, column, group: own }) => ({
    box,
    column,
    columns: Math.max(...laid.filter((other) => other.group === own).map((other) => other.column)) + 1,
  }))
}
