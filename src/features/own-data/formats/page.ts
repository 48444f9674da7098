import type { OwnTable, Row } from './own-table.ts'
import type { TextWriter } from './text-writer.ts'
import { readRow } from './words.ts'

const style = `body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}
h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.2}article{border-top:1px solid #8884;padding:1rem 0}
h3{font-size:.95rem;margin:1rem 0 0}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The beginning of a page that any browser opens from a folder, without network and without script. */
export function pageStart(title: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)} · Balanse</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>
`
}

export const pageEnd = `</main></body></html>
`

/** A table as a page, an article a row. */
export function writePage(table: OwnTable): TextWriter {
  let head = pageStart(table.title)
  let isEmpty = true
  return {
    page(rows) {
      const text = head + rows.map((row) => articleOf(table, row)).join('')
      head = ''
      isEmpty &&= rows.length === 0
      return text
    },
    end: () => `${isEmpty ? '<p>Nothing yet.</p>' : ''}${pageEnd}`,
  }
}

function articleOf(table: OwnTable, row: Row): string {
  const passages = readRow(table, row).map(
    ({ label, lines }) =>
      `${label ? `<h3>${escape(label)}</h3>` : ''}<p dir="auto">${escape(lines.join('\n'))}</p>`,
  )
  const file = table.file ? row[table.file.column] : undefined
  const link =
    typeof file === 'string'
      ? `<p><a href="../${table.file?.folder}/${escape(file)}">Open the file</a></p>`
      : ''
  return `<article><h2>${escape(table.heading(row))}</h2>${passages.join('')}${link}</article>\n`
}

export function linksOf(parts: readonly { href: string; title: string; count: number }[]): string {
  const items = parts.map(
    ({ href, title, count }) => `<li><a href="${escape(href)}">${escape(title)}</a> (${count})</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
