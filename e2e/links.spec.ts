import { expect, test, type APIRequestContext } from '@playwright/test'
import { addresses } from '../src/shell/addresses.fixture.ts'
import { arrive, serverUrl } from './person.ts'

/** Every internal address that a page of HTML links to, without query and fragment. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|img|script)\b[^>]*?\b(?:href|src)="(\/[^"#]*)/g)].map(
    ([, path]) => path ?? '',
  )
}

/** Follows every link from the first pages on and tells each that does not lead where it says. */
async function crawl(request: APIRequestContext, first: string[], query: string): Promise<string[]> {
  const seen = new Set<string>()
  const queue = first.map((path) => ({ path, from: 'the start' }))
  const troubles: string[] = []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const path = next.path.split('?')[0] ?? ''
    if (seen.has(path) || path === '/') continue
    seen.add(path)
    const reply = await request.get(serverUrl() + path + query)
    const end = new URL(reply.url()).pathname
    if (reply.status() !== 200 || end !== path)
      troubles.push(`${path}, linked from ${next.from}: ${reply.status()} ${end}`)
    const isKnown =
      /\.\w+$|^\/texts\/|^\/api\/reference$/.test(path) ||
      addresses.some((address) => address.path === path.replace(/^\/blog\/.+/, '/blog/{slug}'))
    if (!isKnown) troubles.push(`${path}, linked from ${next.from}, is no address of the product`)
    if (reply.headers()['content-type']?.startsWith('text/html'))
      for (const link of linksOf(await reply.text())) queue.push({ path: link, from: path })
  }
  expect(seen.size).toBeGreaterThan(first.length)
  return troubles
}

const open = addresses.filter(({ access }) => access === 'public').map(({ path }) => path)
const gated = addresses
  .filter(({ access, path }) => access === 'gated' && !path.includes('{'))
  .map(({ path }) => path)

test('@full while the gate is closed no public page links to one that sends back', async ({ request }) => {
  expect(
    await crawl(
      request,
      open.filter((path) => path !== '/auth-vision'),
      '',
    ),
  ).toEqual([])
})

test('behind the gate every link of every page leads where it says @full', async ({ request }) => {
  expect(await crawl(request, gated, '?dev=true')).toEqual([])
})

test('@full no screen of the app links to a page that sends a signed-in person away', async ({ page }) => {
  await arrive(page, '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = new Map<string, string>()
  for (const { path, access } of addresses) {
    if (access !== 'user') continue
    await page.goto(serverUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      links.set(new URL(href, serverUrl()).pathname, path)
  }
  for (const [link, from] of links) {
    const address = addresses.find(({ path }) => path === link)
    if (link === '/' || link === '/api/reference') continue
    expect(address, `${link}, linked from ${from}`).toBeDefined()
    expect(address?.access, `${link}, linked from ${from}`).not.toBe('admin')
    if (address?.access !== 'gated') continue
    // The page itself asks, as a click would: the cookie of the session goes along.
    const reply = await page.request.get(serverUrl() + link)
    expect(new URL(reply.url()).pathname, `${link}, linked from ${from}`).toBe(link)
  }
})
