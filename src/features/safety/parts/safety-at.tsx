import { SafetyCard } from './safety-card.tsx'
import type { Safety } from './use-safety.ts'

/** Help beside the part that it belongs to; nothing anywhere else. It comes with the page: a connection may be gone. */
export function SafetyAt({ safety: { part, card, dismiss }, part: here }: { safety: Safety; part: string }) {
  if (!card || part !== here) return null
  return <SafetyCard level={card.level} card={card} onDismiss={dismiss} />
}
