import type { OwnTable } from './own-table.ts'
import type { TextWriter } from './text-writer.ts'

/** A table as a spreadsheet reads it (RFC 4180): every column, lists and objects as JSON. */
export function writeCsv(table: OwnTable): TextWriter {
  let columns: readonly string[] | null = null
  return {
    page(rows) {
      const head = columns === null
      const names = (columns ??= Object.keys(
        rows[0] ?? Object.fromEntries(table.key.map((column) => [column, ''])),
      ))
      return (head ? line(names) : '') + rows.map((row) => line(names.map((name) => row[name]))).join('')
    },
    end: () => '',
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
