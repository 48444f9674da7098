import { useState, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { EarlierVersions } from '#features/history/public.tsx'
import { EntryMedia, useEntryMedia } from '#features/media/public.tsx'
import { useSafety } from '#features/safety/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { EntryContent } from '../contract.ts'
import type { UsedEntry } from '../queries.ts'
import { savedMessage, whyNotFinished } from '../rules.ts'
import { emptyEntry, entryTexts, isEmptyEntry, writingOf } from '../rules/entry.ts'
import type { Exercise } from '../templates/exercise.ts'
import { Bypass } from './bypass.tsx'
import { EntryAbout } from './entry-about.tsx'
import { ExerciseForm, type BelowStep } from './exercise-form.tsx'
import type { EntryId } from './use-entry-id.ts'

const fields: Record<keyof EntryContent, { label: string; bothMax: number }> = {
  date: { label: 'Day', bothMax: 0 },
  title: { label: 'Title', bothMax: lineMax },
  body: { label: 'Your writing', bothMax: pageMax },
  fields: { label: 'Your answers', bothMax: 0 },
  mood: { label: 'How it felt', bothMax: 0 },
  energy: { label: 'How much energy', bothMax: 0 },
  feelings: { label: 'Feelings', bothMax: 0 },
  pillars: { label: 'Parts of life', bothMax: 0 },
  tags: { label: 'Tags', bothMax: 0 },
}

interface ExerciseWritingProps {
  exercise: Exercise
  entry: UsedEntry
  entryId: EntryId
  today: LocalDate
  Below?: BelowStep
  After?: ComponentType<{ value: EntryContent }>
  beforeFinish?: (value: EntryContent) => Promise<void>
  isAboutOpen?: boolean
}

/** Everything is kept as it is written; Finish only says that it is whole, and only the server's answer says saved. */
export function ExerciseWriting(props: ExerciseWritingProps) {
  const { exercise, entry, entryId, today, Below, After, beforeFinish, isAboutOpen = false } = props
  const { value, change, status, conflicts, resolve } = entry
  const { media, waiting } = useEntryMedia(entry.id)
  const [step, setStep] = useState<'writing' | 'sending' | 'staying'>('writing')
  const [trouble, setTrouble] = useState<string | null>(null)
  const writing = writingOf(value, exercise.steps)
  const safety = useSafety(writing, step === 'sending')
  // As with the help itself: what stood here when the page was opened is not judged again.
  const [opened] = useState(writing)
  const navigate = useNavigate()

  async function finish() {
    // The title of a month review is its month: nobody wrote it.
    const written = exercise.kind === 'monthly' ? { ...value, title: '' } : value
    if (isEmptyEntry(written) && media.length + waiting.length === 0) {
      setTrouble('Nothing is written yet. One word is enough.')
      return
    }
    setStep('sending')
    setTrouble(null)
    try {
      await beforeFinish?.(value)
      await entry.finish()
      entryId.release()
      toast({ title: savedMessage(exercise.type) })
      // Help that has just appeared beside the words is not taken away by going on.
      const changed = Object.entries(writing).filter(([part, text]) => text !== opened[part])
      if (await isHeavy(changed.map(([, text]) => text))) setStep('staying')
      else await navigate(`/well-done?entry=${entry.id}`)
    } catch (error) {
      setStep('writing')
      setTrouble(
        `${whyNotFinished(error)} Everything you wrote is still here. ${
          conflicts.length > 0
            ? 'Please choose between the two versions, then finish.'
            : 'Please press Finish again in a moment.'
        }`,
      )
    }
  }

  return (
    <div className="mt-10">
      <ExerciseForm
        exercise={exercise}
        value={value}
        change={change}
        safety={safety}
        {...(Below ? { Below } : {})}
      />
      {After ? <After value={value} /> : null}
      {exercise.bypass ? <Bypass {...exercise.bypass} /> : null}
      {/* A picture alone is an entry, too: an empty change is what puts one on the server. */}
      <EntryMedia entryId={entry.id} onAdded={() => entry.version === 0 && change({})} />
      <EntryAbout value={value} change={change} today={today} isOpen={isAboutOpen} safety={safety} />
      <div className="mt-12 grid justify-items-start gap-5">
        <ConflictNotice conflicts={conflicts} resolve={resolve} fields={fields} className="w-full" />
        {trouble ? (
          <Notice kind="error" className="w-full" title="Not finished yet">
            {trouble}
          </Notice>
        ) : null}
        {step === 'staying' ? (
          <Notice className="w-full" role="status" title="It is saved in your journal">
            There is no hurry. You can stay here,{' '}
            <Link to={`/journal?entry=${entry.id}`} className="text-tide underline underline-offset-4">
              read it in your journal
            </Link>
            , or leave it at that.
          </Notice>
        ) : (
          <Button
            variant="primary"
            className="w-full sm:w-auto sm:px-12"
            isPending={step === 'sending'}
            pendingText="Saving"
            onClick={() => void finish()}
          >
            Finish
          </Button>
        )}
        {exercise.note ? <p className="max-w-measure text-sm text-ink-2">{exercise.note}</p> : null}
        <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-6 gap-y-1">
          <SaveLine status={status} />
          {entry.version > 0 ? (
            <EarlierVersions
              kind="entry"
              row={entry.id}
              empty={emptyEntry(value.date)}
              present={value}
              read={(content) => entryTexts(content, exercise)}
              onRestore={change}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Whether the safety check has something to say to any of these texts. */
async function isHeavy(texts: readonly string[]): Promise<boolean> {
  try {
    const { detect } = await import('#features/safety/rules.ts')
    return texts.some((text) => detect(text) !== 'none')
  } catch {
    return false
  }
}
