import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { accountContract } from '#features/account/contract.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { progressContract, type DayFacts, type ProgressFacts } from './contract.ts'
import { emptyFacts, isActive, withDay } from './rules/facts.ts'
import { flowScore, type FlowScore, type ScoreChoices } from './rules/flow-score.ts'
import { journeyDay, journeyStart, stageOf, type Stage } from './rules/journey.ts'
import { streakOf, type Streak } from './rules/streak.ts'

export interface Progress {
  /** Today's facts that a screen knows better than the server are in it already. */
  days: readonly DayFacts[]
  choices: ScoreChoices
  score: FlowScore
  streak: Streak
  journey: { day: number; start: string; stage: Stage }
  joinedOn: string
  challengesDone: number
}

export interface KnownProgress {
  /** null while it is being read, and when it could not be read and there is no copy on this device. */
  progress: Progress | null
  error: CallError | null
  retry: () => void
}

/**
 * Score, streak and journey, computed here by the same rules as everywhere. `live` is what the screen knows of today
 * at this moment (a tick that the server has not heard of yet).
 */
export function useProgress(live?: Partial<DayFacts>): KnownProgress {
  const today = useToday()
  const { rhythm } = useProfile()
  useFreshFacts()
  const { data, error, refetch } = useRead(progressContract.readProgress, { query: { today } })
  // The parts of `live` are small and change rarely; as text they can be compared.
  const known = JSON.stringify(live ?? {})
  const progress = useMemo(
    () =>
      data ? progressOf(data, today, rhythm.week_starts_on, JSON.parse(known) as Partial<DayFacts>) : null,
    [data, today, rhythm.week_starts_on, known],
  )
  return { progress, error: data ? null : error, retry: () => void refetch() }
}

/** Reads the facts again whenever the server has acknowledged a day, an evening or a vision. */
function useFreshFacts(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        // Several parts of a screen may listen; one request answers all of them.
        if (/^(day|evening|vision):/.test(key))
          void queries.invalidateQueries(
            { queryKey: ['api', progressContract.readProgress.path] },
            { cancelRefetch: false },
          )
      }),
    [queries],
  )
}

/** Hides or shows every number. Rejects with a CallError when the server cannot be asked; nothing changes then. */
export function useHideNumbers(): (isHidden: boolean) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (isHidden) => {
      const profile = await call(accountContract.saveProfile, {
        body: { preferences: { hide_numbers: isHidden } },
      })
      queries.setQueryData(readKey(accountContract.readProfile, {}), profile)
    },
    [queries],
  )
}

function progressOf(
  facts: ProgressFacts,
  today: string,
  weekStartsOn: number,
  live: Partial<DayFacts>,
): Progress {
  const stored = facts.days.find(({ date }) => date === today) ?? emptyFacts(today)
  const days = withDay(facts.days, { ...stored, ...live })
  const choices = { resting: facts.resting }
  const start = journeyStart(facts.vision_start, facts.joined_on)
  return {
    days,
    choices,
    score: flowScore(days, today, choices),
    streak: streakOf(
      days.filter(isActive).map(({ date }) => date),
      today,
      weekStartsOn,
    ),
    journey: { day: journeyDay(start, today), start, stage: stageOf(start, today) },
    joinedOn: facts.joined_on,
    challengesDone: facts.challenges_done,
  }
}
