import { lazy, Suspense } from 'react'
import type { Safety } from './use-safety.ts'

const SafetyCard = lazy(async () => ({ default: (await import('./safety-card.tsx')).SafetyCard }))

/** Help beside the part that it belongs to; nothing anywhere else. */
export function SafetyAt({ safety: { part, card, dismiss }, part: here }: { safety: Safety; part: string }) {
  if (!card || part !== here) return null
  return (
    <Suspense fallback={null}>
      <SafetyCard level={card.level} card={card} onDismiss={dismiss} />
    </Suspense>
  )
}
