import type { Database } from '#platform/db/database.server.ts'
import type { Article } from '../rules/article.ts'
import { indexArticles, type HelpIndex } from '../rules/answer.ts'
import { withChanges, type ArticleChange } from '../rules/changes.ts'
import { changesIn, countChanges, readArticleFiles, readNewest } from '../store/articles.server.ts'

/** The help articles as they are in force, ready to be asked. */
export interface Knowledge {
  articles: readonly Article[]
  changes: readonly ArticleChange[]
  index: HelpIndex
  /** Changes whenever a word of any article does. */
  version: string
}

export const articleFiles = readArticleFiles()

/** As the files have it. */
export const fileKnowledge = knowledgeOf([], 0)

interface Kept {
  count: number
  knowledge: Knowledge
}
/** Made anew when the database says that something was changed, by this process or another. */
const kept = new WeakMap<Database, Kept>()

/** One short question to the database; while it does not answer, what was known last. */
export async function currentKnowledge(database: Database): Promise<Knowledge> {
  const known = kept.get(database)
  try {
    return await database.asService(async (rows) => {
      const count = await countChanges(rows)
      if (known?.count === count) return known.knowledge
      const knowledge = count === 0 ? fileKnowledge : knowledgeOf(changesIn(await readNewest(rows)), count)
      kept.set(database, { count, knowledge })
      return knowledge
    })
  } catch {
    return known?.knowledge ?? fileKnowledge
  }
}

function knowledgeOf(changes: readonly ArticleChange[], count: number): Knowledge {
  const articles = withChanges(articleFiles.articles, changes)
  const version = count === 0 ? articleFiles.version : `${articleFiles.version}.${count}`
  return { articles, changes, index: indexArticles(articles), version }
}
