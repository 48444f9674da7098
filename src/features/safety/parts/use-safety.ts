import { useEffect, useRef, useState } from 'react'
import type { SafetyCard, SafetyLevel } from '../contract.ts'
import { pickRegion } from '../rules/lines.ts'

/** How long somebody has to pause before what they wrote is looked at; never at each letter. */
const idleMs = 1_500
/** After "this was not about me" the same level stays away for half an hour, a higher one never. */
const quietMs = 30 * 60_000
const ranks = { none: 0, concern: 1, crisis: 2 } as const

// For as long as the page lives, across screens; a mark of it is never stored.
let quiet = { rank: 0, until: 0 }

export interface Safety {
  /** The part of the page that the help belongs to, or null while there is nothing to show. */
  part: string | null
  card: SafetyCard | null
  dismiss: () => void
}

/**
 * Looks at the parts of an entry when the person pauses or sends it, on this device and without telling anybody. The
 * entry is saved in any case; help appears beside the part that was written. What stood there when the page was
 * opened is not judged again.
 */
export function useSafety(texts: Record<string, string>, isSending = false): Safety {
  const writing = JSON.stringify(texts)
  const seen = useRef(writing)
  const [shown, setShown] = useState<{ part: string; card: SafetyCard } | null>(null)

  // Loaded with the page rather than on need, so that it is there when the connection is not.
  useEffect(() => void loadRules().catch(() => {}), [])

  useEffect(() => {
    async function look() {
      const before = JSON.parse(seen.current) as Record<string, string>
      const changed = Object.entries(JSON.parse(writing) as Record<string, string>).filter(
        ([part, text]) => text !== before[part],
      )
      if (changed.length === 0) return
      const { buildCard, detect } = await loadRules()
      seen.current = writing
      const [part, level] = changed
        .map(([part, text]): [string, SafetyLevel] => [part, detect(text)])
        .reduce((worst, next) => (ranks[next[1]] > ranks[worst[1]] ? next : worst))
      const isQuiet = Date.now() < quiet.until && ranks[level] <= quiet.rank
      if (level === 'none' || isQuiet) {
        // A line for heavy words goes when they go; the card stays until the person puts it away.
        const isChanged = (part: string) => changed.some(([name]) => name === part)
        setShown((now) => (now?.card.level === 'concern' && isChanged(now.part) ? null : now))
        return
      }
      const next = { part, card: buildCard(level, pickRegion(whereabouts())) }
      setShown((now) => (now && ranks[now.card.level] > ranks[level] ? now : next))
    }
    const timer = setTimeout(() => void look().catch(() => {}), isSending ? 0 : idleMs)
    return () => clearTimeout(timer)
  }, [writing, isSending])

  return {
    part: shown?.part ?? null,
    card: shown?.card ?? null,
    dismiss() {
      if (shown) quiet = { rank: ranks[shown.card.level], until: Date.now() + quietMs }
      setShown(null)
    },
  }
}

/** Detector and card: only a page to write on needs them. */
async function loadRules() {
  const [{ detect }, { buildCard }] = await Promise.all([import('../rules.ts'), import('../rules/card.ts')])
  return { detect, buildCard }
}

/** What the browser says of where somebody is; nothing is asked of the network. */
function whereabouts() {
  return {
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
