import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArticle, type Article } from './rules/article.ts'

const folder = new URL('../../../content/help/', import.meta.url)

export interface KnowledgeBase {
  articles: Article[]
  /** Changes whenever a word of any article does. */
  version: string
}

/** Reads every help article, in their order. Throws a sentence when one cannot be read; the server then does not start. */
export function readKnowledgeBase(): KnowledgeBase {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.md'))
  const sources = names.map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }))
  const hash = createHash('sha256')
  for (const { name, source } of sources) hash.update(`${name}\0${source}\0`)
  return {
    articles: sources
      .map(({ name, source }) => parseArticle(name.replace(/\.md$/, ''), source))
      .toSorted((a, b) => a.order - b.order),
    version: hash.digest('hex').slice(0, 12),
  }
}
