import { stem } from './stem.ts'

/**
 * The notation of the frames, one a line, matched against the skeleton of a sentence (skeleton.ts):
 *   word          that word with any ending; `suicid*` is any word that starts so
 *   (a|b c)       one of these; `(…)?` and `word?` may be absent
 *   {name}        a group of macros.ts
 *   _ _3          up to one, or so many, other words, none of them a negation
 *   ^ $           start and end of the sentence
 *   !(a|b)        not followed by one of these
 *   ~(a|b)        stands nowhere in the sentence
 */
export interface Notation {
  macros: Readonly<Record<string, string>>
  /** How a written word of a frame is read; '' leaves it out. */
  read: (word: string) => string
}

const gapWord = '(?:,? (?!(?:not|never|no|nobody|noth|without)[, ])[^ ,]+)'
const tokenShape = /[!~]?\(|\)\??|\||\{\w+\}\??|_\d*|[\^$]|[\p{L}0-9']+\*?\??/gu

/** The regular expression of one line. Throws on a line that cannot be read; a test compiles them all. */
export function compile(line: string, notation: Notation): RegExp {
  return new RegExp(`${source(line, notation)}(?=[, ])`, 'g')
}

function source(text: string, notation: Notation): string {
  const tokens = text.match(tokenShape) ?? []
  if (tokens.join('') !== text.replace(/\s+/g, '')) throw new Error(`This frame cannot be read: ${text}`)
  const open: { kind: string; at: number }[] = []
  let out = ''
  for (const token of tokens)
    if (token.endsWith('(')) {
      out += token === '!(' ? '(?!(?:' : '(?:'
      open.push({ kind: token, at: out.length - 3 })
    } else if (token.startsWith(')')) {
      const { kind, at } = open.pop() ?? { kind: '(', at: 0 }
      out += kind === '!(' ? ')(?=[, ]))' : token
      if (kind === '~(') {
        const words = out.slice(at)
        out = `${out.slice(0, at)}(?<!${words}[, ].*)(?!.*${words}[, ])`
      }
    } else out += item(token, notation)
  if (open.length > 0) throw new Error(`A bracket stays open in: ${text}`)
  return out
}

function item(token: string, notation: Notation): string {
  if (token === '|' || token === '^') return token
  if (token === '$') return '(?=,? *$)'
  if (token.startsWith('_')) return `${gapWord}{0,${token.slice(1) || 1}}`
  const isOptional = token.endsWith('?')
  const name = isOptional ? token.slice(0, -1) : token
  const body = name.startsWith('{') ? `(?:${source(macro(name.slice(1, -1), notation), notation)})` : word(name, notation)
  return isOptional ? `(?:${body})?` : body
}

function macro(name: string, { macros }: Notation): string {
  const text = macros[name]
  if (text === undefined) throw new Error(`No group is called ${name}`)
  return text
}

function word(written: string, { read }: Notation): string {
  if (written.endsWith('*')) return `,? ${written.slice(0, -1)}[^ ,]*`
  const found = read(written)
  return found === '' ? '' : `,? ${found}`
}
