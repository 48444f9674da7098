import type { Style } from '../flows/flow.ts'

/** Style decides on advice against question; the voice decides on tone and length. */
export const styleCards: Readonly<Record<Style, string>> = {
  direct: 'Style: the step comes first. At most one question, at the end.',
  gentle: 'Style: acknowledge first and ask permission before advice ("would it help if…"). Soft verbs.',
  reflective:
    'Style: mirror and ask open questions. Give no advice unless the person has asked for it twice.',
}
