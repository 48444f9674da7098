import type { VoiceId } from '../contract.ts'
import type { Style } from '../flows/flow.ts'
import { uses } from '../rules/words.ts'
import { calmGuide } from './calm-guide.ts'
import { direct } from './direct.ts'
import { friendly } from './friendly.ts'
import { ninja } from './ninja.ts'
import { sergeant } from './sergeant.ts'
import { ted } from './ted.ts'
import type { Act, Voice } from './voice.ts'
import { zen } from './zen.ts'

export const voiceBook: Readonly<Record<VoiceId, Voice>> = {
  calm_guide: calmGuide,
  zen,
  direct,
  friendly,
  ted,
  sergeant,
  ninja,
}

export interface Manner {
  voice: VoiceId
  style: Style
  /** At most 60 words, one point, no line that is only tone. */
  isLowStim: boolean
  /** The person wants short replies: no line that is only tone here either. */
  isShort?: boolean
  /** Words that the person does not want to hear. */
  avoided?: readonly string[]
}

/** A voice in one conversation: which line it says at which moment. */
export interface Speaker extends Manner {
  /** The voice's line for a moment; '' when this manner leaves it out. `words` are the person's own. */
  line: (act: Act, place: string, words?: string) => string
}

/** Lines that are only tone; low-stim leaves them out. */
const toneOnly: readonly Act[] = ['greet', 'begin', 'mirror', 'praise', 'steady', 'shrink', 'offer']
/** A repeated answer longer than this reads like an echo. */
const echoMax = 60

/** `seed` (the day and the person) makes the choice of lines repeatable: the same turn always reads the same. */
export function speakerFor(manner: Manner, seed: string): Speaker {
  const { lines } = voiceBook[manner.voice]
  return {
    ...manner,
    line(act, place, words = '') {
      const isToneOnly = toneOnly.includes(act)
      if ((manner.isLowStim || manner.isShort) && isToneOnly) return ''
      // Direct style puts the step first: nothing is repeated back.
      if (manner.style === 'direct' && act === 'mirror') return ''
      const canEcho = words.length > 2 && words.length <= echoMax && !words.includes('\n')
      const possible = lines[act].filter((line) => !line.includes('{words}') || canEcho)
      const wanted = possible.filter((line) => !uses(line, manner.avoided ?? []))
      // A line that only sets a tone can be left out; one that says what happens cannot.
      const fitting = wanted.length > 0 || isToneOnly ? wanted : possible
      const line = fitting[hash(`${seed} ${act} ${place}`) % fitting.length] ?? ''
      // split and join: a "$&" in the person's words must stay what it is.
      return line.split('{words}').join(words)
    },
  }
}

/** FNV-1a, 32 bits: spreads short texts evenly and needs nothing. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}
