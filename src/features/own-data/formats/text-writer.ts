import type { Row } from './own-table.ts'

/** A text that is made of rows, page by page: what a page adds to it, and how it ends. */
export interface TextWriter {
  page(rows: readonly Row[]): string
  end(): string
}
