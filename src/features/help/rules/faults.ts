import { articleOf, type ArticleSource } from './article.ts'
import { helpTabs } from './tabs.ts'

export const titleMax = 120
export const wordsMax = 600
export const bodyMax = 12_000

/** What an article may lead to. */
export interface Known {
  /** Whether something of this site stands at a path. */
  isPage: (path: string) => boolean
  articleIds: readonly string[]
}

export type Faults = Partial<Record<'title' | 'words' | 'body', string>>

/** What keeps an article from being saved, one sentence a field; empty when nothing does. */
export function faultsOf(given: ArticleSource, known: Known): Faults {
  const faults: Faults = {}
  if (given.title.trim() === '') faults.title = 'An article needs a title: the question that it answers.'
  else if (/[\n\r]/.test(given.title)) faults.title = 'A title is one line.'
  const sections = articleOf(given).sections
  const link = faultyLink(given.body, { ...known, articleIds: [...known.articleIds, given.id] })
  const headings = sections.map(({ heading }) => heading)
  if (sections.length === 0) faults.body = 'An article needs a text.'
  else if (new Set(headings).size < headings.length)
    faults.body = 'Two parts have the same heading. The help chat quotes one part, so each needs its own.'
  else if (link) faults.body = link
  return faults
}

/** Says which link leads nowhere, or to where no link may. */
function faultyLink(body: string, known: Known): string | null {
  for (const [, text, target = ''] of body.matchAll(/\[([^\]\n]+)\]\(([^)\n]*)\)/g)) {
    if (/^https:\/\/[^\s/]+\S*$/.test(target)) continue
    if (!/^\/(?!\/)\S*$/.test(target))
      return `The link “${text}” leads to “${target}”. A link leads to a page of this site, such as /home, or to an address that begins with https://.`
    const { pathname, hash } = new URL(target, 'https://balanse.invalid')
    if (!known.isPage(pathname))
      return `The link “${text}” leads to ${pathname}, and there is no such screen here.`
    const place = hash.slice(1)
    const isPlace = known.articleIds.includes(place) || helpTabs.some(({ id }) => id === place)
    if (pathname === '/help' && place && !isPlace)
      return `The link “${text}” leads to ${target}, and no article has that address.`
  }
  return null
}
