import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { newId } from '#platform/contract/new-id.ts'
import { arrange } from '#features/day/rules.ts'
import { weekdayName } from '#features/day/rules/words.ts'
import type { Week, WeekContent, WeekPriority } from '../contract.ts'
import type { UsedWeek } from '../queries.ts'
import { layOn, newPriority, patchPriority, removePriority, shrunk, takeOff } from '../rules.ts'
import { keepLine, type GhostLine } from '../rules/ghost.ts'
import { undoChange } from '../rules/merge.ts'

/** The part of the page in which a step was taken, and which tells of it. */
export type StepPart = 'priorities' | 'days' | 'last-week' | 'check'

interface Step {
  before: WeekContent
  after: WeekContent
  /** What happened, in the words of the line that offers to undo it; null for steps that show themselves. */
  words: string | null
  part: StepPart
  /** Its number on this page, so that two steps of the same kind are still two. */
  count: number
}

const stepsMax = 30

/** What a person does with a week. Every step but typing can be taken back, one after the other. */
export interface WeekActions {
  change: (patch: Partial<WeekContent>) => void
  /** Begins a priority with the first text that is typed. */
  begin: (id: string, text: string) => void
  type: (id: string, patch: Partial<WeekPriority>) => void
  settle: (priority: WeekPriority, state: WeekPriority['state']) => void
  remove: (priority: WeekPriority, words: string | null) => void
  /** Gives the priorities another order, by their ids. */
  order: (ids: readonly string[]) => void
  lay: (priority: WeekPriority, date: LocalDate) => void
  takeOff: (priority: WeekPriority, date: LocalDate) => void
  keep: (before: Week, lines: readonly GhostLine[]) => void
  /** The answers of the mid-week check. */
  stay: (priority: WeekPriority) => void
  shrink: (priority: WeekPriority, smaller: string) => void
  drop: (priority: WeekPriority) => void
  /** The last step, when it is one that a line tells of. */
  last: { words: string; part: StepPart; count: number } | null
  undo: () => void
}

/** The same object for as long as no step is taken: what does not show a letter is not drawn for it. */
export function useWeekActions({ start, snapshot, change }: UsedWeek, today: LocalDate): WeekActions {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)
  const ways = useMemo(() => {
    const read = () => snapshot().value
    return makeWays({ start, today, read, change, setSteps })
  }, [start, today, snapshot, change])
  const undo = useCallback(() => {
    if (!last) return
    setSteps((taken) => taken.filter((step) => step !== last))
    change(undoChange(last.before, last.after, snapshot().value))
  }, [last, snapshot, change])
  useUndoKey(undo)
  return useMemo(
    () => ({
      ...ways,
      last: last?.words ? { words: last.words, part: last.part, count: last.count } : null,
      undo,
    }),
    [ways, last, undo],
  )
}

interface Making extends Pick<UsedWeek, 'start' | 'change'> {
  today: LocalDate
  /** The week as it stands now, which may be newer than what is drawn. */
  read: () => WeekContent
  setSteps: Dispatch<SetStateAction<Step[]>>
}

function makeWays({ start, today, read, change, setSteps }: Making): Omit<WeekActions, 'last' | 'undo'> {
  function step(part: StepPart, patch: Partial<WeekContent>, words: string | null): void {
    const before = read()
    const after = { ...before, ...patch }
    setSteps((taken) => {
      const count = (taken.at(-1)?.count ?? 0) + 1
      return [...taken, { before, after, words, part, count }].slice(-stepsMax)
    })
    change(patch)
  }

  return {
    change,
    begin: (id, text) => change({ priorities: [...read().priorities, newPriority(id, text, start, today)] }),
    type: (id, patch) => change(patchPriority(read(), id, patch)),
    settle(priority, state) {
      const words = state === 'let_go' ? 'Let go.' : priority.state === 'let_go' ? 'Back in the week.' : null
      step('priorities', patchPriority(read(), priority.id, { state }), words)
    },
    remove: (priority, words) => step('priorities', removePriority(read(), priority.id), words),
    order: (ids) => step('priorities', { priorities: arrange(read().priorities, ids) }, 'New order.'),
    lay: (priority, date) => step('days', layOn(read(), priority.id, date), `Put on ${weekdayName(date)}.`),
    takeOff: (priority, date) =>
      step('days', takeOff(read(), priority.id, date), `Taken off ${weekdayName(date)}.`),
    keep(before, lines) {
      let kept = read()
      for (const line of lines) kept = { ...kept, ...keepLine(kept, before, line, newId()) }
      step('last-week', kept, lines.length === 1 ? 'Kept.' : 'All kept.')
    },
    stay: (priority) => step('check', patchPriority(read(), priority.id, { checked_on: today }), 'It stays.'),
    shrink: (priority, smaller) =>
      step('check', patchPriority(read(), priority.id, shrunk(priority, smaller, today)), 'Made smaller.'),
    drop: (priority) => step('check', patchPriority(read(), priority.id, { state: 'let_go' }), 'Let go.'),
  }
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
