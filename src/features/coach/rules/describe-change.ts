import type { Change } from './change.ts'
import { dayName, pillarName } from './names.ts'

/** One line of a suggestion. `field` names what can be edited before it is accepted; without it the line only tells. */
export interface ChangeRow {
  label: string
  value: string
  field?: EditableField
  /** This line is new; the others only say what it belongs to. */
  isNew: boolean
}

export type EditableField =
  | 'text'
  | 'tiny'
  | 'if_part'
  | 'then_part'
  | 'wins'
  | 'challenges'
  | 'helped'
  | 'grateful_for'
  | 'tomorrow'

const labels: Readonly<Record<EditableField, string>> = {
  text: 'Priority',
  tiny: 'Small version',
  if_part: 'If',
  then_part: 'Then',
  wins: 'Went well',
  challenges: 'Was hard',
  helped: 'Helped',
  grateful_for: 'Grateful for',
  tomorrow: 'Tomorrow I will try',
}

const states = { open: 'Open again', done: 'Done', moved: 'Move', let_go: 'Let go' } as const

/** What a suggestion is about, and where its change would stand. */
export function headingOf(change: Change, today: string): { heading: string; path: string } {
  switch (change.kind) {
    case 'add_evening':
      return {
        heading: `For ${whose(change.date, today)} reflection`,
        path: `/evening-reflection?date=${change.date}`,
      }
    case 'set_week_intention':
      return { heading: 'A suggestion for this week', path: `/week-plan?week=${change.date}` }
    case 'keep_commitment':
      return { heading: 'For the next time we talk', path: '/chatbot-training' }
    case 'set_first_step':
      return { heading: `For your ${pillarName(change.pillar)} vision`, path: `/vision-${change.pillar}` }
    default:
      return {
        heading: `A suggestion for ${whose(change.date, today)} plan`,
        path: `/day-plan?date=${change.date}`,
      }
  }
}

function whose(date: string, today: string): string {
  const name = dayName(date, today)
  return name === 'today' || name === 'yesterday' ? `${name}’s` : `the ${name}`
}

/** A change field by field, as the person reads it before they say yes. */
export function rowsOf(change: Change, today: string): ChangeRow[] {
  const row = (field: EditableField, value: string | undefined): ChangeRow[] =>
    value ? [{ label: labels[field], value, field, isNew: true }] : []
  const plan = (given: { tiny?: string; if_part?: string; then_part?: string }) => [
    ...row('tiny', given.tiny),
    ...row('if_part', given.if_part),
    ...row('then_part', given.then_part),
  ]
  const told = (label: string, value: string): ChangeRow => ({ label, value, isNew: false })
  switch (change.kind) {
    case 'add_priority':
      return [...row('text', change.text), ...plan(change)]
    case 'shrink_item':
      return [told('Priority', change.text), ...plan(change)]
    case 'mark_item': {
      const to = change.moved_to
        ? ` to ${change.moved_to > today ? 'tomorrow' : dayName(change.moved_to, today)}`
        : ''
      return [
        told('Priority', change.text),
        { label: 'Change', value: `${states[change.state]}${to}`, isNew: true },
      ]
    }
    case 'set_intention':
      return lineRows('Intention', change)
    case 'set_time_for_me':
      return lineRows('Time for me', change)
    case 'set_first_step':
      return lineRows('First step', change)
    case 'set_week_intention':
      return lineRows('Intention of the week', change)
    case 'keep_commitment':
      return [{ label: 'I will', value: change.text, field: 'text', isNew: true }]
    case 'add_evening':
      return [
        ...(change.mood ? [{ label: 'Mood', value: change.mood, isNew: true }] : []),
        ...row('wins', change.wins?.join('\n')),
        ...row('challenges', change.challenges),
        ...row('helped', change.helped),
        ...row('grateful_for', change.grateful_for?.join('\n')),
        ...row('tomorrow', change.tomorrow),
      ]
  }
}

function lineRows(label: string, { text, was }: { text: string; was: string }): ChangeRow[] {
  const before: ChangeRow[] = was ? [{ label: 'Now', value: was, isNew: false }] : []
  return [...before, { label, value: text, field: 'text', isNew: true }]
}

/** The change with the person's own words in place of the suggested ones; what they emptied is left out. */
export function withEdits(change: Change, edits: Partial<Record<EditableField, string>>): Change {
  const next: Record<string, unknown> = { ...change }
  for (const [field, given] of Object.entries(edits)) {
    const value = given.trim()
    if (field === 'wins' || field === 'grateful_for') {
      const lines = value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      if (lines.length > 0) next[field] = lines
      else delete next[field]
    } else if (value !== '') next[field] = value
    else if (field !== 'text') delete next[field]
  }
  return next as Change
}
