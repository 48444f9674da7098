import type { Readable } from 'node:stream'
import { badRequest } from '#platform/contract/errors.ts'
import { unpackedMost } from '../contract.ts'

/** Signs of one line, and cells in it; a line of an exporter has a few hundred. */
const lineMost = 100_000
const cellsMost = 500

/**
 * The lines of a table (comma, semicolon or tab), each as its cells, while the file is still being read. Cells may stand in
 * quotes and hold anything then. Throws a sentence where a line has no end.
 */
export async function* readTable(file: Readable): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let separator: string | null = null
  let cells: string[] = []
  let cell = ''
  let length = 0
  let size = 0
  let isQuoted = false
  let wasQuote = false

  function* take(text: string): Generator<string[]> {
    for (const sign of text) {
      if (++length > lineMost || cells.length > cellsMost)
        throw badRequest('A line of this table is longer than lines of such tables are. Nothing was changed.')
      if (isQuoted) {
        if (sign !== '"') cell += sign
        else [isQuoted, wasQuote] = [false, true]
        continue
      }
      if (sign === '"') {
        // A quote twice inside quotes is one that is meant.
        if (wasQuote) cell += '"'
        isQuoted = true
      } else if (sign === '\n') {
        cells.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell)
        if (cells.length > 1 || cells[0] !== '') yield cells
        cells = []
        cell = ''
        length = 0
      } else if (sign === separator || (separator === null && /[,;\t]/.test(sign))) {
        // The first one in the file is the one of the file.
        separator ??= sign
        cells.push(cell)
        cell = ''
      } else cell += sign
      wasQuote = false
    }
  }

  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > unpackedMost)
      throw badRequest('This table is larger than 2 GB, which is the most that is read. Nothing was changed.')
    yield* take(decoder.decode(chunk, { stream: true }))
  }
  yield* take('\n')
}
