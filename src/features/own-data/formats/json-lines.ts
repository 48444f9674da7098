import type { TextWriter } from './text-writer.ts'

/** An array with one row a line, so that two archives can be compared line by line. */
export function writeJsonLines(): TextWriter {
  let isEmpty = true
  return {
    page(rows) {
      if (rows.length === 0) return ''
      const text = `${isEmpty ? '[\n' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`
      isEmpty = false
      return text
    },
    end: () => (isEmpty ? '[]\n' : '\n]\n'),
  }
}
