import type { ReactNode } from 'react'

/** Running text at a comfortable measure; headings, lists, quotes and tables inside get their look from site.css. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose max-w-measure">{children}</div>
}

/** The same for Markdown of our own `content/`, which the build has already turned into HTML. */
export function ProseHtml({ html }: { html: string }) {
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: html }} />
}
