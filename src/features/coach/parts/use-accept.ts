import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { planContract } from '#features/plan/contract.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import { visionContract } from '#features/vision/contract.ts'
import type { Change, Proposal } from '../contract.ts'
import { applyToDay, applyToEvening, applyToVision } from '../rules/apply-change.ts'

/** How often somebody else may save first before this asks for a moment. */
const attemptsMax = 3

type Decision = 'accepted' | 'declined'
type AcceptOutcome = 'changed' | 'already' | 'differs'

/**
 * Writes an accepted change through the same calls that the planner uses: reads what is there, adds to it, saves on
 * its version, and begins again when somebody saved in between. Throws CallError.
 */
async function accept({ id, change }: Proposal, today: string): Promise<AcceptOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await acceptOnce(id, change, today)
    } catch (error) {
      if (!(error instanceof CallError && error.status === 409) || attempt === attemptsMax) throw error
    }
  }
}

async function acceptOnce(id: string, change: Change, today: string): Promise<AcceptOutcome> {
  if (change.kind === 'add_evening') {
    const input = { params: { date: change.date } }
    const evening = await call(reflectContract.readEvening, input)
    const applied = applyToEvening(evening, change)
    if (applied.outcome === 'changed')
      await call(reflectContract.saveEvening, {
        ...input,
        body: { ...applied.value, version: evening.version, is_finished: false },
      })
    return applied.outcome
  }
  if (change.kind === 'set_first_step') {
    const input = { params: { pillar: change.pillar } }
    const vision = await call(visionContract.readVision, input)
    const applied = applyToVision(vision, change)
    if (applied.outcome === 'changed')
      await call(visionContract.saveVision, {
        ...input,
        body: { ...applied.value, version: vision.version, today },
      })
    return applied.outcome
  }
  const input = { params: { date: change.date } }
  const { day } = await call(planContract.readDay, input)
  const applied = applyToDay(day, id, change)
  if (applied.outcome === 'changed')
    await call(planContract.saveDay, { ...input, body: { ...applied.value, version: day.version } })
  return applied.outcome
}

const decisionsKey = 'coach-decisions'
/** Older decisions are about messages that nobody scrolls back to. */
const decisionsMax = 60

/** What the person said to suggestions on this device, so that an accepted one does not ask again after a reload. */
function readDecisions(): Record<string, Decision> {
  try {
    const read: unknown = JSON.parse(readStored(decisionsKey) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, Decision>) : {}
  } catch {
    return {}
  }
}

export interface Accepting {
  decision: Decision | undefined
  state: 'idle' | 'saving' | 'unsaved' | 'differs'
  accept: (change: Change) => Promise<void>
  decline: () => void
}

export function useAccept(proposal: Proposal, today: string): Accepting {
  const queries = useQueryClient()
  const [decision, setDecision] = useState<Decision | undefined>(() => readDecisions()[proposal.id])
  const [state, setState] = useState<Accepting['state']>('idle')

  const decide = useCallback(
    (next: Decision) => {
      setDecision(next)
      const kept = Object.entries({ ...readDecisions(), [proposal.id]: next }).slice(-decisionsMax)
      writeStored(decisionsKey, JSON.stringify(Object.fromEntries(kept)))
    },
    [proposal.id],
  )

  return {
    decision,
    state,
    decline: () => decide('declined'),
    async accept(change) {
      setState('saving')
      try {
        const outcome = await accept({ id: proposal.id, change }, today)
        setState(outcome === 'differs' ? 'differs' : 'idle')
        if (outcome === 'differs') return
        decide('accepted')
        // What other screens have read of the day is older now; the conversation itself is not.
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => !/^\/(chat-messages|coach-opening)/.test(String(queryKey[1])),
        })
      } catch {
        setState('unsaved')
      }
    },
  }
}
