import type { ComponentType } from 'react'

/**
 * What stands inside the frame of a public page. The build renders it to HTML once; a browser gets no framework with it.
 * Title, access and frame of the same path stand in the route table.
 */
export interface PublicPage {
  path: string
  /** For search results and link previews; at most 155 characters, plain words. */
  description: string
  /** The content of `<main>`, with exactly one h1. No hooks and no handlers: nothing of it runs in a browser. */
  Body: ComponentType
  /** HTML that the server may lay into the built page: the looks that it needs are kept in the page. */
  laidIn?: () => string
  /** Overrides the title of the route table where one route stands for many pages (blog posts). */
  title?: string
  /** Structured data (schema.org) as a plain object. */
  data?: Record<string, unknown>
}

export function publicPage<Page extends PublicPage | PublicPage[]>(page: Page): Page {
  return page
}
