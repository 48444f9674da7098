import { factOf, readMarkdown } from './markdown.ts'

export interface Post {
  /** The file's name, and the last part of its address. */
  slug: string
  title: string
  /** One sentence for lists, search results and the feed. */
  summary: string
  /** The day it was published, `YYYY-MM-DD`. */
  date: string
  /** Whole minutes that it takes to read, at least one. */
  minutes: number
  words: number
  html: string
}

const files = import.meta.glob<string>('../../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const wordsAMinute = 220

/** Every post of content/blog, newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, source]) => readPost(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), source))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

export function readPost(slug: string, source: string): Post {
  const name = `content/blog/${slug}.md`
  const file = readMarkdown(name, source)
  const date = factOf(name, file, 'date')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error(`${name} has the date "${date}"; it needs a day such as 2026-11-21.`)
  return {
    slug,
    title: factOf(name, file, 'title'),
    summary: factOf(name, file, 'summary'),
    date,
    minutes: Math.max(1, Math.round(file.words / wordsAMinute)),
    words: file.words,
    html: file.html,
  }
}

export function postPath(post: Pick<Post, 'slug'>): string {
  return `/blog/${post.slug}`
}
