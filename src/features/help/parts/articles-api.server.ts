import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { PublicHandlers } from '#platform/http/serve-public.server.ts'
import {
  versionsShown,
  type articlesContract,
  type ArticleLine,
  type ArticleView,
  type helpOpenContract,
} from '../contract.ts'
import type { ArticleSource } from '../rules/article.ts'
import { newArticleOrder, reviewedArticles } from '../rules/changes.ts'
import { faultsOf } from '../rules/faults.ts'
import { helpTabs } from '../rules/tabs.ts'
import { insertVersion, readNewest, readVersions } from '../store/articles.server.ts'
import { deleteGap } from '../store/gaps.server.ts'
import { articleFiles, currentKnowledge } from './knowledge.server.ts'

/** Writes a line into the record of the console, in the transaction of what is done. */
export type NoteForAdmins = (
  rows: Rows,
  line: { action: ArticleAction; detail: string; adminId: string; adminEmail: string },
) => Promise<void>
type ArticleAction = 'article_published' | 'article_withdrawn' | 'article_from_file'

interface Tools {
  database: Database
  /** Whether something of this site stands at a path. */
  isPage: (path: string) => boolean
  note: NoteForAdmins
}

export function createHelpOpenApi(database: Database): PublicHandlers<typeof helpOpenContract> {
  return {
    async readHelpChanges() {
      const { changes } = await currentKnowledge(database)
      return {
        changes: changes.map((change) =>
          change.state === 'withdrawn' ? { ...change, title: '', words: '', body: '' } : change,
        ),
      }
    },
  }
}

const fileOf = (id: string) => articleFiles.sources.find((source) => source.id === id)
const isReviewed = (id: string) => reviewedArticles.includes(id)

/** That the caller is an admin was checked before. Every change is a new version, and a line in the record. */
export function createArticlesApi({ database, isPage, note }: Tools): ApartHandlers<typeof articlesContract> {
  /** Adds a version on top of the one that the admin saw; when that is not the newest any more, nothing is written. */
  async function addVersion(
    rows: Rows,
    given: Parameters<typeof insertVersion>[1],
    action: ArticleAction,
  ): Promise<ArticleView> {
    const current = await viewOf(rows, given.id)
    if ((current?.version ?? 0) !== given.version - 1 || !(await insertVersion(rows, given)))
      throw conflict(await viewOf(rows, given.id))
    await note(rows, {
      action,
      detail: given.title,
      adminId: given.adminId,
      adminEmail: given.adminEmail,
    })
    return (await viewOf(rows, given.id)) ?? missing()
  }

  return {
    readArticles: () => database.asService(async (rows) => ({ articles: linesOf(await readNewest(rows)) })),

    readArticle: ({ params: { id } }) =>
      database.asService(async (rows) => (await viewOf(rows, id)) ?? missing()),

    async saveArticle({ params: { id }, body }, { actor }) {
      if (isReviewed(id))
        throw badRequest(
          'This article leads to people who help in a crisis. It is reviewed together with the urgent-help page and changed as a file.',
        )
      if (helpTabs.some((tab) => tab.id === id))
        throw badRequest('A part of the help page has this address already. Please choose another title.')
      const title = body.title.trim()
      const source: ArticleSource = {
        id,
        title,
        order: fileOf(id)?.order ?? newArticleOrder,
        words: body.words.replaceAll(/\s*\n\s*/g, ' ').trim(),
        body: body.body.trim(),
      }
      const { articles } = await currentKnowledge(database)
      const faults = faultsOf(source, { isPage, articleIds: articles.map((article) => article.id) })
      const [sentence] = Object.values(faults)
      if (sentence) throw badRequest(sentence, faults)
      return database.asService(async (rows) => {
        const saved = await addVersion(
          rows,
          {
            ...source,
            version: body.version + 1,
            state: body.is_published ? 'published' : 'withdrawn',
            adminId: actor.userId,
            adminEmail: actor.email,
          },
          body.is_published ? 'article_published' : 'article_withdrawn',
        )
        if (body.gap && body.is_published) await deleteGap(rows, body.gap)
        return saved
      })
    },

    useFile: ({ params: { id }, body: { version } }, { actor }) =>
      database.asService(async (rows) => {
        const source = fileOf(id) ?? missing()
        if (isReviewed(id)) return (await viewOf(rows, id)) ?? missing()
        return addVersion(
          rows,
          {
            ...source,
            version: version + 1,
            state: 'file',
            adminId: actor.userId,
            adminEmail: actor.email,
          },
          'article_from_file',
        )
      }),
  }
}

function missing(): never {
  throw notFound()
}

async function viewOf(rows: Rows, id: string): Promise<ArticleView | null> {
  const file = fileOf(id)
  const stored = await readVersions(rows, id, versionsShown)
  const [newest] = stored
  const isFile = !newest || newest.state === 'file'
  const source = isFile ? file : newest
  if (!source) return null
  return {
    id,
    title: source.title,
    words: source.words,
    body: source.body,
    state: isReviewed(id) ? 'reviewed' : isFile ? 'file' : newest.state,
    has_file: file !== undefined,
    version: newest?.version ?? 0,
    versions: stored.map(({ article_id: _id, position: _position, ...version }) => version),
  }
}

function linesOf(newest: Awaited<ReturnType<typeof readNewest>>): ArticleLine[] {
  const stored = new Map(newest.map((version) => [version.article_id, version]))
  const fromFiles = articleFiles.sources.map(({ id, title }): ArticleLine => {
    const version = stored.get(id)
    const isFile = !version || version.state === 'file'
    return {
      id,
      title: isFile ? title : version.title,
      state: isReviewed(id) ? 'reviewed' : isFile ? 'file' : version.state,
      has_file: true,
      changed_by: version?.by ?? null,
      changed_at: version?.at ?? null,
    }
  })
  const own = newest.filter(({ article_id, state }) => !fileOf(article_id) && state !== 'file')
  return [
    ...own.map(({ article_id, title, state, by, at }): ArticleLine => ({
      id: article_id,
      title,
      state,
      has_file: false,
      changed_by: by,
      changed_at: at,
    })),
    ...fromFiles,
  ]
}
