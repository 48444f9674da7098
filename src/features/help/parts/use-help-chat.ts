import { useEffect, useRef, useState } from 'react'
import { postAsNobody } from '#platform/web/public-functions.ts'
import {
  chatFailures,
  chatRequest,
  readFailure,
  readReply,
  type BotReply,
  type ShownCard,
} from '../rules/chat.ts'

export type Said =
  | { id: number; from: 'visitor'; text: string }
  | { id: number; from: 'bot'; reply: BotReply }

export interface HelpChat {
  said: readonly Said[]
  isPending: boolean
  /** Why the last question has no answer; its words are then back in the field. */
  failure: string | null
  card: ShownCard
  putCardAway: () => void
  /** True when the question was answered; false when it goes back into the field. */
  ask: (text: string) => Promise<boolean>
}

/** One talk with the help bot: kept while it is open, and nowhere else. */
export function useHelpChat(): HelpChat {
  const [said, setSaid] = useState<readonly Said[]>([])
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [card, setCard] = useState<ShownCard>(null)
  const running = useRef<AbortController | null>(null)

  // Loaded before it is needed, so that help is there in the moment of sending and without a connection.
  useEffect(() => void loadGate().catch(() => {}), [])
  useEffect(() => () => running.current?.abort(), [])

  async function ask(text: string): Promise<boolean> {
    if (running.current) return false
    const going = new AbortController()
    running.current = going
    const id = said.length
    setSaid([...said, { id, from: 'visitor', text }])
    setPending(true)
    setFailure(null)
    try {
      // A browser that cannot run the gate must not keep anybody from asking: the server reads every question.
      const found = await look(text).catch(() => null)
      setCard(found)
      const reply = readReply(await postAsNobody('openai-chat', chatRequest(text), going.signal))
      if (!reply) {
        takeBack(chatFailures.format)
        return false
      }
      setCard(worse(found, reply.safety))
      setSaid((all) => [...all, { id: id + 1, from: 'bot', reply }])
      return true
    } catch (error) {
      if (going.signal.aborted) return false
      const { failure: words, safety } = readFailure(error)
      if (safety) setCard((now) => worse(now, safety))
      takeBack(words)
      return false
    } finally {
      running.current = null
      setPending(false)
    }

    function takeBack(words: string) {
      setSaid((all) => all.filter((each) => each.id !== id))
      setFailure(words)
    }
  }

  return { said, isPending, failure, card, putCardAway: () => setCard(null), ask }
}

function worse(one: ShownCard, other: ShownCard): ShownCard {
  return one?.level === 'crisis' ? one : (other ?? one)
}

async function look(text: string): Promise<ShownCard> {
  const [{ detect }, { buildCard }, { pickRegion }] = await loadGate()
  const level = detect(text)
  if (level === 'none') return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { level, card: buildCard(level, pickRegion({ languages: navigator.languages, timeZone })) }
}

function loadGate() {
  return Promise.all([
    import('#features/safety/rules.ts'),
    import('#features/safety/rules/card.ts'),
    import('#features/safety/rules/lines.ts'),
  ])
}
