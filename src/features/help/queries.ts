import { parseArticle, type Article } from './rules/article.ts'

const files = import.meta.glob<string>('../../../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The help articles, in their order: the same files that the help bot answers from. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, source]) => parseArticle(path.replace(/^.*\/(.+)\.md$/, '$1'), source))
  .toSorted((a, b) => a.order - b.order)
