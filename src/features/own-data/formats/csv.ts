import type { OwnTable, Row } from './own-table.ts'

/** A table as a spreadsheet reads it (RFC 4180): every column, lists and objects as JSON. */
export async function* csvOf(table: OwnTable, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let columns: readonly string[] | null = null
  for await (const page of pages) {
    const isFirst: boolean = columns === null
    columns ??= Object.keys(page[0] ?? Object.fromEntries(table.key.map((column) => [column, ''])))
    yield (
      (isFirst ? line(columns) : '') +
        page.map((row) => line(columns?.map((name) => row[name]) ?? [])).join('')
    )
  }
}

const line = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  // A spreadsheet would calculate what begins like a formula, with whatever the person once pasted.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
