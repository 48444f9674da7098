import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { articlesContract, helpContract, helpOpenContract, type ArticleView } from './contract.ts'
import { parseArticle, type Article } from './rules/article.ts'
import { withChanges } from './rules/changes.ts'

const files = import.meta.glob<string>('../../../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The help articles of this build, in their order: the same files that the help bot begins with. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, source]) => parseArticle(path.replace(/^.*\/(.+)\.md$/, '$1'), source))
  .toSorted((a, b) => a.order - b.order)

/** The help articles as they are in force; those of the build until the server has said what was changed since. */
export function useArticles(): readonly Article[] {
  const { data } = useRead(helpOpenContract.readHelpChanges, {})
  return useMemo(() => (data ? withChanges(articles, data.changes) : articles), [data])
}

/** What a save answered is taken over at once; the lists around it are read anew. */
export function useArticleSaved(): (view: ArticleView) => Promise<void> {
  const queries = useQueryClient()
  return async (view) => {
    await takeAnswer(queries, readKey(articlesContract.readArticle, { params: { id: view.id } }), view)
    const changed = [
      readKey(articlesContract.readArticles, {}),
      readKey(helpOpenContract.readHelpChanges, {}),
      readKey(helpContract.readGaps, {}),
    ]
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey, exact: true })))
  }
}
