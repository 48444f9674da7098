import { useEffect, useState } from 'react'
import type { VoiceId } from '#features/coach/contract.ts'
import { sampleOf } from '#features/coach/public.tsx'
import type { ThemePreferences } from '#features/calm/rules.ts'

/** How the coach would answer one sentence, in the manner chosen so far. */
export function Sample({ voice, style }: { voice: VoiceId; style: ThemePreferences['communicationStyle'] }) {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    let isWanted = true
    sampleOf(voice, style).then(
      (text) => {
        if (isWanted) setAnswer(text)
      },
      // Without a connection there is no sample; the choice works all the same.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [voice, style])
  return (
    <figure className="mt-8 border-l-2 border-tide pl-5">
      <p className="text-sm text-ink-2">You: “I have too much to do today.”</p>
      <blockquote aria-live="polite" className="mt-2 min-h-20 font-title text-lg">
        {answer}
      </blockquote>
      <figcaption className="mt-2 text-sm text-ink-2">
        The coach is software. It works without a model, and it says so.
      </figcaption>
    </figure>
  )
}
