import { type Post, postPath, posts } from './posts.ts'

/** The blog as RSS 2.0, newest first. `origin` is the public address of the server, without a slash at its end. */
export function renderFeed(origin: string): string {
  return feedOf(posts, origin)
}

export function feedOf(entries: readonly Post[], origin: string): string {
  const items = entries.map((post) => {
    const address = escapeXml(origin + postPath(post))
    return `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${new Date(post.date).toUTCString()}</pubDate><description>${escapeXml(post.summary)}</description></item>`
  })
  const place = escapeXml(origin)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Balanse blog</title><link>${place}/blog</link><description>Kinder planning, small steps and looking back.</description><language>en-gb</language><atom:link href="${place}/feed.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
