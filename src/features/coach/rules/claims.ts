import type { CoachContext } from './context.ts'
import { sourcesIn } from './output.ts'

/** "You said …", "you’ve been feeling …": a sentence that claims to know what the person said, wrote, planned or felt. */
const claim =
  /\byou(?:['’]ve| have|r)?\s+(?:\w+\s+){0,2}?(?:said|say|wrote|written|told|mentioned|planned|noted|felt|feeling|promised|decided|described|words were)\b/i
const quote = /[“"]([^“”"]{3,300})[”"]/g

/**
 * A reply without the sentences that claim something about the person with a quote that stands in no row of theirs: an
 * invented memory is not shown, however well it reads. `isWhole` is false while the reply is being written; a last
 * sentence that may still turn into such a claim is then held back.
 */
export function withoutInvented(reply: string, context: CoachContext, isWhole: boolean): string {
  return sentencesOf(reply)
    .map((sentence, at, all) => {
      const isOpen = !isWhole && at === all.length - 1 && !/[.!?…]["”’]?\s+$/.test(sentence)
      if (isOpen) return claim.test(sentence) || /[“"]/.test(sentence) ? '' : sentence
      return isInvented(sentence, context) ? '' : sentence
    })
    .join('')
}

function isInvented(sentence: string, context: CoachContext): boolean {
  if (!claim.test(sentence)) return false
  const quotes = [...sentence.matchAll(quote)].map(([, words = '']) => words.replace(/[.,!?…]$/, ''))
  return quotes.some((words) => sourcesIn(`“${words}”`, context).length === 0 && !wasSaid(words, context))
}

/** The person's own messages of this talk are a source, too: they stand right above. */
function wasSaid(words: string, context: CoachContext): boolean {
  return context.messages.some(({ sender, content }) => sender === 'user' && content.includes(words))
}

/** Sentences with the white space after them, so that joining them gives the text again. A full stop inside quotes ends none. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  let isQuoting = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '“') isQuoting = true
    if (sign === '”') isQuoting = false
    if (sign === '"') isQuoting = !isQuoting
    const isEnd = /[.!?…\n]/.test(sign) && !isQuoting
    const closes = sign === '”' && /[.!?…]/.test(text[at - 1] ?? '')
    if (!(isEnd || closes) || !/\s/.test(text[at + 1] ?? (sign === '\n' ? '\n' : ''))) continue
    let end = at + 1
    while (/\s/.test(text[end] ?? '')) end++
    sentences.push(text.slice(start, end))
    start = end
    at = end - 1
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}
