import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { useTheme } from '#features/calm/public.tsx'
import type { VoiceId } from '../contract.ts'
import { piecesToSpeak, speechOf } from '../rules/speech.ts'

const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis
const none: SpeechSynthesisVoice[] = []
let known = none

/** The voices that this browser has; some browsers tell them only after a while. */
function useSystemVoices(): SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    (listener) => {
      synthesis?.addEventListener('voiceschanged', listener)
      return () => synthesis?.removeEventListener('voiceschanged', listener)
    },
    () => {
      const voices = synthesis?.getVoices() ?? none
      // The browser hands out a new list each time: the same voices are the same answer.
      if (voices.map((voice) => voice.voiceURI).join() !== known.map((voice) => voice.voiceURI).join())
        known = voices
      return known
    },
  )
}

// One thing is read at a time, whoever asked for it.
let speaking: string | null = null
const listeners = new Set<() => void>()

function setSpeaking(key: string | null): void {
  speaking = key
  for (const listener of listeners) listener()
}

function stop(): void {
  synthesis?.cancel()
  setSpeaking(null)
}

function useSpeaking(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => speaking,
  )
}

/** Falls silent when the screen that it stands on is left. */
export function useSilenceAtEnd(): void {
  useEffect(() => stop, [])
}

const systemVoiceKey = 'coach-system-voice'

/** The chosen voice, else one of the language that works on the device itself, else any of the language. */
function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  chosen: string,
): SpeechSynthesisVoice | undefined {
  const language = navigator.language.slice(0, 2)
  const speaks = ({ lang }: SpeechSynthesisVoice) => lang.slice(0, 2) === language
  return (
    voices.find(({ voiceURI }) => voiceURI === chosen) ??
    voices.find((voice) => speaks(voice) && voice.localService) ??
    voices.find(speaks)
  )
}

export interface KnownSpeech {
  /** False where the browser cannot read aloud at all. */
  isPossible: boolean
  isMuted: boolean
  systemVoices: SpeechSynthesisVoice[]
  /** The key of what is being read. */
  speaking: string | null
  /** The person's own choice among the voices of this device; '' leaves it to the device. */
  systemVoice: string
  chooseSystemVoice: (voiceURI: string) => void
  speak: (text: string, voice: VoiceId, key: string) => void
  stop: () => void
}

/** Reading aloud with the voices of this device. Muted means muted: what is being said stops at once. */
export function useSpeech(): KnownSpeech {
  const theme = useTheme()
  const systemVoices = useSystemVoices()
  const reading = useSpeaking()
  const [systemVoice, setSystemVoice] = useState(() => readStored(systemVoiceKey) ?? '')

  useEffect(() => {
    if (theme.isMuted) stop()
  }, [theme.isMuted])

  return {
    isPossible: synthesis !== null,
    isMuted: theme.isMuted,
    systemVoices,
    speaking: reading,
    systemVoice,
    chooseSystemVoice(voiceURI) {
      setSystemVoice(voiceURI)
      if (voiceURI === '') removeStored(systemVoiceKey)
      else writeStored(systemVoiceKey, voiceURI)
    },
    speak(text, voice, key) {
      const speech = speechOf(text, voice, theme)
      if (!speech || !synthesis) return
      const chosen = bestVoice(systemVoices, systemVoice)
      synthesis.cancel()
      const pieces = piecesToSpeak(speech.text)
      for (const [at, piece] of pieces.entries()) {
        const words = new SpeechSynthesisUtterance(piece)
        words.rate = speech.rate
        words.pitch = speech.pitch
        words.volume = speech.volume
        words.voice = chosen ?? null
        const settle = () => {
          if (speaking === key) setSpeaking(null)
        }
        words.addEventListener('error', settle)
        if (at === pieces.length - 1) words.addEventListener('end', settle)
        synthesis.speak(words)
      }
      setSpeaking(key)
    },
    stop,
  }
}
