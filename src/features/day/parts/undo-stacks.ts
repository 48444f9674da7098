import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { Step } from '../rules/undo.ts'

/** The steps of one day that can be taken back, the last one at the end. They live as long as the page. */
export interface UndoStack {
  read: () => readonly Step[]
  write: (steps: readonly Step[]) => void
  subscribe: (listener: () => void) => () => void
}

// Every person has a query client of their own, so the next one never finds the steps of the one before.
const stacks = new WeakMap<QueryClient, Map<LocalDate, UndoStack>>()

function createStack(): UndoStack {
  let steps: readonly Step[] = []
  const listeners = new Set<() => void>()
  return {
    read: () => steps,
    write(next) {
      steps = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The same stack whenever somebody comes back to the day. */
export function useUndoStack(date: LocalDate): UndoStack {
  const queries = useQueryClient()
  return useMemo(() => {
    const own = stacks.get(queries) ?? new Map<LocalDate, UndoStack>()
    stacks.set(queries, own)
    const stack = own.get(date) ?? createStack()
    own.set(date, stack)
    return stack
  }, [queries, date])
}

/** What the last step was, in words; null when there is none that can be taken back. */
export function useLastStep(date: LocalDate): string | null {
  const stack = useUndoStack(date)
  const last = useSyncExternalStore(stack.subscribe, () => stack.read().at(-1))
  return last ? (last.words ?? 'The last change.') : null
}
