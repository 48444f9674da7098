import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Version } from '#platform/contract/limits.ts'
import { bodyMax, titleMax, wordsMax } from './rules/faults.ts'

/** More than these nobody reads at once. */
export const gapsShown = 100

/** A question that no help article answers. It belongs to nobody: no person, no address, no hour. */
export const Gap = z.object({
  /** Alike questions have the same. */
  key: z.string(),
  question: z.string(),
  asked: z.number(),
  first_asked: LocalDateText,
  last_asked: LocalDateText,
})
export type Gap = z.infer<typeof Gap>

export const helpContract = {
  readGaps: endpoint({
    method: 'GET',
    path: '/admin/help-gaps',
    access: 'admin',
    summary: `Questions that the help chat could not answer, the most asked first; at most ${gapsShown}`,
    output: z.object({ gaps: z.array(Gap), total: z.number() }),
  }),
  removeGap: endpoint({
    method: 'DELETE',
    path: '/admin/help-gaps/:key',
    access: 'admin',
    summary: 'Takes a question off the list, because an article answers it now or none is needed',
    params: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.object({ deleted: z.number() }),
  }),
}

const ArticleId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const Text = (max: number, what: string) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.maxLength(max, { error: `Please keep ${what} under ${max.toLocaleString('en-GB')} characters.` }),
  )
const written = {
  title: Text(titleMax, 'the title'),
  /** Other words for the subject, with commas between them. */
  words: Text(wordsMax, 'the other words'),
  body: Text(bodyMax, 'the text'),
}

/** An article that was changed, added or taken off in the console. What is withdrawn travels without its words. */
const Change = z.object({
  id: z.string(),
  title: z.string(),
  order: z.number(),
  words: z.string(),
  body: z.string(),
  state: z.enum(['published', 'withdrawn']),
})

export const helpOpenContract = {
  readHelpChanges: endpoint({
    method: 'GET',
    path: '/help-articles',
    access: 'public',
    summary: 'The help articles that differ from the files of this build',
    output: z.object({ changes: z.array(Change) }),
  }),
}

/** `file`: as the file has it. `reviewed`: shown here and changed only as a file. */
const ArticleState = z.enum(['file', 'published', 'withdrawn', 'reviewed'])

export const ArticleLine = z.object({
  id: z.string(),
  title: z.string(),
  state: ArticleState,
  /** False for one that was written in the console. */
  has_file: z.boolean(),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(Instant),
})
export type ArticleLine = z.infer<typeof ArticleLine>

const VersionState = z.enum(['file', 'published', 'withdrawn'])

export const ArticleVersion = z.object({
  version: Version,
  state: VersionState,
  title: z.string(),
  words: z.string(),
  body: z.string(),
  by: z.string(),
  at: Instant,
})
export type ArticleVersion = z.infer<typeof ArticleVersion>

/** How many earlier versions are shown; all of them are kept. */
export const versionsShown = 50

export const ArticleView = z.object({
  id: z.string(),
  title: z.string(),
  words: z.string(),
  body: z.string(),
  state: ArticleState,
  has_file: z.boolean(),
  /** 0 while only the file is there. */
  version: Version,
  /** The newest first. */
  versions: z.array(ArticleVersion),
})
export type ArticleView = z.infer<typeof ArticleView>

/** For admins. Each opens its own transactions, because the articles belong to the service. */
export const articlesContract = {
  readArticles: endpoint({
    method: 'GET',
    path: '/admin/help-articles',
    access: 'admin',
    summary: 'Every help article, and who changed it last',
    output: z.object({ articles: z.array(ArticleLine) }),
  }),
  readArticle: endpoint({
    method: 'GET',
    path: '/admin/help-articles/:id',
    access: 'admin',
    summary: `One help article as it is in force, and its last ${versionsShown} versions`,
    params: z.object({ id: ArticleId }),
    output: ArticleView,
  }),
  saveArticle: endpoint({
    method: 'PUT',
    path: '/admin/help-articles/:id',
    access: 'admin',
    summary: 'Writes an article, on the page or withdrawn; what stood there before is kept as a version',
    params: z.object({ id: ArticleId }),
    body: z.object({
      ...written,
      is_published: z.boolean(),
      version: Version,
      /** A question that this answers and that is taken off the list with it. */
      gap: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: ArticleView,
  }),
  useFile: endpoint({
    method: 'POST',
    path: '/admin/help-articles/:id/file',
    access: 'admin',
    summary: 'Lets an article be as its file has it again; what was written here is kept as a version',
    params: z.object({ id: ArticleId }),
    body: z.object({ version: Version }),
    output: ArticleView,
  }),
}
