import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'
import type { ArticleVersion } from '../contract.ts'
import { articleOf, readSource, type Article, type ArticleSource } from '../rules/article.ts'
import type { ArticleChange } from '../rules/changes.ts'

const folder = new URL('../../../../content/help/', import.meta.url)

export interface ArticleFiles {
  sources: ArticleSource[]
  articles: Article[]
  /** Changes whenever a word of any file does. */
  version: string
}

/** Reads every help article, in their order. Throws a sentence when one cannot be read; the server then does not start. */
export function readArticleFiles(): ArticleFiles {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.md'))
  const files = names.map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }))
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(`${name}\0${source}\0`)
  const sources = files
    .map(({ name, source }) => readSource(name.replace(/\.md$/, ''), source))
    .toSorted((a, b) => a.order - b.order)
  return { sources, articles: sources.map(articleOf), version: hash.digest('hex').slice(0, 12) }
}

/** How many changes there ever were: it grows with each, so it tells whether articles in memory are old. As the service. */
export async function countChanges(rows: Rows): Promise<number> {
  const { count } = await rows
    .selectFrom('help_article_versions')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface StoredArticle extends ArticleVersion {
  article_id: string
  position: number
}

const columns = [
  'article_id',
  'version',
  'state',
  'title',
  'words',
  'body',
  'position',
  'admin_email as by',
  'created_at as at',
] as const

/** The newest version of every article that was ever changed. As the service. */
export async function readNewest(rows: Rows): Promise<StoredArticle[]> {
  const found = await rows
    .selectFrom('help_article_versions')
    .distinctOn('article_id')
    .select(columns)
    .orderBy('article_id')
    .orderBy('version', 'desc')
    .execute()
  return found as StoredArticle[]
}

/** What differs from the files. */
export function changesIn(newest: readonly StoredArticle[]): ArticleChange[] {
  return newest.flatMap(({ article_id, state, title, words, body, position }) =>
    state === 'file' ? [] : [{ id: article_id, title, words, body, order: position, state }],
  )
}

/** The versions of one article, the newest first. As the service. */
export async function readVersions(rows: Rows, id: string, most: number): Promise<StoredArticle[]> {
  const found = await rows
    .selectFrom('help_article_versions')
    .select(columns)
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
  return found as StoredArticle[]
}

/** False when somebody was quicker and the version is there already. As the service. */
export async function insertVersion(
  rows: Rows,
  given: ArticleSource & {
    version: number
    state: ArticleVersion['state']
    adminId: string
    adminEmail: string
  },
): Promise<boolean> {
  const result = await rows
    .insertInto('help_article_versions')
    .values({
      article_id: given.id,
      version: given.version,
      state: given.state,
      title: given.title,
      words: given.words,
      body: given.body,
      position: given.order,
      admin_id: given.adminId,
      admin_email: given.adminEmail,
    })
    .onConflict((conflict) => conflict.columns(['article_id', 'version']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0
}
