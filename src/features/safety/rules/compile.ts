import { emptyChoice } from './match.ts'
import type { Choice, Step } from './match.ts'

/**
 * The notation of the frames, one a line, matched against the bones of a sentence (skeleton.ts):
 *   word          that word with any ending; `suicid*` is any word that starts so
 *   (a|b c)       one of these; `(…)?` and `word?` may be absent
 *   {name}        a group of macros.ts
 *   _ _3          up to one, or so many, other words, none of them a negation
 *   - -3          the same, and none of them another person or thing
 *   ^ $           start and end of the sentence
 *   !(a|b)        not followed by one of these
 *   ~(a|b)        stands nowhere in the sentence
 *   one & other   both, in any order, not far apart
 */
export interface Notation {
  macros: Readonly<Record<string, string>>
  /** How a written word of a frame is read: its stem, '' where a sentence would leave it out. */
  read: (word: string) => string
}

const tokenShape = /[!~]?\(|\)\??|\||\{\w+\}\??|[_-]\d*|[\^$]|[\p{L}0-9']+\*?\??/gu

/** Reads lines of one notation; groups are read once and shared by all lines that name them. */
export function createCompiler(notation: Notation): (line: string) => Step[][] {
  const compile = createPartCompiler(notation)
  return (line) => line.split('&').map(compile)
}

function createPartCompiler({ macros, read }: Notation): (line: string) => Step[] {
  const groups = new Map<string, Choice>()

  function compile(line: string): Step[] {
    const tokens = line.match(tokenShape) ?? []
    if (tokens.join('') !== line.replace(/\s+/g, '')) throw new Error(`This frame cannot be read: ${line}`)
    let at = 0

    function choice(kind: Choice['kind']): Choice {
      const found = emptyChoice(kind)
      do {
        // An alternative of nothing but words that a sentence leaves out is none.
        const steps = sequence()
        const [only] = steps
        if (steps.length === 1 && only?.kind === 'one' && only.sequences.length === 0 && !only.isOptional) {
          for (const word of only.words) found.words.add(word)
          found.stems.push(...only.stems)
        } else if (steps.length > 0) found.sequences.push(steps)
      } while (tokens[at] === '|' && ++at > 0)
      return found
    }

    function sequence(): Step[] {
      const steps: Step[] = []
      for (
        let token = tokens[at];
        token !== undefined && token !== '|' && !token.startsWith(')');
        token = tokens[at]
      ) {
        at++
        const step = token.endsWith('(') ? bracket(token) : single(token)
        if (step !== undefined) steps.push(step)
      }
      return steps
    }

    function bracket(open: string): Step | undefined {
      const inner = choice(open === '!(' ? 'not' : open === '~(' ? 'nowhere' : 'one')
      const close = tokens[at++]
      if (close === undefined) throw new Error(`A bracket stays open: ${line}`)
      inner.isOptional = close === ')?'
      return isEmpty(inner) ? undefined : inner
    }

    function single(token: string): Step | undefined {
      if (token === '^') return { kind: 'start' }
      if (token === '$') return { kind: 'end' }
      if (/^[_-]/.test(token))
        return { kind: 'gap', most: Number(token.slice(1) || 1), isPlain: token.startsWith('-') }
      const isOptional = token.endsWith('?')
      const name = isOptional ? token.slice(0, -1) : token
      const found = name.startsWith('{') ? group(name.slice(1, -1)) : word(name)
      return found && isOptional ? { ...found, isOptional } : found
    }

    function word(name: string): Choice | undefined {
      const one = emptyChoice('one')
      if (name.endsWith('*')) return { ...one, stems: [name.slice(0, -1)] }
      const bone = read(name)
      return bone === '' ? undefined : { ...one, words: new Set([bone]) }
    }

    const steps = sequence()
    if (at < tokens.length) throw new Error(`A choice or a bracket stands outside: ${line}`)
    return steps
  }

  function group(name: string): Choice {
    const text = macros[name]
    if (text === undefined) throw new Error(`No group is called ${name}`)
    let found = groups.get(name)
    if (found === undefined) {
      const [step] = compile(`(${text})`)
      if (step?.kind !== 'one') throw new Error(`Nothing is in the group ${name}`)
      groups.set(name, (found = step))
    }
    return found
  }

  return compile
}

function isEmpty({ words, stems, sequences }: Choice): boolean {
  return words.size === 0 && stems.length === 0 && sequences.length === 0
}
