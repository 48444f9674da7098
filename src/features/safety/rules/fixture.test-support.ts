import type { SafetyLevel } from '../contract.ts'

export interface Labelled {
  text: string
  label: SafetyLevel
  category: string
}

/** Reads blocks of sentences under head lines of the form `# label category`. */
export function readFixture(source: string): Labelled[] {
  const lines: Labelled[] = []
  let label: SafetyLevel = 'none'
  let category = ''
  for (const line of source.split('\n')) {
    const head = /^# (none|concern|crisis) (\w+)$/.exec(line)
    if (head) [label, category] = [head[1] as SafetyLevel, head[2] ?? '']
    else if (line.trim()) lines.push({ text: line, label, category })
  }
  return lines
}
