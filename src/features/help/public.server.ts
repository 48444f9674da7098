import type { Database } from '#platform/db/database.server.ts'
import { articlesFor, citedAnswer, wordAnswer } from './prompts/word-answer.ts'
import { currentKnowledge, fileKnowledge, type Knowledge } from './parts/knowledge.server.ts'
import { answerFrom, findSections, referenceTo, type HelpAnswer } from './rules/answer.ts'
import { contactPath } from './rules/chat.ts'
import { gapOf } from './rules/gap.ts'
import { countGap } from './store/gaps.server.ts'

export { createArticlesApi, createHelpOpenApi } from './parts/articles-api.server.ts'
export { createPageFiller } from './parts/fill-pages.server.ts'

/** Named beside what may be near when no article answers. */
const contact = { id: 'contact-us', title: 'Contact Us', url: contactPath }

/** A model that may word an answer: what it is told in, its text out, null when it gives none. */
type AskModel = (asked: {
  instructions: string
  articles: string
  question: string
}) => Promise<{ text: string; writtenBy: { model: string; host: string } } | null>

/** A question of somebody who may be nobody we know, already past the safety gate. */
interface Question {
  text: string
  database: Database
  now: Date
  mayCount: boolean
  askModel: AskModel | null
}

interface Answer {
  message: string
  articles: HelpAnswer['articles']
  engine: 'guided' | 'model'
  written_by?: { model: string; host: string }
}

/** The nearest article's own words, or that there are none; it knows nothing of the person who asks. */
export function answerFromKnowledgeBase(text: string, { index }: Knowledge = fileKnowledge): HelpAnswer {
  return answerFrom(index, text)
}

/**
 * The help bot's whole answer. A model only words what an article says, and only when it names that article; a question
 * that nothing answers is counted, so that somebody can write the article.
 */
export async function answerQuestion({ text, database, now, mayCount, askModel }: Question): Promise<Answer> {
  const knowledge = await currentKnowledge(database)
  const { message, articles, isSure } = answerFromKnowledgeBase(text, knowledge)
  const gap = isSure || !mayCount ? null : gapOf(text)
  if (gap) {
    const day = now.toISOString().slice(0, 10)
    // Whoever asks gets their answer also when nothing can be counted.
    await database.asService((rows) => countGap(rows, gap, day)).catch(() => {})
  }
  const worded = isSure && askModel ? await letModelWord(text, knowledge, askModel) : null
  return worded ?? { message, articles: isSure ? articles : [...articles, contact], engine: 'guided' }
}

async function letModelWord(text: string, { index }: Knowledge, askModel: AskModel): Promise<Answer | null> {
  const near = [...new Set(findSections(index, text).map(({ article }) => article))]
  const reply = await askModel({ instructions: wordAnswer, articles: articlesFor(near), question: text })
  const answer = reply ? citedAnswer(reply.text, near) : null
  if (!reply || !answer) return null
  const { message, cited } = answer
  return { message, articles: cited.map(referenceTo), engine: 'model', written_by: reply.writtenBy }
}
