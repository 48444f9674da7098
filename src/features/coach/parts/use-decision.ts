import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { coachContract } from '../contract.ts'
import { type Change } from '../rules/change.ts'
import { undoDays, type Action, type Decision } from '../rules/kept.ts'

/** Reads of the conversation itself, which an accepted change leaves as it was. */
const ofTheTalk = /^\/(chat-messages|coach-opening)/

export interface Deciding {
  action: Action | undefined
  state: 'idle' | 'saving' | 'unsaved' | 'differs' | 'partly'
  decide: (decision: Decision, change: Change) => Promise<void>
  /** Absent where nothing can be taken back. */
  undo: (() => Promise<void>) | undefined
}

/** What the person said to a suggestion, on whichever device, and the ways to say something else. */
export function useDecision(id: string): Deciding {
  const queries = useQueryClient()
  const { data } = useRead(coachContract.listActions, {})
  const [state, setState] = useState<Deciding['state']>('idle')
  // The server has the last word on what is too old; this only leaves the button out.
  const [now] = useState(() => Date.now())
  const action = data?.actions.find((action) => action.id === id)

  async function send(
    work: () => Promise<{ outcome: 'changed' | 'already' | 'differs' | 'partly' }>,
    isWriting: boolean,
  ) {
    setState('saving')
    try {
      const { outcome } = await work()
      setState(outcome === 'differs' || outcome === 'partly' ? outcome : 'idle')
      await queries.invalidateQueries({ queryKey: readKey(coachContract.listActions, {}) })
      if (isWriting)
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => !ofTheTalk.test(String(queryKey[1])),
        })
    } catch {
      setState('unsaved')
    }
  }

  const canUndo =
    action?.decision === 'accepted' &&
    !action.undone_at &&
    now - Date.parse(action.created_at) < undoDays * 86_400_000
  return {
    action,
    state,
    decide: (decision, change) =>
      send(
        () => call(coachContract.decide, { params: { id }, body: { decision, change } }),
        decision === 'accepted',
      ),
    undo: canUndo ? () => send(() => call(coachContract.undoAction, { params: { id } }), true) : undefined,
  }
}
