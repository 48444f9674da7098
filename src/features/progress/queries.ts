import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { accountContract } from '#features/account/contract.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import {
  progressContract,
  type ChosenWeights,
  type DayFacts,
  type Mark,
  type ProgressFacts,
  type SetPause,
  type Weights,
} from './contract.ts'
import { defaultWeights } from './rules/day-parts.ts'
import { emptyFacts, isActive, withDay } from './rules/facts.ts'
import { flowScore, type FlowScore, type ScoreChoices } from './rules/flow-score.ts'
import { isJourneyOver, journeyDay, journeyStart, stageOf, type Stage } from './rules/journey.ts'
import { closedPauses } from './rules/pauses.ts'
import { streakOf, type Streak } from './rules/streak.ts'

export interface Progress {
  /** Today's facts that a screen knows better than the server are in it already. */
  days: readonly DayFacts[]
  choices: ScoreChoices
  score: FlowScore
  streak: Streak
  journey: { day: number; start: string; stage: Stage; isOver: boolean }
  joinedOn: string
  pauses: readonly SetPause[]
  chosen: ChosenWeights
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

/** Reads the facts again whenever the server has acknowledged a day, an evening, an entry or a vision. */
function useFreshFacts(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        // Several parts of a screen may listen; one request answers all of them.
        if (/^(day|week|evening|vision|journal|check-in):/.test(key)) void readAgain(queries)
      }),
    [queries],
  )
}

function readAgain(queries: QueryClient): Promise<unknown> {
  const paths = [progressContract.readProgress.path, progressContract.readMilestones.path]
  return Promise.all(
    paths.map((path) => queries.invalidateQueries({ queryKey: ['api', path] }, { cancelRefetch: false })),
  )
}

/** Which challenges and achievements were met, by which row, and what the person marked. */
export function useMilestones() {
  const today = useToday()
  return useRead(progressContract.readMilestones, { query: { today } })
}

/** A choice about the numbers; whatever comes of it, what the server holds is read again. */
function useChoice<Given>(
  send: (given: Given) => Promise<unknown>,
): UseMutationResult<unknown, CallError, Given> {
  const queries = useQueryClient()
  return useMutation<unknown, CallError, Given>({
    mutationFn: send,
    // Not waited for: the choice is made once the server has it, also when reading it back takes its time.
    onSettled: () => void readAgain(queries),
  })
}

/** Saves weights; null goes back to the usual ones. */
export function useSaveWeights() {
  return useChoice(({ weights, version }: { weights: Weights | null; version: number }) =>
    call(progressContract.saveWeights, { body: { weights, version } }),
  )
}

/** Saves a pause or a planned rest; version 0 makes it. */
export function useSavePause() {
  return useChoice(({ id, kind, from, to, version }: SetPause) =>
    call(progressContract.savePause, { params: { id }, body: { kind, from, to, version } }),
  )
}

export function useDeletePause() {
  return useChoice((id: string) => call(progressContract.deletePause, { params: { id } }))
}

/** Marks a challenge or an achievement; null takes the mark back. */
export function useSaveMark() {
  const today = useToday()
  return useChoice(({ id, mark, version }: Pick<Mark, 'id' | 'mark' | 'version'>) =>
    call(progressContract.saveMark, { params: { id }, body: { mark, marked_on: today, version } }),
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
      await takeAnswer(queries, readKey(accountContract.readProfile, {}), profile)
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
  const pauses = closedPauses(facts.pauses, today)
  const choices = {
    resting: facts.resting,
    weeks: facts.weeks,
    pauses,
    weights: facts.chosen.weights ?? defaultWeights,
  }
  const start = journeyStart(facts.vision_start, facts.joined_on)
  const active = days.filter(isActive).map(({ date }) => date)
  return {
    days,
    choices,
    score: flowScore(days, today, choices),
    streak: streakOf(active, today, weekStartsOn, pauses, facts.earlier),
    journey: {
      day: journeyDay(start, today),
      start,
      stage: stageOf(start, today),
      isOver: isJourneyOver(start, today),
    },
    joinedOn: facts.joined_on,
    pauses: facts.pauses,
    chosen: facts.chosen,
  }
}
