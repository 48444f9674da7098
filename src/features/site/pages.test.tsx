import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findScreen } from '#shell/route-table.ts'
import type { PublicPage } from '#platform/web/page.ts'

const modules = import.meta.glob<PublicPage | PublicPage[]>('./*.page.tsx', {
  eager: true,
  import: 'default',
})
const pages = Object.values(modules).flat()

/** Words that blame; the specification's own strings hold none of them. */
const unkind = /\b(missed|failed|lost|broken|overdue|behind|lazy|should)\b/i

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, { Body, description, path }) => {
  const html = renderToStaticMarkup(<Body />)

  test('has one main heading, and leaves no level out below it', () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  test('is described in at most 155 characters and has a place in the route table', () => {
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(findScreen(path), path).toBeDefined()
  })

  test('leads only to addresses that exist, in this window', () => {
    expect(html).not.toContain('target=')
    const links = [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, link]) => link ?? '')
    const unknown = links.filter(
      (link) => !/^\/(texts|_pictures)\/|^\/api\/reference$/.test(link) && !isThere(link),
    )
    expect(unknown).toEqual([])
  })

  test('speaks without blame', () => {
    const words = html.replaceAll(/<[^>]*>/g, ' ')
    expect(unkind.exec(words)?.[0]).toBeUndefined()
  })
})

function isThere(link: string): boolean {
  return findScreen(link) !== undefined || pages.some((page) => page.path === link)
}
