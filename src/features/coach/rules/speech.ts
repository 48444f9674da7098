import type { VoiceId } from '../contract.ts'

/** How each coaching voice speaks with whatever voice the browser has: 1 is that voice's own pace and pitch. */
export const speechPresets: Readonly<Record<VoiceId, { rate: number; pitch: number }>> = {
  calm_guide: { rate: 0.92, pitch: 1 },
  zen: { rate: 0.82, pitch: 0.9 },
  direct: { rate: 1.05, pitch: 1 },
  friendly: { rate: 1, pitch: 1.1 },
  ted: { rate: 1.02, pitch: 1.05 },
  sergeant: { rate: 1.1, pitch: 0.85 },
  ninja: { rate: 0.95, pitch: 0.8 },
}

/** Some engines fall silent in the middle of a long text, so it is handed over in sentences of at most this. */
const pieceMax = 180

/** A text in the pieces in which it is read aloud, cut at the ends of sentences, else between words. */
export function piecesToSpeak(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = pieces.at(-1)
    const isFull = last === undefined || /[.!?…]["”’]?$/.test(last) || last.length + word.length >= pieceMax
    if (isFull) pieces.push(word)
    else pieces[pieces.length - 1] = `${last} ${word}`
  }
  return pieces
}

/** What is read aloud as a sample; the same in every voice, so that only the voice differs. */
export const speechSample = 'Take one breath. What is the smallest step that would still count today?'

export interface Speech {
  text: string
  rate: number
  pitch: number
  volume: number
}

/** What to hand to the browser's voice, or null when nothing may be heard. Rates beyond 0.5 to 2 are cut: no engine speaks them well. */
export function speechOf(
  text: string,
  voice: VoiceId,
  sound: { isMuted: boolean; speechRate: number; speechVolume: number },
): Speech | null {
  if (sound.isMuted || sound.speechVolume === 0 || text.trim() === '') return null
  const { rate, pitch } = speechPresets[voice]
  return {
    text,
    rate: Math.min(2, Math.max(0.5, rate * sound.speechRate)),
    pitch,
    volume: sound.speechVolume,
  }
}
