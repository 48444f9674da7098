import type { FunctionHandler } from '#services/functions/public.server.ts'
import { knowledgeBase } from './public.server.ts'
import { articleText, articleUrl } from './rules/article.ts'

const articles = knowledgeBase.articles.map((article) => ({
  id: article.id,
  title: article.title,
  text: articleText(article),
  url: articleUrl(article.id),
}))

const answer = {
  knowledgeBase: articles.map(({ title, text }) => `# ${title}\n${text}`).join('\n\n'),
  articles,
  version: knowledgeBase.version,
}

/** `get-knowledge-base` is for everybody: it holds what the help pages say, and nothing about anyone. */
export const helpFunctions: Record<string, FunctionHandler> = {
  'get-knowledge-base': () => Promise.resolve({ status: 200, body: answer }),
}
