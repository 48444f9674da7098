import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { firstPath, safeOrigin } from '../rules.ts'
import { enter } from './entering.ts'
import { forgetLink } from './link-back.ts'
import type { LetterKind } from './letters.ts'

/** A letter that the person is waiting for; it stays in the history entry, so that a reload does not forget it. */
export interface Waiting {
  kind: LetterKind
  email: string
  /** In milliseconds since 1970. */
  sentAt: number
}

/** What stands in the history entry of the door: left by the guard, and by the door itself. */
export interface DoorState {
  from?: unknown
  hasExpired?: unknown
  /** What was typed on the screen before. */
  email?: string
  waiting?: Waiting
}

export interface DoorPlace {
  /** Where to go after signing in: from the guard, or from the link of a letter. */
  destination: string
  state: DoorState
  /** Which history entry this is. */
  key: string
}

export function useDoor(): DoorPlace {
  const location = useLocation()
  const state = (location.state ?? {}) as DoorState
  const asked = new URLSearchParams(location.search).get('to')
  return {
    destination: safeOrigin(state.from) ?? safeOrigin(asked) ?? firstPath(location.pathname),
    state,
    key: location.key,
  }
}

/** Signs in by `work` and opens the screen that the person was on the way to. Rejects with what `work` throws. */
export function useEnter(): (work: () => Promise<void>) => Promise<void> {
  const navigate = useNavigate()
  const { destination, key } = useDoor()
  return (work) =>
    enter(key, work, () => {
      forgetLink()
      void navigate(destination, { replace: true })
    })
}

/** Waits for a letter on this same screen, or with null goes back to the form, which still knows the address. */
export function useWait(): (waiting: Waiting | null) => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return useCallback(
    (waiting) => {
      const { waiting: before, ...rest } = (state ?? {}) as DoorState
      const next: DoorState = waiting ? { ...rest, waiting } : { ...rest, email: before?.email ?? '' }
      void navigate(pathname + search, { state: next, replace: before !== undefined })
    },
    [navigate, pathname, search, state],
  )
}
