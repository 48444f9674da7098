import { articleOf, type Article, type ArticleSource } from './article.ts'

/** What an admin made of an article in the console; without one it is as its file has it. */
export type ArticleChange = ArticleSource & { state: 'published' | 'withdrawn' }

/** The articles as they are in force: those of the files, with what was changed, added and taken off since. */
export function withChanges(files: readonly Article[], changes: readonly ArticleChange[]): Article[] {
  const changed = new Set(changes.map(({ id }) => id))
  return [
    ...files.filter(({ id }) => !changed.has(id)),
    ...changes.filter(({ state }) => state === 'published').map(articleOf),
  ].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** Where an article that has no file stands: below all those that have one. */
export const newArticleOrder = 1_000

/**
 * Articles whose words are reviewed together with the urgent-help page and the crisis lines; they are changed as files, by
 * the same hands and with the same care, and in the console only shown.
 */
export const reviewedArticles: readonly string[] = ['urgent']

/** The address of a new article, made of its title: what a person would type, at most 60 signs. */
export function idFrom(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
}
