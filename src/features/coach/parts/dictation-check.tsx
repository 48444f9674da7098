import { useState } from 'react'
import { useDictation } from '#features/reflect/public.tsx'
import { Button } from '#ui/button.tsx'

const said = {
  looking: 'Looking what this browser can do.',
  absent:
    'This browser does not turn speech into words on the device itself, so Balanse offers no dictation here. The dictation key of your keyboard works in every field; it may use the service of its maker.',
  loadable: 'The browser can do it on this device after it has fetched a language file.',
  loading: 'The browser is fetching its language file.',
  ready: 'This browser turns speech into words on this device.',
  listening: 'Say something. Your voice stays on this device.',
  refused: 'The microphone is not open to this page. The browser’s settings for this site can allow it.',
} as const

/** Speech into words, only where the voice stays on the device; what was heard stays in this page. */
export function DictationCheck() {
  const [words, setWords] = useState('')
  const { state, load, start, stop } = useDictation((more) => setWords((now) => `${now} ${more}`.trim()))
  return (
    <>
      <p role="status" className="mt-2 max-w-measure text-ink-2">
        {said[state]}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {state === 'ready' ? <Button onClick={start}>Say something</Button> : null}
        {state === 'listening' ? <Button onClick={stop}>Stop listening</Button> : null}
        {state === 'loadable' ? <Button onClick={load}>Fetch the language file</Button> : null}
      </div>
      {words ? (
        <p className="mt-4 max-w-measure border-l-2 border-line pl-4">
          <span className="sr-only">Heard: </span>
          {words}
        </p>
      ) : null}
    </>
  )
}
