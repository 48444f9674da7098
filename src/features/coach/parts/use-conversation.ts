import { useCallback, useEffect, useReducer, useRef } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { postFunction } from '#platform/web/functions.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { failures, type ChatEvent, type Opening } from '../contract.ts'
import { failureOf, replyIn } from '../rules/failure.ts'
import { emptyThread, threadReducer, type Thread } from '../rules/thread.ts'

/** How sending ended. `returned`: stopped before a word of the reply, so the message goes back to where it was. */
type Sent = 'answered' | 'stopped' | 'returned' | 'unsent'

export interface Conversation extends Thread {
  /** `id` of a message that had no answer sends that one again. */
  send: (text: string, id?: string) => Promise<Sent>
  stop: () => void
  forget: (id: string) => void
  takeBack: (id: string) => void
  /** The person put the card away. */
  dismissCard: () => void
  clear: () => void
}

/** The conversation since this screen was opened. It goes on while the reply is written, and ends with the screen. */
export function useConversation(opening: Opening | null): Conversation {
  const [thread, dispatch] = useReducer(threadReducer, emptyThread)
  const { preferences } = useProfile()
  const { lowStimMode } = useTheme()
  const date = useToday()
  const running = useRef<AbortController | null>(null)

  useEffect(() => dispatch({ type: 'opened', opening }), [opening])
  useEffect(() => () => running.current?.abort(), [])

  const place = preferences.privacy_mode ? thread.place : undefined
  const send = useCallback(
    async (text: string, id: string = newId()): Promise<Sent> => {
      if (running.current) return 'returned'
      const going = new AbortController()
      running.current = going
      dispatch({ type: 'sent', id, text, date })
      let last: ChatEvent['type'] | null = null
      let hasWords = false
      const hear = (event: ChatEvent) => {
        last = event.type
        hasWords ||= event.type === 'delta' && !lowStimMode
        dispatch({ type: 'event', event, to: id, date, isQuiet: lowStimMode })
      }
      try {
        const answer = await postFunction('openai-chat', requestOf(id, text, place), {
          signal: going.signal,
          onEvent: (event) => hear(readEvent(event)),
        })
        // A server that does not stream answers in one piece; a stream that ends early has no last event.
        if (answer !== null) hear(replyIn(answer) ?? { type: 'error', error: failures.format, safety: null })
        else if (last !== 'done' && last !== 'error')
          hear({ type: 'error', error: failures.service, safety: null })
      } catch (error) {
        if (going.signal.aborted) {
          dispatch({ type: 'stopped', id })
          return hasWords ? 'stopped' : 'returned'
        }
        dispatch({ type: 'failed', id, ...failureOf(error) })
        return 'unsent'
      } finally {
        running.current = null
      }
      return last === 'done' ? 'answered' : 'unsent'
    },
    [date, lowStimMode, place],
  )

  return {
    ...thread,
    send,
    stop: () => running.current?.abort(),
    forget: (id) => dispatch({ type: 'removed', id }),
    takeBack: (id) => dispatch({ type: 'taken back', id }),
    dismissCard: () => dispatch({ type: 'dismissed' }),
    clear: () => dispatch({ type: 'cleared' }),
  }
}

/**
 * The call as the specification draws it. The server writes its own system message and reads the person's data
 * itself, so both are only there for the shape, and no earlier message travels again.
 */
function requestOf(id: string, text: string, state: Thread['place'] | undefined): Record<string, unknown> {
  return {
    messages: [
      { role: 'system', content: 'Balanse coach' },
      { role: 'user', content: text },
    ],
    botType: 'coach',
    userData: {},
    model: 'gpt-4o-mini',
    messageId: id,
    ...(state === undefined ? {} : { state }),
  }
}

function readEvent(event: Record<string, unknown>): ChatEvent {
  if (event.type !== 'done') return event as unknown as ChatEvent
  return replyIn(event) ?? { type: 'error', error: failures.format, safety: null }
}
