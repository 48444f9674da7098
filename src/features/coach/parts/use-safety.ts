import { useMemo, useState } from 'react'
import { useRhythm } from '#features/account/public.tsx'
import type { ChatMessage } from '../contract.ts'
import { safetyFor, withRecent, type Safety } from '../rules/gate.ts'

export interface KnownSafety {
  /** What stands on the screen now. */
  safety: Safety
  /** Reads words before they are sent: the card is there in the same frame, with or without a connection. */
  look: (text: string) => void
  putAway: () => void
}

/**
 * The support that this conversation asks for: by what is being sent, by what the server answered, or by what was
 * said in the half hour before the screen was opened.
 */
export function useSafety(
  history: readonly ChatMessage[],
  answered: Safety,
  putAwayAnswered: () => void,
): KnownSafety {
  const { time_zone: timeZone } = useRhythm()
  const where = useMemo(() => ({ languages: navigator.languages, timeZone }), [timeZone])
  const [opened] = useState(() => new Date())
  const [own, setOwn] = useState<Safety>(null)
  const [isPutAway, setPutAway] = useState(false)
  const left = useMemo(
    () => withRecent(null, { recent: history, text: '', at: opened }, where),
    [history, opened, where],
  )
  const known = own?.level === 'crisis' ? own : (answered ?? own)
  return {
    safety: known ?? (isPutAway ? null : left),
    look(text) {
      try {
        setOwn(safetyFor(text, where))
      } catch {
        // A browser that cannot run the patterns must not keep anybody from writing: the server reads every message.
        setOwn(null)
      }
    },
    putAway() {
      setOwn(null)
      setPutAway(true)
      putAwayAnswered()
    },
  }
}
