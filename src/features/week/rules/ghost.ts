import type { WeekContent, WeekPriority } from '../contract.ts'
import { focusOf, isSteady } from '../rules.ts'

/** One line of the week before that can be kept: its intention, one of its priorities, or its focus. */
export type GhostLine =
  | { kind: 'intention'; text: string }
  | { kind: 'priority'; priority: WeekPriority }
  | { kind: 'focus' }

/** What the week before offers and this one does not hold yet. What was let go is not offered again. */
export function ghostLines(before: WeekContent, week: WeekContent): GhostLine[] {
  const kept = new Set(week.priorities.map(({ origin_id }) => origin_id))
  const lines: GhostLine[] = []
  const text = before.week_intention.trim()
  if (text !== '' && week.week_intention.trim() === '') lines.push({ kind: 'intention', text })
  for (const priority of before.priorities)
    if (priority.state !== 'let_go' && priority.text.trim() !== '' && !kept.has(priority.id))
      lines.push({ kind: 'priority', priority })
  const isChosen = (each: WeekContent) => focusOf(each).some(([, focus]) => !isSteady(focus))
  if (isChosen(before) && !isChosen(week)) lines.push({ kind: 'focus' })
  return lines
}

/** Whether all that this week holds came from the one before: then its remaining lines stay in sight. */
export function isOnlyKept(before: WeekContent, week: WeekContent): boolean {
  const known = new Set(before.priorities.map(({ id }) => id))
  return week.priorities.every(({ origin_id }) => origin_id !== undefined && known.has(origin_id))
}

/** The change of a week that keeps one line of the week before. A kept priority is open again and has no days yet. */
export function keepLine(
  week: WeekContent,
  before: WeekContent,
  line: GhostLine,
  id: string,
): Partial<WeekContent> {
  if (line.kind === 'intention') return { week_intention: line.text }
  if (line.kind === 'focus') return { pillar_focus: before.pillar_focus, other_focus: before.other_focus }
  const { checked_on: _checked, full_text: _full, ...words } = line.priority
  return { priorities: [...week.priorities, { ...words, id, state: 'open', origin_id: line.priority.id }] }
}
