import { Button } from '#ui/button.tsx'
import { useDictation } from './use-dictation.ts'

/** Speaking instead of typing, where the browser can do it without sending the voice anywhere; else a word about why not. */
export function Dictation({ onWords }: { onWords: (words: string) => void }) {
  const { state, load, start, stop } = useDictation(onWords)
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-3 text-sm text-ink-2 print:hidden">
      {state === 'ready' ? (
        <Button size="sm" onClick={start}>
          Dictate
        </Button>
      ) : state === 'listening' ? (
        <Button size="sm" onClick={stop}>
          Stop dictating
        </Button>
      ) : state === 'loadable' ? (
        <Button size="sm" onClick={load}>
          Get dictation for this device
        </Button>
      ) : null}
      <span role="status">{words[state]}</span>
    </div>
  )
}

const words = {
  looking: '',
  absent: 'This browser cannot turn speech into words on the device itself, so there is no dictation here.',
  loadable: 'The browser fetches a language file once; your voice stays here.',
  loading: 'The browser is fetching its language file.',
  ready: 'Your voice stays on this device.',
  listening: 'Listening, on this device only.',
  refused: 'The microphone is not open to this page. The browser’s settings for this site can allow it.',
} as const
