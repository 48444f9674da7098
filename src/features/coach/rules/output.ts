import type { CoachContext } from './context.ts'
import {
  daySource,
  eveningSource,
  itemSource,
  memorySource,
  monthSource,
  visionSource,
  weekSource,
} from './context.ts'
import type { Source } from './change.ts'
import { cutAt } from './words.ts'

/** A reply is at most this long, whatever a model sends. */
export const replyMax = 1200
/** A piece of the instructions of this length in a reply is a leak, not a coincidence. */
const leakLength = 40

/** Plain text only: a model's marks of headings, emphasis, links and pictures are taken out, its words stay. */
export function asPlainText(reply: string): string {
  return reply
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, '')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(\*\*|__|`{1,3})/g, '')
}

/** The whole of a finished reply: plain text, trimmed, cut after its last full sentence when it is too long. */
export function tidyReply(reply: string): string {
  const plain = asPlainText(reply)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  if (plain.length <= replyMax) return plain
  const cut = cutAt(plain, replyMax)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('.\n'))
  return end > replyMax / 2 ? cut.slice(0, end + 1) : cut
}

/**
 * Tells of a reply whether it gives away this request's nonce or a long piece of our instructions. Asked again of the
 * same reply grown longer, it reads only what is new and the piece that reaches into it.
 */
export function leakFinder(fixed: string, nonce: string): (reply: string) => boolean {
  const pieces = piecesOf(fixed)
  let clean = ''
  return (reply) => {
    if (reply.includes(nonce)) return true
    const said = squeeze(reply)
    const from = said.startsWith(clean) ? Math.max(0, clean.length - leakLength) : 0
    for (let start = from; start + leakLength <= said.length; start++)
      if (pieces.has(said.slice(start, start + leakLength))) return true
    clean = said
    return false
  }
}

/** The instructions differ by voice and manner only, so that a few of them serve all people. */
const piecesByText = new Map<string, Set<string>>()
const textsKept = 8

function piecesOf(fixed: string): Set<string> {
  const ready = piecesByText.get(fixed)
  if (ready) return ready
  const known = squeeze(fixed)
  const pieces = new Set<string>()
  for (let start = 0; start + leakLength <= known.length; start++)
    pieces.add(known.slice(start, start + leakLength))
  const [oldest] = piecesByText.keys()
  if (piecesByText.size >= textsKept && oldest !== undefined) piecesByText.delete(oldest)
  piecesByText.set(fixed, pieces)
  return pieces
}

function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ')
}

/**
 * The rows behind the quotes of a reply: a quote in “ ” that stands word for word in a row gets that row as its
 * source. A quote that stands nowhere gets none, and is then shown as nothing more than words in quotation marks.
 */
export function sourcesIn(reply: string, context: CoachContext): Source[] {
  const found: Source[] = []
  for (const [, quote = ''] of reply.matchAll(/[“"]([^“”"]{3,300})[”"]/g)) {
    const source = sourceOf(quote.replace(/[.,!?…]$/, ''), context)
    if (source && !found.some(({ quote }) => quote === source.quote)) found.push(source)
  }
  return found.slice(0, 6)
}

function sourceOf(quote: string, context: CoachContext): Source | undefined {
  for (const day of context.days)
    for (const item of day.priorities)
      if (item.text.includes(quote)) return { ...itemSource(day, item, context.today), quote }
  const day = context.days.find(
    ({ intention, timeForMe }) => intention.includes(quote) || timeForMe.includes(quote),
  )
  if (day) return daySource(day, quote, context.today)
  for (const evening of context.evenings) {
    const texts = [evening.tomorrow, evening.challenges, ...evening.wins, ...evening.grateful]
    if (texts.some((text) => text.includes(quote))) return eveningSource(evening, quote)
  }
  const { week, month } = context
  if (
    week &&
    [week.intention, ...week.priorities.map(({ text }) => text)].some((text) => text.includes(quote))
  )
    return weekSource(week, quote)
  if (month && [month.change, ...month.outcomes].some((text) => text.includes(quote)))
    return monthSource(month, quote)
  const memory = context.memories.find(({ statement }) => statement.includes(quote))
  if (memory) return memorySource(memory, quote)
  const vision = context.visions.find(
    ({ sentence, first_step }) => sentence.includes(quote) || first_step.includes(quote),
  )
  return vision && visionSource(vision, quote)
}
