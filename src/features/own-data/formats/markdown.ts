import type { OwnTable, Row } from './own-table.ts'
import { readRow } from './words.ts'

/** One row as a Markdown file with its plain columns in front (YAML, each value as JSON, which YAML reads too). */
export function markdownOf(table: OwnTable, row: Row): string {
  const hasWords = new Set(table.words.map(([column]) => column))
  const front = Object.entries(row)
    .filter(([column, value]) => !hasWords.has(column) && value !== null && typeof value !== 'object')
    .map(([column, value]) => `${column}: ${JSON.stringify(value)}`)
  const body = readRow(table, row).flatMap(({ label, lines }) => [
    ...(label ? [`## ${label}`, ''] : []),
    ...lines,
    '',
  ])
  return ['---', ...front, '---', '', `# ${table.heading(row)}`, '', ...body].join('\n')
}

/** Where the file of a row stands: its date or key, and what its heading says, in characters every system takes. */
export function markdownPath(table: OwnTable, row: Row): string {
  const id = table.key.map((column) => String(row[column])).join('-') || table.name
  const name = id.replaceAll(/[^A-Za-z0-9-]+/g, '-')
  const date = typeof row.date === 'string' && !table.key.includes('date') ? `${row.date}-` : ''
  return `markdown/${table.name}/${date}${name}.md`
}
