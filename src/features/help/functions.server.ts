import type { FunctionHandler } from '#services/functions/public.server.ts'
import { currentKnowledge } from './parts/knowledge.server.ts'
import { articleText, articleUrl } from './rules/article.ts'

/** `get-knowledge-base` is for everybody: it holds what the help pages say, and nothing about anyone. */
export const helpFunctions: Record<string, FunctionHandler> = {
  async 'get-knowledge-base'({ database }) {
    const { articles, version } = await currentKnowledge(database)
    const told = articles.map((article) => ({
      id: article.id,
      title: article.title,
      text: articleText(article),
      url: articleUrl(article.id),
    }))
    const knowledgeBase = told.map(({ title, text }) => `# ${title}\n${text}`).join('\n\n')
    return { status: 200, body: { knowledgeBase, articles: told, version } }
  },
}
