import { Marked, type Tokens } from 'marked'

export interface MarkdownFile {
  /** The lines between the two `---` at its top, by name. */
  facts: ReadonlyMap<string, string>
  html: string
  /** Words of the text, for a reading time. */
  words: number
}

/**
 * Reads one Markdown file of our own `content/`: `name: value` lines between two `---`, then the text. Runs while the
 * pages are built and never in a browser. Throws a sentence that names the file when it is not as it needs to be.
 */
export function readMarkdown(name: string, source: string): MarkdownFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!match) throw new Error(`${name} does not begin with its title between two lines of ---.`)
  const facts = new Map(
    (match[1] ?? '').split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      if (colon < 1) throw new Error(`${name} has a line between its --- that is no "name: value": ${line}`)
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const body = match[2] ?? ''
  return { facts, html: markdownHtml(name, body), words: body.split(/\s+/).filter(Boolean).length }
}

/** A fact that a file has to have; throws a sentence that names both. */
export function factOf(name: string, { facts }: MarkdownFile, fact: string): string {
  const value = facts.get(fact)
  if (!value) throw new Error(`${name} needs a line "${fact}: ..." between its ---.`)
  return value
}

/**
 * Our own Markdown as HTML. The page brings the h1, so a text begins at h2; every heading gets an id that can be linked
 * to. `name` is the file, for the sentence that is thrown when a heading cannot stand there.
 */
export function markdownHtml(name: string, body: string): string {
  const ids = new Set<string>()
  const marked = new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) throw new Error(`${name} has a heading with one #; the page itself brings that one.`)
        const id = headingId(text)
        if (ids.has(id)) throw new Error(`${name} has two headings that would be linked to as #${id}.`)
        ids.add(id)
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return marked.parse(body, { async: false })
}

/** The id of a heading: `What is kept?` becomes `what-is-kept`. */
export function headingId(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
