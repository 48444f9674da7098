import { useEffect, useMemo } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { toast, type ShownToast } from '#ui/toast/use-toast.ts'
import type { OwnPillar } from '#features/vision/contract.ts'
import type { Carried, DayContent, Item, Shape } from '../contract.ts'
import type { PlanDay } from '../queries.ts'
import {
  arrange,
  isHere,
  itemsOf,
  listAt,
  newItem,
  outcomePatch,
  patchItem,
  placeOf,
  putList,
  type Outcome,
  type Place,
} from '../rules.ts'
import { answerCarried, roomAt, type Answer } from '../rules/carry.ts'
import { forMeId } from '../rules/boxes.ts'
import { bringBack, removeItem } from '../rules/put-aside.ts'
import { layShape, lowEnergyDay, usedWords } from '../rules/shape.ts'
import { isTiny } from '../rules/size.ts'
import { undoStep, withStep, type Step } from '../rules/undo.ts'
import { answerWords, fullWords, settledWords } from '../rules/step-words.ts'
import { useUndoStack, type UndoStack } from './undo-stacks.ts'

/**
 * What a person does with a day. All of it stays the same object while the day stands, so that a row whose item did not
 * change is not drawn again. Every step but typing can be taken back.
 */
export interface DayActions {
  /** Changes what is written; not a step. */
  change: (patch: Partial<DayContent>) => void
  /** Begins an item with the first text that is typed. */
  begin: (place: Place, id: string, text: string, own?: OwnPillar) => void
  type: (id: string, patch: Partial<Item>) => void
  take: (place: Place, text: string, words: string, own?: OwnPillar) => void
  /** Takes in something that brings its own words along, such as a priority of the week. */
  takeItem: (item: Item, words: string) => void
  settle: (id: string, outcome: Outcome | null) => void
  remove: (id: string, words: string | null) => void
  bringBack: (id: string) => void
  order: (place: Place, ids: string[]) => void
  /** Gives an item, or time for me, another stretch of the day. */
  place: (id: string, starts_at: string | null, minutes?: number | null) => void
  answer: (carried: Carried, answer: Answer) => void
  layShape: (shape: Shape, name: string) => void
  makeGentle: (firstStep: string) => void
  undo: () => void
}

export function useDayActions(
  { date, change, snapshot }: Pick<PlanDay, 'date' | 'change' | 'snapshot'>,
  today: LocalDate,
): DayActions {
  const stack = useUndoStack(date)
  const actions = useMemo(
    () => makeActions({ date, today, change, stack, read: () => snapshot().value }),
    [date, today, change, snapshot, stack],
  )
  useUndoKey(actions.undo)
  return actions
}

interface Making {
  date: LocalDate
  today: LocalDate
  read: () => DayContent
  change: (patch: Partial<DayContent>) => void
  stack: UndoStack
}

// One line of the day at a time: a newer step replaces what was said of the one before.
let said: ShownToast | null = null

function say(title: string, undo?: () => void): void {
  said?.close()
  const action = undo && { label: 'Undo', altText: 'Or press Control and Z', onSelect: undo }
  said = toast({ title, duration: 8000, ...(action ? { action } : {}) })
}

function makeActions({ date, today, read, change, stack }: Making): DayActions {
  function takeBack(step: Step): void {
    if (!stack.read().includes(step)) return
    stack.write(stack.read().filter((each) => each !== step))
    said?.close()
    change(undoStep(step, read(), today))
    standAt(step.place)
  }

  function step(place: Place, patch: Partial<DayContent>, words: string | null): void {
    if (Object.keys(patch).length === 0) return
    const before = read()
    const made: Step = { before, after: { ...before, ...patch }, words, place }
    stack.write(withStep(stack.read(), made))
    change(patch)
    if (!words) return
    say(words, () => takeBack(made))
    standAt(place)
  }

  const add = (place: Place, item: Item, words: string) => {
    const free = roomAt(read(), place)
    if (free) step(free, putList(read(), free, [...listAt(read(), free), item]), words)
    else say(fullWords)
  }

  return {
    change,
    begin: (place, id, text, own) =>
      change(putList(read(), place, [...listAt(read(), place), newItem(id, text, place, own)])),
    type: (id, patch) => change(patchItem(read(), id, patch)),
    take: (place, text, words, own) => add(place, newItem(newId(), text, place, own), words),
    takeItem: (item, words) => add('priorities', item, words),
    settle(id, outcome) {
      const day = read()
      const place = placeOf(day, id)
      const item = place && listAt(day, place).find((each) => each.id === id)
      if (item)
        step(
          place,
          patchItem(day, id, outcomePatch(outcome, date)),
          settledWords(isHere(item), outcome, date),
        )
    },
    remove: (id, words) => step(placeOf(read(), id) ?? 'priorities', removeItem(read(), id, today), words),
    bringBack(id) {
      const patch = bringBack(read(), id)
      const place = read().put_aside.find((each) => each.id === id)?.place
      if (patch) step(place ?? 'priorities', patch, 'Back in the day.')
      else say(fullWords)
    },
    order: (place, ids) =>
      step(place, putList(read(), place, arrange(listAt(read(), place), ids)), 'New order.'),
    place(id, starts_at, minutes) {
      const patch =
        id === forMeId
          ? {
              time_for_me_starts_at: starts_at,
              ...(minutes === undefined ? {} : { time_for_me_minutes: minutes }),
            }
          : patchItem(read(), id, { starts_at, ...lengthPatch(read(), id, minutes) })
      step(placeOf(read(), id) ?? 'priorities', patch, null)
    },
    answer(carried, answer) {
      const patch = answerCarried(read(), carried, newId(), answer)
      if (patch) step('priorities', patch, answerWords[answer])
      else say(fullWords)
    },
    layShape(shape, name) {
      const { patch, added, left } = layShape(read(), shape, newId)
      if (added > 0) step('priorities', patch, usedWords(name, added, left))
      else say(usedWords(name, added, left))
    },
    makeGentle(firstStep) {
      const first = firstStep || 'One small thing'
      const patch = lowEnergyDay(read(), newItem(newId(), first, 'priorities'))
      step('priorities', patch, 'A gentle day. All of it can be changed.')
    },
    undo() {
      const last = stack.read().at(-1)
      if (last) takeBack(last)
    },
  }
}

/** A length belongs to the version that is meant. */
function lengthPatch(day: DayContent, id: string, minutes: number | null | undefined): Partial<Item> {
  if (minutes === undefined) return {}
  const item = itemsOf(day).find((each) => each.id === id)
  return item && isTiny(item, day.energy) ? { tiny_minutes: minutes } : { minutes }
}

/**
 * A step often takes its own button along (a line that was moved, a suggestion that was answered). Whoever works with
 * the keyboard then stands at the heading of the list that it belongs to, not at the top of the page.
 */
function standAt(place: Place): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(place === 'priorities' ? place : `tasks-${place}`)?.focus({ preventScroll: true })
  })
}

/** Ctrl or Cmd and Z take back a step; inside a text they stay the browser's own undo of typing. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
        return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo])
}
