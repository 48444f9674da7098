import type { Database } from '#platform/db/database.server.ts'
import type { Article } from '../rules/article.ts'
import { fillAnswers, fillQuestions } from '../rules/draw-pages.ts'
import { currentKnowledge } from './knowledge.server.ts'

/** How a built page is changed before it is sent; `key` differs whenever what comes of it does. */
export interface Filling {
  key: string
  fill: (html: string) => string
}

/**
 * The public help pages are drawn by the build. What an admin changed since is laid into them here: the questions of
 * /help, each in the markup that the build gave the first one, and the answers of /texts/help. Null for other pages, and
 * while nothing was changed.
 */
export function createPageFiller(database: Database): (file: string) => Promise<Filling | null> {
  const fillers: Record<string, (html: string, articles: readonly Article[]) => string> = {
    'pages/help.html': fillQuestions,
    'pages/texts/help.html': fillAnswers,
  }
  return async (file) => {
    const fill = fillers[file]
    if (!fill) return null
    const { articles, changes, version } = await currentKnowledge(database)
    return changes.length === 0 ? null : { key: version, fill: (html) => fill(html, articles) }
  }
}
