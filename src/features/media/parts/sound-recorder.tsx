import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useAddMedia } from '../queries.ts'
import { clockOf, fileMost, soundMost } from '../rules.ts'
import { roomWords } from './picture-dialog.tsx'
import { canRecord, recordSound, type SoundRecording } from './record-sound.ts'

type State = 'ready' | 'asking' | 'recording' | 'keeping'

/** Records a voice note. What is recorded is kept when it is stopped, and when the page is left meanwhile. */
export function SoundRecorder({ entryId, onAdded }: { entryId: string; onAdded: () => void }) {
  const [state, setState] = useState<State>('ready')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [seconds, setSeconds] = useState(0)
  const recording = useRef<SoundRecording | null>(null)
  const add = useAddMedia(entryId)

  useEffect(() => () => recording.current?.stop(), [])
  useEffect(() => {
    if (state !== 'recording') return undefined
    const began = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1_000), 500)
    return () => clearInterval(timer)
  }, [state])

  if (!canRecord()) return null

  async function record() {
    setTrouble(null)
    setState('asking')
    try {
      recording.current = await recordSound(soundMost)
    } catch {
      setState('ready')
      setTrouble(
        'The microphone is not open to this page. The browser’s settings for this site can allow it.',
      )
      return
    }
    setSeconds(0)
    setState('recording')
    try {
      const made = await recording.current.sound
      recording.current = null
      if (made && made.blob.size > fileMost) throw new Error('This recording is too large.')
      if (made) {
        setState('keeping')
        await add(made.blob, { kind: 'sound', words: '', width: null, height: null, seconds: made.seconds })
        onAdded()
      }
    } catch (error) {
      setTrouble(roomWords(error))
    }
    setState('ready')
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      {state === 'recording' ? (
        <>
          <Button size="sm" variant="primary" onClick={() => recording.current?.stop()}>
            Stop and keep
          </Button>
          <Button size="sm" onClick={() => recording.current?.cancel()}>
            Throw away
          </Button>
          <span className="text-sm text-ink-2 tabular-nums">
            Recording {clockOf(seconds)} of {clockOf(soundMost)}
          </span>
        </>
      ) : (
        <Button
          size="sm"
          isPending={state !== 'ready'}
          pendingText={state === 'keeping' ? 'Keeping' : 'Asking for the microphone'}
          onClick={() => void record()}
        >
          Record a voice note
        </Button>
      )}
      {trouble ? (
        <p role="alert" className="basis-full text-sm text-clay">
          {trouble}
        </p>
      ) : null}
    </div>
  )
}
