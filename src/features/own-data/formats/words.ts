import type { OwnTable, Row } from './own-table.ts'

/** What a reader sees of one row: a label and lines under it; empty columns are left out. */
export interface Passage {
  label: string
  lines: string[]
}

export function readRow(table: OwnTable, row: Row): Passage[] {
  return table.words
    .map(([column, label]) => ({ label, lines: linesOf(row[column]) }))
    .filter((passage) => passage.lines.length > 0)
}

/**
 * Any stored value as lines of text. A thing to do is its text and what became of it; an object is one line a member.
 */
function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'string') return value.split('\n')
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.flatMap((part) => item(part))
  return Object.entries(value as Row).flatMap(([name, part]) => {
    const lines = linesOf(part)
    return lines.length === 0 ? [] : lines.length === 1 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines]
  })
}

function item(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return linesOf(value).map((line) => `- ${line}`)
  const { text, state, ...more } = value as Row
  if (typeof text !== 'string') return linesOf(value).map((line) => `- ${line}`)
  const mark = state === 'done' ? '[x] ' : state === undefined ? '' : '[ ] '
  const note = state === 'moved' || state === 'let_go' ? ` (${state === 'moved' ? 'moved' : 'let go'})` : ''
  // Whatever else was written about it: why, the smaller version, if and then, notes.
  const written = Object.entries(more).filter(([name]) => !isBookkeeping.test(name))
  return [
    `- ${mark}${text}${note}`,
    ...written.flatMap(([name, part]) =>
      linesOf(part).map((line) => `  ${name.replaceAll('_', ' ')}: ${line.replace(/^- /, '')}`),
    ),
  ]
}

/** What a program keeps beside the words: ids, where something came from, numbers and switches. */
const isBookkeeping = /^(id|pillar|own_pillar|place|size)$|_(id|on|at|from|to)$|^(is|has)_/
