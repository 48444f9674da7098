import { answerFrom, type HelpAnswer } from './rules/answer.ts'
import { readKnowledgeBase } from './store.server.ts'

export const knowledgeBase = readKnowledgeBase()

/** The help bot's answer to a question about the product; it knows nothing of the person who asks. */
export function answerFromKnowledgeBase(text: string): HelpAnswer {
  // A question of any length is asked in its first words; the rest would only cost time.
  return answerFrom(knowledgeBase.articles, text.slice(0, 2_000))
}
