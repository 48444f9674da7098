import { useEffect, useRef, useState } from 'react'

/*
 * Recognising speech in a browser usually means sending the voice to its maker. Only browsers that can be told to do it on
 * the device itself (SpeechRecognition with processLocally, and available() to ask for it) are used; others have none.
 */

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

interface Wanted {
  langs: string[]
  processLocally: true
}

interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start: () => void
  stop: () => void
}

interface RecognitionClass {
  new (): Recognition
  available?: (wanted: Wanted) => Promise<Availability>
  install?: (wanted: Wanted) => Promise<boolean>
}

interface ResultEvent extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type DictationState = 'looking' | 'absent' | 'loadable' | 'loading' | 'ready' | 'listening' | 'refused'

export interface DictationTool {
  state: DictationState
  load: () => void
  start: () => void
  stop: () => void
}

const recogniser = () => (globalThis as { SpeechRecognition?: RecognitionClass }).SpeechRecognition ?? null

const wanted = (): Wanted => ({ langs: [navigator.language], processLocally: true })

/** Dictation on this device. `onWords` gets each piece when it is whole. */
export function useDictation(onWords: (words: string) => void): DictationTool {
  const [state, setState] = useState<DictationState>('looking')
  const running = useRef<Recognition | null>(null)
  const hear = useRef(onWords)
  useEffect(() => {
    hear.current = onWords
  })

  useEffect(() => {
    let isHere = true
    void look().then((found) => isHere && setState(found))
    return () => {
      isHere = false
      running.current?.stop()
    }
  }, [])

  function start() {
    const Recogniser = recogniser()
    if (!Recogniser) return
    const recognition = new Recogniser()
    Object.assign(recognition, {
      lang: navigator.language,
      continuous: true,
      interimResults: false,
      processLocally: true,
    })
    recognition.addEventListener('result', (event) => {
      const { results, resultIndex } = event as ResultEvent
      for (let at = resultIndex; at < results.length; at++) {
        const words = results[at]?.isFinal ? results[at]?.[0]?.transcript.trim() : ''
        if (words) hear.current(words)
      }
    })
    recognition.addEventListener('error', () => setState('refused'))
    recognition.addEventListener('end', () => {
      running.current = null
      setState((now) => (now === 'listening' ? 'ready' : now))
    })
    running.current = recognition
    recognition.start()
    setState('listening')
  }

  return {
    state,
    start,
    stop: () => running.current?.stop(),
    load() {
      setState('loading')
      void recogniser()
        ?.install?.(wanted())
        .then(
          (isInstalled) => setState(isInstalled ? 'ready' : 'absent'),
          () => setState('absent'),
        )
    },
  }
}

async function look(): Promise<DictationState> {
  try {
    const found = await recogniser()?.available?.(wanted())
    if (found === 'available') return 'ready'
    if (found === 'downloadable') return recogniser()?.install ? 'loadable' : 'absent'
    return found === 'downloading' ? 'loading' : 'absent'
  } catch {
    return 'absent'
  }
}
