import type { ComponentType, ReactNode } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { dayInSentence } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EntryContent } from '../contract.ts'
import { useEntry } from '../queries.ts'
import { emptyEntry, minutesWords } from '../rules/entry.ts'
import type { Exercise } from '../templates/exercise.ts'
import type { BelowStep } from './exercise-form.tsx'
import { ExerciseWriting } from './exercise-writing.tsx'
import { useEntryId, type EntryId } from './use-entry-id.ts'

export interface ExercisePageProps {
  exercise: Exercise
  /** What a new entry already holds when the person arrives. */
  start?: Partial<EntryContent>
  /** Stands over the writing. */
  tools?: ReactNode
  /** Stands under each step and knows the answers. */
  Below?: BelowStep
  /** Stands under the answers and knows them. */
  After?: ComponentType<{ value: EntryContent }>
  /** Done when the person presses Finish, before the entry itself is finished. */
  beforeFinish?: (value: EntryContent) => Promise<void>
  /** The parts day, mood and tags are open from the start. */
  isAboutOpen?: boolean
  /** Classes of the column: how wide the writing is. */
  width?: string
}

/** Any exercise as a page: what it is for, its questions, and where the words are kept. */
export function ExercisePage(props: ExercisePageProps) {
  const { exercise, width = 'max-w-column' } = props
  const today = useToday()
  const entryId = useEntryId(exercise, props.start?.date)
  return (
    <div className={`mx-auto ${width}`}>
      <header>
        <p className="text-sm font-semibold text-ink-2">{minutesWords(exercise.minutes)}</p>
        <h1 className="mt-0.5">{exercise.title}</h1>
        <p className="mt-2 max-w-measure text-ink-2">{exercise.purpose}</p>
      </header>
      {/* Another entry is another page: nothing of the one before may stay in its fields. */}
      <Page key={entryId.id} {...props} entryId={entryId} today={today} />
    </div>
  )
}

interface PageProps extends ExercisePageProps {
  entryId: EntryId
  today: LocalDate
}

function Page({ entryId, today, ...props }: PageProps) {
  const entry = useEntry(entryId.id, props.exercise, { ...emptyEntry(today), ...props.start })
  const isEarlier = !entryId.isAsked && entry.version > 0 && entry.value.date !== (props.start?.date ?? today)
  if (entry.error)
    return (
      <Notice
        kind="error"
        className="mt-10"
        action={
          <Button size="sm" onClick={() => void entry.refresh()}>
            Try again
          </Button>
        }
      >
        This page cannot be opened right now. {entry.error.message} What you wrote is safe.
      </Notice>
    )
  if (entry.isLoading) return <ExerciseSkeleton />
  return (
    <>
      {isEarlier ? (
        <Notice
          className="mt-8"
          action={
            <Button size="sm" onClick={entryId.begin}>
              Begin a new one
            </Button>
          }
        >
          You began this for {dayInSentence(entry.value.date, today)}. Everything is there; write on, or leave
          it as a draft in your journal.
        </Notice>
      ) : null}
      {props.tools}
      <ExerciseWriting {...props} entry={entry} entryId={entryId} today={today} />
    </>
  )
}

export function ExerciseSkeleton() {
  return (
    <div aria-busy="true" className="mt-10 grid gap-12">
      {[1, 2].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  )
}
