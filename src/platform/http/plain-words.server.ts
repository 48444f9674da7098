import * as z from 'zod'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0]

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'items' }

/**
 * What is wrong with an input, as a sentence that somebody understands who does not write programs. Contracts that know
 * better say it themselves; this is for the rest. Undefined leaves an issue to the library's own words.
 */
function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.'
      return `This has to be ${nouns[issue.expected] ?? `of the kind ${issue.expected}`}.`
    case 'invalid_value':
      if (issue.values.length === 1) return `This can only be ${String(issue.values[0])}.`
      return `This has to be one of these: ${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return measure(issue.origin, 'at most', Number(issue.maximum) - (issue.inclusive === false ? 1 : 0))
    case 'too_small':
      return measure(issue.origin, 'at least', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0))
    case 'unrecognized_keys':
      return `This is not known here: ${issue.keys.join(', ')}.`
    case 'invalid_format':
      return 'This is not written the way it has to be.'
    default:
      return undefined
  }
}

function measure(origin: string, bound: 'at most' | 'at least', count: number): string {
  const unit = units[origin]
  const figure = count.toLocaleString('en-GB')
  if (!unit) return `This has to be ${bound} ${figure}.`
  return `This ${bound === 'at most' ? 'can have' : 'needs'} ${bound} ${figure} ${count === 1 ? unit.replace(/s$/, '') : unit}.`
}

/** Sets these words for every input that this process checks. */
export function speakPlainly(): void {
  z.config({ localeError: plainWords })
}
