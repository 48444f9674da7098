import type { Consent, Token } from './contract.ts'

/** How a person reads what they allow. */
const consentNames: Readonly<Record<Consent, string>> = {
  plans: 'plans and visions',
  words: 'reflections and journal',
  figures: 'figures such as the score',
}

/** Calls that show another kind than their neighbours do, or two kinds at once; found before the list below. */
const particular: readonly (readonly [RegExp, readonly Consent[]])[] = [
  [/^\/api\/weeks\/[^/]+\/days$/, ['plans', 'words']],
  [/^\/api\/months\/[^/]+\/days$/, ['plans', 'words']],
  [/^\/api\/months\/[^/]+\/moments$/, ['words']],
  [/^\/api\/visions\/[^/]+\/served$/, ['plans']],
  // The mood of each day stands in it, which is a word of an evening.
  [/^\/api\/insights$/, ['figures', 'words']],
]

const general: readonly (readonly [RegExp, readonly Consent[]])[] = [
  [/^\/api\/(days|day-templates|weeks|week-plans|months|month-plans)(\/|$)/, ['plans']],
  [/^\/api\/(visions|custom-visions|journey)(\/|$)/, ['plans']],
  [/^\/api\/(progress|milestones)(\/|$)/, ['figures']],
]

/**
 * What a key must be allowed to read for a call, by the pattern of its address (never by what somebody sent, which can be
 * written in many ways); whatever is not named is taken for the most private kind.
 */
export function needsOf(path: string): readonly Consent[] {
  const found = [...particular, ...general].find(([pattern]) => pattern.test(path))
  return found ? found[1] : ['words']
}

export function notAllowed(missing: readonly Consent[]): string {
  return `This key may not read ${missing.map((consent) => consentNames[consent]).join(' and ')}. Its person can allow that under Integrations.`
}

/** What a key may do, as its person reads it: "Reads plans and visions, and proposes; open to assistants". */
export function mayWords({ scope, reads, opens_mcp }: Pick<Token, 'scope' | 'reads' | 'opens_mcp'>): string {
  const kinds = reads.map((consent) => consentNames[consent]).join(', ')
  const reading = kinds ? `Reads ${kinds}` : 'Reads nothing'
  return `${reading}${scope === 'propose' ? '; proposes' : ''}${opens_mcp ? '; open to assistants' : ''}`
}
