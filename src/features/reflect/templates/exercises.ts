import type { Asked } from '#features/templates/contract.ts'
import type { Entry, JournalItem } from '../contract.ts'
import { chooseAgain } from './choose-again.ts'
import { dailyDesign } from './daily-design.ts'
import * as entries from './entries.ts'
import type { Exercise } from './exercise.ts'
import { freeWriting } from './free-writing.ts'
import { gratitude } from './gratitude.ts'
import { monthly } from './month-review.ts'
import { weekly } from './reviews.ts'
import { visionReflection } from './vision-reflection.ts'

/** The exercises that have an address of their own. */
export const rooms: readonly Exercise[] = [
  gratitude,
  chooseAgain,
  freeWriting,
  weekly,
  monthly,
  dailyDesign,
  visionReflection,
]

/** The twelve that the template page offers; three good things is the gratitude exercise itself. */
export const templates: readonly Exercise[] = [
  entries.blank,
  entries.fiveMinuteMorning,
  entries.fiveMinuteEvening,
  gratitude,
  entries.worrySort,
  entries.thoughtRecord,
  entries.woop,
  entries.decision,
  entries.difficultTalk,
  entries.energyAudit,
  entries.letterToSelf,
  entries.hardDay,
]

const known = new Map([...rooms, ...templates].map((exercise) => [exercise.id, exercise]))

export function findExercise(id: string | null): Exercise | undefined {
  return id === null ? undefined : known.get(id)
}

/** The exercise that an entry answers; the blank page for one that this version does not know. */
export function exerciseOf({ template, asked }: Pick<Entry, 'template' | 'asked'>): Exercise {
  return asked ? ownExercise(template, asked) : (known.get(template) ?? entries.blank)
}

/** A template that a person made, as an exercise. */
export function ownExercise(id: string, asked: Asked): Exercise {
  const prompts = asked.fields.map(({ id: key, as, label, choices, low, high }) => ({
    key,
    as,
    label: label || 'A question without words',
    choices,
    ends: [low || 'none', high || 'all'] as const,
  }))
  return {
    id,
    kind: 'entry',
    type: 'journal entry',
    title: asked.title || 'A template without a name',
    minutes: asked.minutes,
    purpose: '',
    steps: [{ title: asked.title, prompts }],
    asked,
    next: entries.blank.next,
  }
}

/** Where an exercise is written, new or for an entry that is there already. */
export function exercisePath(exercise: Exercise, entryId?: string): string {
  const query = new URLSearchParams()
  if (!exercise.path && exercise.id !== entries.blank.id) query.set('template', exercise.id)
  if (entryId) query.set('entry', entryId)
  const path = exercise.path ?? '/reflection-new-entry'
  return query.size > 0 ? `${path}?${query}` : path
}

/** Where a draft of the journal is gone on with. */
export function draftPath({ id, template, is_own_template }: JournalItem): string {
  if (!is_own_template) return exercisePath(exerciseOf({ template, asked: null }), id)
  return `/reflection-new-entry?${new URLSearchParams({ template, entry: id })}`
}
