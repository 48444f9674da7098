import source from '#content/faq/questions.md?raw'
import { markdownHtml } from './markdown.ts'

export interface QuestionGroup {
  name: string
  questions: { question: string; html: string }[]
}

/** The common questions of content/faq, in the order of the file. */
export const questionGroups: readonly QuestionGroup[] = readQuestions('content/faq/questions.md', source)

/** `## ` begins a group and `### ` a question. Throws a sentence when a question has no group or no answer. */
export function readQuestions(name: string, text: string): QuestionGroup[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .map((part, index) => {
      const [heading = '', ...entries] = part.split(/^### /m)
      if (index === 0 && part.trim() !== '') throw new Error(`${name} has text before its first ## group.`)
      return { name: heading.trim(), questions: entries.map((entry) => readQuestion(name, entry)) }
    })
    .slice(1)
}

function readQuestion(name: string, entry: string): QuestionGroup['questions'][number] {
  const end = entry.indexOf('\n')
  const question = entry.slice(0, end < 0 ? undefined : end).trim()
  const answer = end < 0 ? '' : entry.slice(end).trim()
  if (answer === '') throw new Error(`${name} has no answer to "${question}".`)
  return { question, html: markdownHtml(name, answer) }
}
