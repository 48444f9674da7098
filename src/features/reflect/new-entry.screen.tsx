import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { useTemplate } from '#features/templates/public.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Notice } from '#ui/notice.tsx'
import { ExercisePage, ExerciseSkeleton } from './parts/exercise-page.tsx'
import { readDraftId, uuid } from './parts/use-entry-id.ts'
import { useWrittenEntry } from './queries.ts'
import { dateTrouble } from './rules/entry-dates.ts'
import { kindNames } from './rules/entry.ts'
import { chooseAgain } from './templates/choose-again.ts'
import { blank } from './templates/entries.ts'
import type { Exercise } from './templates/exercise.ts'
import { exerciseOf, findExercise, ownExercise } from './templates/exercises.ts'
import { freeWriting } from './templates/free-writing.ts'
import { gratitude } from './templates/gratitude.ts'

const types = [blank, gratitude, chooseAgain, freeWriting]

/** A new entry: of a type that is chosen here, or after the template that the address names. */
export default function NewEntryScreen() {
  const { key } = useLocation()
  const template = useSearchParams()[0].get('template') ?? ''
  return uuid.test(template) ? <OwnTemplate key={key} template={template} /> : <BuiltIn key={key} />
}

function BuiltIn() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const exercise = findExercise(query.get('template')) ?? blank
  const date = query.get('date') ?? ''
  // A template brings its questions along, and an entry that is there already has its type.
  const isChoosing = types.includes(exercise) && !query.has('entry')

  function choose(id: string | null) {
    const next = new URLSearchParams(query)
    next.set('template', id ?? blank.id)
    void navigate(`?${next}`, { replace: true })
  }

  return (
    <Dated
      exercise={exercise}
      date={date}
      tools={
        isChoosing ? (
          <ChoiceChips
            className="mt-8"
            label="Type"
            choices={types.map(({ id, kind }) => ({ value: id, label: kindNames[kind] }))}
            value={exercise.id}
            onChange={choose}
          />
        ) : null
      }
    />
  )
}

interface DatedProps {
  exercise: Exercise
  /** The day that the address names; empty for today. */
  date: string
  tools?: ReactNode
}

function Dated({ exercise, date, tools }: DatedProps) {
  const today = useToday()
  const trouble = date === '' ? null : dateTrouble(date, today)
  const tags = exercise.tags ? { tags: [...exercise.tags] } : {}
  const start = isLocalDate(date) && !trouble ? { ...tags, date } : tags
  return (
    <ExercisePage
      exercise={exercise}
      isAboutOpen
      start={start}
      tools={
        <>
          {trouble ? <Notice className="mt-8">{trouble} This one is for today.</Notice> : null}
          {tools}
        </>
      }
    />
  )
}

/** An entry after a template of one's own: with the questions that the entry itself keeps, once there is one. */
function OwnTemplate({ template }: { template: string }) {
  const [query] = useSearchParams()
  const id = query.get('entry') ?? readDraftId(template)
  const written = useWrittenEntry(id)
  const own = useTemplate(template)
  const isWaiting =
    (written.isPending && written.failureCount === 0) || (own.isPending && own.failureCount === 0)
  if (isWaiting)
    return (
      <div className="mx-auto max-w-column">
        <h1>New entry</h1>
        <ExerciseSkeleton />
      </div>
    )
  const entry = written.data?.entry
  const found = own.data?.template
  const exercise = entry?.asked
    ? exerciseOf(entry)
    : found
      ? { ...ownExercise(template, found), purpose: found.purpose, tags: found.tags }
      : null
  if (!exercise)
    return (
      <>
        <Notice className="mx-auto mb-8 max-w-column">
          This template cannot be opened here. It may be deleted, or this device has not seen it yet. A plain
          page is open instead.
        </Notice>
        <Dated exercise={blank} date={query.get('date') ?? ''} />
      </>
    )
  return <Dated exercise={exercise} date={query.get('date') ?? ''} />
}
