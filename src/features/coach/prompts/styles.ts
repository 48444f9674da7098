import type { Preferences } from '#features/account/contract.ts'
import type { Style } from '../flows/flow.ts'

/** Style decides on advice against question; the voice decides on tone and length. */
export const styleCards: Readonly<Record<Style, string>> = {
  direct: 'Style: the step comes first. At most one question, at the end.',
  gentle: 'Style: acknowledge first and ask permission before advice ("would it help if…"). Soft verbs.',
  reflective:
    'Style: mirror and ask open questions. Give no advice unless the person has asked for it twice.',
}

/** How much it disagrees; three is as the contract says it and adds nothing. It is about the plan, never the person. */
export const challengeCards: Readonly<Record<number, string>> = {
  1: 'Challenge: none. Encourage, and question nothing the person has decided.',
  2: 'Challenge: little. Name at most one doubt, and only when much hangs on it.',
  3: '',
  4: 'Challenge: more. Where words and plan do not fit together, say so plainly and ask about it.',
  5: 'Challenge: most. Name the easiest way out that the plan leaves open, and ask for a firmer step.',
}

/** How long it is, over what the voice says of length. */
export const lengthCards: Readonly<Record<Preferences['coach_length'], string>> = {
  short: 'Length: at most 40 words, whatever the voice says.',
  usual: '',
  long: 'Length: up to 120 words where there is something to say, whatever the voice says.',
}
