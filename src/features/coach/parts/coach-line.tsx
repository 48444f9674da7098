import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { voices, type WrittenBy } from '../contract.ts'
import { voiceOf } from '../rules/voice-of.ts'

export interface CoachLineProps {
  storedVoice: string
  /** The model that wrote the newest reply; null when it was an exercise. */
  writtenBy: WrittenBy | null
  isPrivate: boolean
  /** What can be done with the conversation; null until it is there. */
  menu: ReactNode
}

/** Who is talking, always in view: the voice, that it is software, and who writes the words. */
export function CoachLine({ storedVoice, writtenBy, isPrivate, menu }: CoachLineProps) {
  const voice = voices.find(({ id }) => id === voiceOf(storedVoice)) ?? voices[0]
  const origin = writtenBy ? `Written by ${writtenBy.model} at ${writtenBy.host}` : 'guided, no model used'
  return (
    <header className="sticky top-[60px] z-10 border-b border-line bg-paper pt-1 pb-3">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-[1.53rem]">Coach</h1>
        <div className="flex shrink-0 items-center gap-1">
          <a href="/urgent-help" className={buttonClass('quiet', 'sm')}>
            Support
          </a>
          {menu ?? <span className="size-11" />}
        </div>
      </div>
      <p className="text-sm text-ink-2">
        <span className="font-semibold text-ink">{voice.name}</span>
        {' · '}
        AI coach, not a therapist
        {' · '}
        {origin}
      </p>
      {isPrivate ? (
        <p className="mt-1 text-sm text-ink-2">
          Private conversation: nothing is read from your plans, and nothing you write here is stored.
        </p>
      ) : null}
    </header>
  )
}
