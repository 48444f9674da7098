import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { localDay } from '#platform/contract/dates.ts'
import { useRhythm, useToday } from '#features/account/public.tsx'
import { MediaReading } from '#features/media/public.tsx'
import { dayTitle } from '#features/day/rules/words.ts'
import { pillarNames } from '#features/vision/rules.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { Entry } from '../contract.ts'
import { useDeleteEntry, useRestoreEntry, useWrittenEntry } from '../queries.ts'
import { kindNames } from '../rules/entry.ts'
import { energyWords } from '../rules/feelings.ts'
import { exerciseOf, exercisePath } from '../templates/exercises.ts'
import { BackToJournal } from './back-to-journal.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { EntryReading } from './entry-reading.tsx'
import { MuteButton } from './mute-button.tsx'
import { PrintButton } from './print-button.tsx'
import { uuid } from './use-entry-id.ts'

/** One entry to be read, changed, or deleted with a way back. */
export function EntryView({ id }: { id: string }) {
  return uuid.test(id) ? <Found id={id} /> : <NotThere />
}

function Found({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useWrittenEntry(id)
  if (error && !data)
    return (
      <Framed>
        <CouldNotRead onRetry={() => void refetch()}>
          This entry cannot be opened right now. {error.message}
        </CouldNotRead>
      </Framed>
    )
  if (isPending)
    return (
      <Framed>
        <div aria-busy="true" className="mt-6 grid gap-4">
          <Skeleton className="h-10 w-56" />
          <Skeleton className="h-24 w-full" />
        </div>
      </Framed>
    )
  return data?.entry ? <Written entry={data.entry} /> : <NotThere />
}

function NotThere() {
  return (
    <Framed>
      <p className="mt-6 text-ink-2">There is no entry at this address.</p>
    </Framed>
  )
}

/** The page while there is no entry to give it a title. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <BackToJournal />
      <h1>Journal entry</h1>
      {children}
    </>
  )
}

function Written({ entry }: { entry: Entry }) {
  const today = useToday()
  const navigate = useNavigate()
  const remove = useDeleteEntry()
  const restore = useRestoreEntry()
  const exercise = exerciseOf(entry)
  const about = [
    entry.mood,
    entry.energy ? energyWords[entry.energy] : null,
    ...entry.feelings,
    ...entry.pillars.map((pillar) => pillarNames[pillar]),
    ...entry.tags,
    entry.finished_at ? null : 'a draft',
  ].filter(Boolean)
  const written = useWrittenOn(entry)

  function bringBack() {
    restore.mutate(entry.id, {
      onSuccess: () => toast({ title: 'The entry is back in your journal' }),
      onError: ({ message }) => toast({ title: 'The entry is still in the bin', description: message }),
    })
  }

  function deleteEntry() {
    remove.mutate(entry.id, {
      onSuccess() {
        toast({
          title: 'Entry deleted',
          description: 'It can come back for 30 days.',
          action: {
            label: 'Undo',
            altText: 'Open “Deleted in the last 30 days” in your journal',
            onSelect: bringBack,
          },
        })
        void navigate('/journal')
      },
      onError: ({ message }) => toast({ title: 'The entry is still here', description: message }),
    })
  }

  return (
    <article>
      <BackToJournal />
      <p className="text-sm font-semibold text-ink-2">
        {kindNames[entry.kind]} · {dayTitle(entry.date, today)}
      </p>
      <h1 dir="auto" className="mt-0.5 wrap-anywhere">
        {entry.title.trim() || exercise.title}
      </h1>
      {about.length > 0 ? <p className="mt-2 wrap-anywhere text-ink-2">{about.join(' · ')}</p> : null}
      {written ? <p className="mt-1 text-sm text-ink-2">Written {written}</p> : null}
      <EntryReading entry={entry} exercise={exercise} />
      <MediaReading entryId={entry.id} />
      {entry.deleted_at ? (
        <Notice
          className="mt-10"
          action={
            <Button size="sm" onClick={bringBack}>
              Bring back
            </Button>
          }
        >
          This entry was deleted. It can come back for 30 days.
        </Notice>
      ) : (
        <div className="mt-10 flex flex-wrap gap-3 print:hidden">
          <Link to={exercisePath(exercise, entry.id)} className={buttonClass('quiet')}>
            {entry.finished_at ? 'Change this entry' : 'Write on'}
          </Link>
          <PrintButton />
          <MuteButton kind={entry.kind} id={entry.id} isMuted={entry.is_muted} />
          <Button variant="danger" isPending={remove.isPending} pendingText="Deleting" onClick={deleteEntry}>
            Delete this entry
          </Button>
        </div>
      )}
    </article>
  )
}

/** When an entry was really written, in words; null when that was on the day that it is about. */
function useWrittenOn({ created_at, date }: Entry): string | null {
  const { time_zone, day_start_hour } = useRhythm()
  const today = useToday()
  const at = new Date(created_at)
  const day = localDay(at, time_zone, day_start_hour)
  if (day === date) return null
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit' })
  return `on ${dayTitle(day, today)}, ${time.format(at)}`
}
