import type { LocalDate } from '#platform/contract/dates.ts'
import type { Kind } from '../contract.ts'

/** What a reminder says. Title and text leave the house; `lines` stand in the inbox and in a mail only. */
export interface Words {
  title: string
  body: string
  lines: string[]
  path: string
}

/** How it may say it. */
export interface Manner {
  /** Shorter. */
  is_calm: boolean
  /** Nothing about the person. */
  is_private: boolean
  /** No figures. */
  hides_numbers: boolean
}

/** What a week held, counted; and lines of the person's own, where they let them stand. */
export interface WeekFacts {
  planned: number
  done: number
  evenings: number
  entries: number
  lines: string[]
}

const paths: Record<Kind, string> = {
  morning_plan: '/day-plan',
  evening_close: '/evening-reflection',
  weekly_review: '/weekly-reflection',
  mid_vision: '/vision-90-days',
  calendar_conflict: '/day-plan',
  weekly_digest: '/week-plan',
}

const usual: Record<Kind, [title: string, body: string]> = {
  morning_plan: [
    'Two minutes for today?',
    'Your day is open, if you would like to plan it. One line is enough.',
  ],
  evening_close: ['Two minutes for tonight?', 'The evening page is open. One line is enough.'],
  weekly_review: ['Ten minutes for your week?', 'A look back, whenever it suits you.'],
  mid_vision: ['A look at your vision?', 'This is a good day to see what has changed.'],
  calendar_conflict: ['A look at tomorrow?', 'Some of its hours lie over each other.'],
  weekly_digest: ['Your week', 'What it held is there to be read.'],
}

const calm: Record<Kind, string> = {
  morning_plan: 'Your day, if you like.',
  evening_close: 'The evening page, if you like.',
  weekly_review: 'Your week, if you like.',
  mid_vision: 'Your vision, if you like.',
  calendar_conflict: 'Tomorrow, if you like.',
  weekly_digest: 'Your week.',
}

/** What is known for the kinds that say more. */
interface Known {
  /** The day of the ninety that asks for a look back. */
  journeyDay?: number | null
  week?: WeekFacts
  tomorrow?: LocalDate
}

export function wordsFor(
  kind: Kind,
  { is_calm, is_private, hides_numbers }: Manner,
  known: Known = {},
): Words {
  const path =
    kind === 'calendar_conflict' && known.tomorrow ? `/day-plan?date=${known.tomorrow}` : paths[kind]
  const lines = is_private ? [] : (known.week?.lines ?? [])
  const mayCount = !is_private && !hides_numbers
  const counts = mayCount && known.week ? weekWords(known.week) : ''
  if (is_calm) return { title: calm[kind], body: counts, lines, path }
  if (is_private && kind === 'calendar_conflict')
    return { title: usual[kind][0], body: 'Your plan is open.', lines, path }
  const [title, body] = usual[kind]
  if (kind === 'mid_vision' && known.journeyDay && mayCount)
    return { title: `Day ${known.journeyDay} of 90`, body, lines, path }
  return { title, body: counts || body, lines, path }
}

/** "Planned 4 days, 9 things done, 3 evenings closed, 1 entry written." Nothing that did not happen is named. */
function weekWords({ planned, done, evenings, entries }: WeekFacts): string {
  const parts = [
    count(planned, 'day planned', 'days planned'),
    count(done, 'thing done', 'things done'),
    count(evenings, 'evening closed', 'evenings closed'),
    count(entries, 'entry written', 'entries written'),
  ].filter((part) => part !== '')
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return ''
  return `${number} ${number === 1 ? one : many}`
}

/** What a trial says. */
export const trialWords: Words = {
  title: 'A trial from Balanse',
  body: 'This is how a reminder reaches you here.',
  lines: [],
  path: '/profile-settings',
}
