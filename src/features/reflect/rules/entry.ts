import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { tagMax } from '#features/templates/contract.ts'
import type { EntryContent, JournalKind } from '../contract.ts'
import type { Exercise, Prompt, Step } from '../templates/exercise.ts'
import { backfillDays } from '../rules.ts'

/** What a kind of entry is called in a list. */
export const kindNames: Record<JournalKind, string> = {
  evening: 'Evening',
  gratitude: 'Gratitude',
  choose_again: 'Choose again',
  free_writing: 'Free writing',
  weekly: 'Weekly',
  monthly: 'Monthly',
  daily_design: 'Daily design',
  vision: 'Vision',
  entry: 'Journal entry',
}

export function emptyEntry(date: LocalDate): EntryContent {
  return {
    date,
    title: '',
    body: '',
    fields: {},
    mood: null,
    energy: null,
    feelings: [],
    pillars: [],
    tags: [],
  }
}

/** The answer to a prompt; undefined while there is none. */
export function answerTo({ key }: Pick<Prompt, 'key'>, entry: EntryContent): string | number | undefined {
  const answer = key === 'title' || key === 'body' ? entry[key] : entry.fields[key]
  return answer === '' ? undefined : answer
}

/** The change of an entry that answers a prompt; undefined takes the answer back. */
export function answerPatch(
  { key }: Pick<Prompt, 'key'>,
  entry: EntryContent,
  answer: string | number | undefined,
): Partial<EntryContent> {
  if (key === 'title' || key === 'body') return { [key]: answer ?? '' }
  const { [key]: _former, ...others } = entry.fields
  return { fields: answer === undefined || answer === '' ? others : { ...others, [key]: answer } }
}

/** True until something was written, chosen or set. */
export function isEmptyEntry({ title, body, fields, mood, feelings }: EntryContent): boolean {
  const answers = [title, body, ...Object.values(fields)]
  return (
    mood === null &&
    feelings.length === 0 &&
    answers.every((answer) => typeof answer === 'string' && answer.trim() === '')
  )
}

/** What was typed, step by step: what the safety check reads. Tags and whatever has no step here come last. */
export function writingOf(entry: EntryContent, steps: readonly Step[]): Record<string, string> {
  const texts = (prompts: readonly Prompt[]) =>
    prompts.map((prompt) => answerTo(prompt, entry)).filter((answer) => typeof answer === 'string')
  return {
    ...Object.fromEntries(steps.map((step) => [step.title, texts(step.prompts).join('\n')])),
    about: [...entry.tags, ...entry.feelings].join('\n'),
  }
}

/** Everything that an entry says, each part under its question: what two versions are compared by. */
export function entryTexts(entry: EntryContent, exercise: Exercise): { label: string; text: string }[] {
  const prompts = exercise.steps.flatMap(({ prompts }) => prompts)
  const asked = new Set(prompts.map(({ key }) => key))
  const others = ['title', 'body', ...Object.keys(entry.fields)].filter((key) => !asked.has(key))
  return [
    ...prompts.map((prompt) => ({ label: prompt.label, text: String(answerTo(prompt, entry) ?? '') })),
    ...others.map((key) => ({ label: 'Also written', text: String(answerTo({ key }, entry) ?? '') })),
    { label: 'Day', text: entry.date },
    { label: 'How it felt', text: [entry.mood, ...entry.feelings].filter(Boolean).join(', ') },
    { label: 'Tags', text: entry.tags.join(', ') },
  ]
}

/** What was written, in the order in which the exercise asks; what it does not ask for comes last. */
export function textsOf(entry: EntryContent, exercise: Exercise): string[] {
  const prompts = exercise.steps.flatMap(({ prompts }) => prompts)
  const isText = (answer: unknown): answer is string => typeof answer === 'string' && answer.trim() !== ''
  const asked = prompts
    .filter(({ as }) => as === 'line' || as === 'page' || as === 'list')
    .map((prompt) => answerTo(prompt, entry))
  const answers = [...asked, entry.body, entry.title, ...Object.values(entry.fields)].filter(isText)
  return [...new Set(answers)]
}

/** The first line of the person's own words, in the order in which the exercise asks; null when there are none. */
export function firstWords(entry: EntryContent, exercise: Exercise): string | null {
  return textsOf(entry, exercise)[0]?.trim().split('\n')[0]?.trim() ?? null
}

/** The days that an entry can be moved to, newest first: today and the week before it. */
export function openDates(today: LocalDate): LocalDate[] {
  return Array.from({ length: backfillDays + 1 }, (_, ago) => addDays(today, -ago))
}

/** A tag as it is kept: one word or a few, without the mark in front; null when nothing is left. */
export function tidyTag(text: string): string | null {
  return text.trim().replace(/^#+/, '').replaceAll(/\s+/g, ' ').trim().slice(0, tagMax) || null
}

/** Entries under the month that they are about, in the order in which they come. */
export function byMonth<E extends { date: LocalDate }>(
  entries: readonly E[],
): [month: string, entries: E[]][] {
  const months = new Map<string, E[]>()
  for (const entry of entries) {
    const month = `${entry.date.slice(0, 7)}-01`
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}

/** Minutes that somebody has, and what fits into them: the nearest ones first, never longer than they have. */
export const minuteChoices = [1, 5, 10, 20] as const

export function fitting<E extends { minutes: number }>(exercises: readonly E[], minutes: number): E[] {
  return exercises.filter((exercise) => exercise.minutes <= minutes).toSorted((a, b) => b.minutes - a.minutes)
}

interface TickedDay {
  priorities: readonly { text: string; state: string }[]
}

/** Finished things as lines of a text, each once. */
export function finishedLines(days: readonly TickedDay[]): string {
  return tickedLines(days, 'done')
}

/** What came to one end on some days, such as `moved`, as lines of a text, each once. */
export function tickedLines(days: readonly TickedDay[], end: 'done' | 'moved' | 'let_go'): string {
  const ended = days.flatMap(({ priorities }) =>
    priorities
      .filter(({ state, text }) => state === end && text.trim() !== '')
      .map(({ text }) => text.trim()),
  )
  return [...new Set(ended)].join('\n')
}

/** `1 word`, `240 words`; in every script that the browser can take apart. */
export function wordsIn(text: string): string {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1
  return count === 1 ? '1 word' : `${count} words`
}

export function minutesWords(minutes: number): string {
  return minutes === 1 ? 'About a minute' : `About ${minutes} minutes`
}
