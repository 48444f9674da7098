/** A run of text inside a line: plain, strong, or a link. */
export interface Span {
  text: string
  isStrong?: boolean
  href?: string
}

type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

/** What stands under one heading; the first section of an article has none. */
export interface Section {
  heading: string
  blocks: Block[]
}

export interface Article {
  /** The file's name, and the article's place on the help page. */
  id: string
  title: string
  order: number
  /** Other words that people use for the subject. */
  words: string[]
  sections: Section[]
}

/** Reads one help article. Throws a sentence that names the article when its first lines are not as they need to be. */
export function parseArticle(id: string, source: string): Article {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!match)
    throw new Error(`The help article ${id} does not begin with its title between two lines of ---.`)
  const facts = new Map(
    (match[1] ?? '').split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const title = facts.get('title')
  const order = Number(facts.get('order'))
  if (!title || !Number.isFinite(order)) throw new Error(`The help article ${id} needs a title and an order.`)
  return articleOf({ id, title, order, words: facts.get('words') ?? '', body: match[2] ?? '' })
}

/** An article in the parts that somebody writes: `words` with commas between them, `body` in the small Markdown. */
export interface ArticleSource {
  id: string
  title: string
  order: number
  words: string
  body: string
}

export function articleOf({ id, title, order, words, body }: ArticleSource): Article {
  const others = words.split(',').map((word) => word.trim())
  return {
    id,
    title,
    order,
    words: others.filter(Boolean),
    sections: parseSections(body.replaceAll('\r\n', '\n')),
  }
}

/** The same parts of a file. Throws like `parseArticle`. */
export function readSource(id: string, source: string): ArticleSource {
  const { title, order, words } = parseArticle(id, source)
  const body = source.replaceAll('\r\n', '\n').replace(/^---\n[\s\S]*?\n---\n/, '')
  return { id, title, order, words: words.join(', '), body: body.trim() }
}

/** The address of an article; somebody who is signed in finds the same place at /help-auth. */
export function articleUrl(id: string): string {
  return `/help#${id}`
}

/** A section as plain text, the way it is quoted in a chat. */
export function sectionText(section: Section): string {
  return section.blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? spansText(block.spans)
        : block.items.map((item) => `- ${spansText(item)}`).join('\n'),
    )
    .join('\n\n')
}

export function articleText(article: Article): string {
  return article.sections
    .map((section) => [section.heading, sectionText(section)].filter(Boolean).join('\n'))
    .join('\n\n')
}

function spansText(spans: Span[]): string {
  return spans.map((span) => span.text).join('')
}

function parseSections(body: string): Section[] {
  const sections: Section[] = []
  for (const part of body.split(/^## /m)) {
    const isFirst = sections.length === 0
    const [firstLine = '', ...rest] = part.split('\n')
    const text = isFirst ? part : rest.join('\n')
    sections.push({ heading: isFirst ? '' : firstLine.trim(), blocks: parseBlocks(text) })
  }
  return sections.filter((section) => section.blocks.length > 0)
}

function parseBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) =>
      chunk.startsWith('- ')
        ? {
            kind: 'list',
            items: chunk
              .split(/^- /m)
              .filter(Boolean)
              .map((item) => parseSpans(oneLine(item))),
          }
        : { kind: 'paragraph', spans: parseSpans(oneLine(chunk)) },
    )
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}

/** `**strong**` and `[text](/path)`; a link leads into this site or to a web address, never anywhere else. */
function parseSpans(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\((\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)\)/g)) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index) })
    spans.push(
      match[1] === undefined
        ? { text: match[2] ?? '', href: match[3] ?? '' }
        : { text: match[1], isStrong: true },
    )
    end = match.index + match[0].length
  }
  if (end < line.length) spans.push({ text: line.slice(end) })
  return spans
}
