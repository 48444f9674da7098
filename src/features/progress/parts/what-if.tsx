import { useToday } from '#features/account/public.tsx'
import type { Progress } from '../queries.ts'
import { whatIf, type Offer } from '../rules/what-if.ts'

const shownMost = 2

/** "If you take the walk: 76." Only what would raise the number that is shown is worth a sentence. */
export function WhatIf({ progress, offers }: { progress: Progress; offers: readonly Offer[] }) {
  const today = useToday()
  const now = Math.round(progress.score.value ?? 0)
  const found = offers
    .map(({ words, actions }) => ({
      words,
      score: Math.round(whatIf(progress.days, today, actions, progress.choices) ?? 0),
    }))
    .filter(({ score }) => score > now)
    .slice(0, shownMost)
  if (found.length === 0) return null
  return (
    <p className="mt-4 rounded-field border border-transparent bg-tide-2 px-4 py-3 text-sm low-stim:border-line">
      {found.map(({ words, score }) => `If you ${words}: ${score}.`).join(' ')}
    </p>
  )
}
