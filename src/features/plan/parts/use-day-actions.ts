import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import type { Carried, DayContent, Item } from '../contract.ts'
import type { PlanDay } from '../queries.ts'
import {
  answerCarried,
  arrange,
  isHere,
  listAt,
  newItem,
  outcomePatch,
  patchItem,
  placeOf,
  putList,
  removeItem,
  type Outcome,
  type Place,
} from '../rules.ts'
import { undoChange } from '../rules/merge.ts'
import { weekdayName } from '../rules/words.ts'

interface Step {
  before: DayContent
  after: DayContent
  /** What happened, in the words of the line that offers to undo it; null for steps that show themselves. */
  words: string | null
  place: Place
  /** Its number on this page, so that two steps of the same kind are still two. */
  count: number
}

const stepsMax = 30

/** What a person does with the lists of a day. Every step but typing can be taken back, one after the other. */
export interface DayActions {
  /** Begins an item with the first text that is typed. */
  begin: (place: Place, id: string, text: string) => void
  type: (id: string, patch: Partial<Item>) => void
  take: (place: Place, text: string, words: string) => void
  settle: (item: Item, outcome: Outcome | null) => void
  remove: (item: Item, words: string | null) => void
  order: (place: Place, ids: string[]) => void
  answer: (carried: Carried, answer: 'take_in' | 'let_go') => void
  /** The last step, when it is one that a line tells of. */
  last: { words: string; place: Place; count: number } | null
  undo: () => void
}

export function useDayActions({ date, value, change }: PlanDay): DayActions {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)

  function step(place: Place, patch: Partial<DayContent>, words: string | null): void {
    const after = { ...value, ...patch }
    const count = (last?.count ?? 0) + 1
    setSteps([...steps, { before: value, after, words, place, count }].slice(-stepsMax))
    change(patch)
  }

  function undo(): void {
    if (!last) return
    setSteps(steps.slice(0, -1))
    change(undoChange(last.before, last.after, value))
  }
  useUndoKey(undo)

  return {
    begin: (place, id, text) =>
      change(putList(value, place, [...listAt(value, place), newItem(id, text, place)])),
    type: (id, patch) => change(patchItem(value, id, patch)),
    take(place, text, words) {
      const item = newItem(newId(), text, place)
      step(place, putList(value, place, [...listAt(value, place), item]), words)
    },
    settle(item, outcome) {
      const words = settledWords(item, outcome, date)
      step(
        placeOf(value, item.id) ?? 'priorities',
        patchItem(value, item.id, outcomePatch(outcome, date)),
        words,
      )
    },
    remove(item, words) {
      const place = placeOf(value, item.id)
      if (place) step(place, putList(value, place, removeItem(listAt(value, place), item.id)), words)
    },
    order: (place, ids) =>
      step(place, putList(value, place, arrange(listAt(value, place), ids)), 'New order.'),
    answer(carried, answer) {
      const patch = answerCarried(value, carried, newId(), answer)
      step('priorities', patch, answer === 'take_in' ? 'Taken in.' : 'Let go.')
    },
    last: last?.words ? { words: last.words, place: last.place, count: last.count } : null,
    undo,
  }
}

/** A tick shows itself; what leaves the list, or comes back into it, is said. */
function settledWords(item: Item, outcome: Outcome | null, date: LocalDate): string | null {
  if (outcome === 'moved') return `Moved to ${weekdayName(addDays(date, 1))}.`
  if (outcome === 'let_go') return 'Let go.'
  return isHere(item) ? null : 'Back in the day.'
}

/** Ctrl or Cmd and Z take back a step; inside a text they stay the browser's own undo of typing. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
      return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
