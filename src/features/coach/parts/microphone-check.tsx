import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { recordVoice, type Recording } from './record-voice.ts'

type State = 'ready' | 'asking' | 'recording' | 'done' | 'refused'

/** Five seconds of the person's own voice, to hear that the microphone works. It stays in this page and is gone with it. */
export function MicrophoneCheck() {
  const [state, setState] = useState<State>('ready')
  const [level, setLevel] = useState(0)
  const [sound, setSound] = useState<string | null>(null)
  const recording = useRef<Recording | null>(null)

  useEffect(() => () => recording.current?.stop(), [])
  useEffect(
    () => () => {
      if (sound) URL.revokeObjectURL(sound)
    },
    [sound],
  )

  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined')
    return <Notice>This browser cannot record here. Everything can be typed instead.</Notice>

  async function record() {
    setState('asking')
    setSound(null)
    try {
      recording.current = await recordVoice(5_000, setLevel)
      setState('recording')
      setSound(URL.createObjectURL(await recording.current.sound))
      setState('done')
    } catch {
      setState('refused')
    } finally {
      recording.current = null
      setLevel(0)
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {state === 'recording' ? (
          <Button onClick={() => recording.current?.stop()}>Stop now</Button>
        ) : (
          <Button
            isPending={state === 'asking'}
            pendingText="Asking for the microphone"
            onClick={() => void record()}
          >
            Record five seconds
          </Button>
        )}
        {state === 'recording' ? (
          <label className="flex items-center gap-3 text-sm text-ink-2">
            Level
            <meter min={0} max={1} value={level} className="w-40" />
          </label>
        ) : null}
      </div>
      {state === 'refused' ? (
        <Notice className="mt-4">
          The microphone is not open to this page. You can allow it in the browser’s settings for this site,
          or type instead.
        </Notice>
      ) : null}
      {sound ? (
        // The person's own five seconds: there is nothing to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls src={sound} aria-label="Your recording" className="mt-4 w-full max-w-measure" />
      ) : null}
    </>
  )
}
