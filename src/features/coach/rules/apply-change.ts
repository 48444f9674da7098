import type { DayContent, Item } from '#features/day/contract.ts'
import type { EveningContent } from '#features/reflect/contract.ts'
import type { VisionContent } from '#features/vision/contract.ts'
import type { WeekContent } from '#features/week/contract.ts'
import type { Change } from './change.ts'
import { asLine } from './words.ts'

/**
 * What accepting a change does to what is there now. 'already': it is there. 'differs': the person has written
 * something else in its place since, which stays.
 */
export type Applied<T> = { outcome: 'changed'; value: T } | { outcome: 'already' } | { outcome: 'differs' }

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>
export type DayChange = Of<'add_priority' | 'shrink_item' | 'mark_item' | 'set_intention' | 'set_time_for_me'>
export type EveningChange = Of<'add_evening'>
export type VisionChange = Of<'set_first_step'>
export type WeekChange = Of<'set_week_intention'>

/** A day holds at most this many priorities (see the plan's contract). */
const prioritiesMax = 50
const linesMax = 10

/** `id` is the proposal's: an item made of it is found again when the same tap comes twice. */
export function applyToDay(day: DayContent, id: string, change: DayChange): Applied<DayContent> {
  switch (change.kind) {
    case 'add_priority':
      if (day.main_priorities.some((item) => item.id === id)) return { outcome: 'already' }
      if (day.main_priorities.length >= prioritiesMax) return { outcome: 'differs' }
      return changed({ ...day, main_priorities: [...day.main_priorities, itemOf(id, change)] })
    case 'shrink_item':
      return changeItem(day, change, (item) => {
        if (item.tiny === change.tiny && item.if_part === change.if_part) return 'already'
        if (asLine(item.tiny ?? '') !== change.was) return 'differs'
        return { ...item, ...planOf(change) }
      })
    case 'mark_item':
      return changeItem(day, change, (item) => {
        if (item.state === change.state) return 'already'
        if (item.state !== 'open') return 'differs'
        return { ...item, state: change.state, ...(change.moved_to ? { moved_to: change.moved_to } : {}) }
      })
    case 'set_intention':
      return setLine(day, 'intention', change)
    case 'set_time_for_me':
      return setLine(day, 'time_for_me', change)
  }
}

/** Adds to an evening; nothing that stands there is replaced. */
export function applyToEvening(evening: EveningContent, change: EveningChange): Applied<EveningContent> {
  const next: EveningContent = {
    helped_by: evening.helped_by,
    got_in_way: evening.got_in_way,
    mood: evening.mood ?? change.mood ?? null,
    wins: withLines(evening.wins, change.wins),
    challenges: withParagraph(evening.challenges, change.challenges),
    helped: withParagraph(evening.helped, change.helped),
    grateful_for: withLines(evening.grateful_for, change.grateful_for),
    tomorrow: evening.tomorrow || (change.tomorrow ?? ''),
  }
  const isSame = (Object.keys(next) as (keyof EveningContent)[]).every(
    (field) => JSON.stringify(next[field]) === JSON.stringify(evening[field]),
  )
  return isSame ? { outcome: 'already' } : changed(next)
}

export function applyToVision(vision: VisionContent, change: VisionChange): Applied<VisionContent> {
  return setLine(vision, 'first_step', change)
}

export function applyToWeek(week: WeekContent, change: WeekChange): Applied<WeekContent> {
  return setLine(week, 'week_intention', change)
}

function setLine<T, Field extends keyof T>(
  value: T & Record<Field, string>,
  field: Field,
  change: { text: string; was: string },
): Applied<T> {
  if (value[field] === change.text) return { outcome: 'already' }
  if (asLine(value[field]) !== change.was) return { outcome: 'differs' }
  return changed({ ...value, [field]: change.text })
}

function changeItem(
  day: DayContent,
  change: { item_id: string; text: string },
  next: (item: Item) => Item | 'already' | 'differs',
): Applied<DayContent> {
  const item = day.main_priorities.find(({ id }) => id === change.item_id)
  if (!item || asLine(item.text) !== change.text) return { outcome: 'differs' }
  const result = next(item)
  if (typeof result === 'string') return { outcome: result }
  return changed({
    ...day,
    main_priorities: day.main_priorities.map((other) => (other === item ? result : other)),
  })
}

function itemOf(id: string, change: Of<'add_priority'>): Item {
  const { text, pillar } = change
  return { id, text, state: 'open', ...(pillar ? { pillar } : {}), ...planOf(change) }
}

function planOf({ tiny, if_part, then_part }: Pick<Item, 'tiny' | 'if_part' | 'then_part'>): Partial<Item> {
  return { ...(tiny ? { tiny } : {}), ...(if_part ? { if_part } : {}), ...(then_part ? { then_part } : {}) }
}

function withLines(lines: string[], more: string[] = []): string[] {
  const kept = lines.filter((line) => line.trim() !== '')
  const fresh = more.filter((line) => !kept.includes(line))
  return fresh.length === 0 ? lines : [...kept, ...fresh].slice(0, linesMax)
}

function withParagraph(text: string, more: string | undefined): string {
  if (!more || text.includes(more)) return text
  return text.trim() === '' ? more : `${text.trimEnd()}\n\n${more}`
}

function changed<T>(value: T): Applied<T> {
  return { outcome: 'changed', value }
}
