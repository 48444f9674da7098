import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPage } from '#platform/web/page.ts'
import { HelpAnswers } from '#features/help/parts/help-answers.tsx'
import { renderFeed } from '#features/site/parts/feed.ts'
import { privacyText, termsText } from '#features/site/parts/legal.ts'
import { PublicFrame } from '#shell/public-frame.tsx'
import { findScreen, routeTable } from '#shell/route-table.ts'

export interface PageAssets {
  /** The one style sheet of the public pages, laid into each of them. */
  css: string
  /** Address of the small script of the public pages. */
  script: string
  /** Addresses of the fonts that every page shows at once. */
  fonts: readonly string[]
  /** The script that applies the chosen look before the first paint; the same as the app's. */
  lookScript: string
}

export interface RenderedPage {
  path: string
  /** File below `pages/`, without `.html`. */
  file: string
  html: string
  isGated: boolean
  /** What the server may lay into it. */
  laidIn?: string | undefined
}

/** Stands for the public address of the server, which only the running server knows. */
const origin = 'https://balanse.invalid'

const modules = import.meta.glob<PublicPage | PublicPage[]>('./features/*/*.page.tsx', {
  eager: true,
  import: 'default',
})

/** Every public page as HTML. Throws when a page has no place in the route table, or a place has no page. */
export function renderPages(assets: PageAssets): RenderedPage[] {
  const pages = Object.values(modules).flat()
  const expected = routeTable.filter((screen) => screen.load === null && !screen.path.includes('{'))
  const absent = expected.find((screen) => !pages.some((page) => page.path === screen.path))
  if (absent) throw new Error(`The route table has ${absent.path}, but no page file says what stands there.`)
  return [...pages.flatMap((page) => renderPage(page, assets)), ...renderTexts(assets)]
}

/**
 * Texts without a frame, which another page fetches into itself, and pages for whoever has no script: the legal ones,
 * shown in a dialog in front of the gate, and the answers of the help page.
 */
function renderTexts(assets: PageAssets): RenderedPage[] {
  const legal = Object.entries({ privacy: privacyText, terms: termsText }).map(
    ([name, { title, updated, html }]) =>
      renderText(
        name,
        title,
        assets,
        <>
          <p>{updated}</p>
          <div dangerouslySetInnerHTML={{ __html: inFrontOfGate(html) }} />
        </>,
      ),
  )
  return [...legal, renderText('help', 'Common Questions', assets, <HelpAnswers />)]
}

/** Links to gated pages would lead back: the two texts name each other, every other one keeps only its words. */
function inFrontOfGate(html: string): string {
  return html.replaceAll(/<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g, (link, address: string, words: string) => {
    const path = address.split(/[?#]/)[0] ?? ''
    if (['/privacy', '/terms'].includes(path)) return `<a href="/texts${path}">${words}</a>`
    return findScreen(path)?.access === 'gated' ? words : link
  })
}

function renderText(name: string, title: string, { css }: PageAssets, text: ReactNode): RenderedPage {
  return {
    path: `/texts/${name}`,
    file: `texts/${name}`,
    isGated: false,
    html: `<!doctype html>${renderToStaticMarkup(
      <html lang="en-GB">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · Balanse`}</title>
          <style dangerouslySetInnerHTML={{ __html: css }} />
        </head>
        <body>
          <main className="prose mx-auto max-w-measure px-4 py-12">
            <h1>{title}</h1>
            {text}
          </main>
        </body>
      </html>,
    )}`,
  }
}

/** What programs read: for search engines all open pages, for feed readers the posts. */
export function renderFeeds(pages: readonly RenderedPage[]): { file: string; text: string }[] {
  const addresses = pages
    .filter(({ path }) => !/\.closed$|^\/texts\/|^\/blog\/not-found$/.test(path))
    .map(({ path }) => `<url><loc>${origin}${path}</loc></url>`)
  return [
    {
      file: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
    },
    {
      file: 'robots.txt',
      text: `User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\nSitemap: ${origin}/sitemap.xml\n`,
    },
    { file: 'feed.xml', text: renderFeed(origin) },
  ]
}

function renderPage(page: PublicPage, assets: PageAssets): RenderedPage[] {
  const screen = findScreen(page.path)
  if (!screen || screen.load !== null)
    throw new Error(`The page ${page.path} has no place in the route table.`)
  const title = page.title ?? screen.title
  const draw = (hasPages: boolean) =>
    `<!doctype html>${renderToStaticMarkup(
      <html lang="en-GB">
        <Head page={page} title={title} assets={assets} />
        <body>
          <PublicFrame screen={screen} path={page.path} hasPages={hasPages}>
            <page.Body />
          </PublicFrame>
        </body>
      </html>,
    )}`
  const file = page.path.slice(1)
  const isGated = screen.access === 'gated'
  const open = { path: page.path, file, html: draw(true), isGated, laidIn: page.laidIn?.() }
  // Before the gate, a link that would only lead back here is not shown.
  if (isGated || screen.header !== 'marketing') return [open]
  return [open, { ...open, path: `${page.path}.closed`, file: `${file}.closed`, html: draw(false) }]
}

function Head({ page, title, assets }: { page: PublicPage; title: string; assets: PageAssets }) {
  const fullTitle = page.path === '/homepage' ? 'Balanse · Your life in flow.' : `${title} · Balanse`
  const address = origin + page.path
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{fullTitle}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.path.startsWith('/blog/') ? 'article' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/_pictures/share.png`} />
      <meta property="og:site_name" content="Balanse" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0c181e" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page.path.startsWith('/blog') ? (
        <link rel="alternate" type="application/rss+xml" title="Balanse blog" href="/feed.xml" />
      ) : null}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <script dangerouslySetInnerHTML={{ __html: assets.lookScript }} />
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      {page.data ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(page.data).replaceAll('<', '\\u003c') }}
        />
      ) : null}
      <script type="module" src={assets.script} />
    </head>
  )
}
