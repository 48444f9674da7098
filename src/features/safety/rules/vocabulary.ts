import { anchor, explicit, indirect } from '../lexicon/ideation.ts'
import { grief, past } from '../lexicon/distress.ts'
import { idioms } from '../lexicon/idioms.ts'
import { macros } from '../lexicon/macros.ts'
import { otherDanger, worry } from '../lexicon/others.ts'
import { method, plan } from '../lexicon/plan.ts'
import { selfHarm } from '../lexicon/self-harm.ts'
import { abuse, harmOthers } from '../lexicon/violence.ts'
import { anchors, fillers } from '../lexicon/words.ts'
import { bone } from './skeleton.ts'
import { stem } from './stem.ts'

let known: Set<string> | undefined

/** Whether a word, in any ending, stands in a frame: such a word is no misspelling of another. */
export function isKnown(written: string): boolean {
  known ??= new Set(
    [
      ...[
        anchor,
        explicit,
        indirect,
        plan,
        method,
        selfHarm,
        abuse,
        harmOthers,
        otherDanger,
        worry,
        grief,
        past,
        idioms,
      ]
        .concat(Object.values(macros))
        .join(' ')
        .matchAll(/[a-z]{2,}/g),
    ]
      .map(([word]) => stem(word))
      .concat(anchors.map(stem), [...fillers]),
  )
  return known.has(written) || known.has(stem(written)) || bone(written) === ''
}
