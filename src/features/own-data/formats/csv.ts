import type { OwnTable, Row } from './own-table.ts'

/** A table as a spreadsheet reads it (RFC 4180): every column, lists and objects as JSON. */
export function csvOf(table: OwnTable, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? Object.fromEntries(table.key.map((column) => [column, ''])))
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}

function cell(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  // A spreadsheet would calculate what begins like a formula, with whatever the person once pasted.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
