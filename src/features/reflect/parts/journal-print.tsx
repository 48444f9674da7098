import { useState } from 'react'
import { addDays, isLocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { dayTitle } from '#features/day/rules/words.ts'
import { Field } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useWholeJournal } from '../queries.ts'
import { kindNames } from '../rules/entry.ts'
import { exerciseOf } from '../templates/exercises.ts'
import { BackToJournal } from './back-to-journal.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { EntryReading } from './entry-reading.tsx'
import { EveningReading } from './evening-reading.tsx'
import { PrintButton } from './print-button.tsx'

/** A part of the journal in full, oldest first, as it will stand on paper. The last week until somebody says otherwise. */
export function JournalPrint() {
  const today = useToday()
  const [range, setRange] = useState({ from: addDays(today, -6), to: today })
  const isRange = isLocalDate(range.from) && isLocalDate(range.to) && range.from <= range.to
  return (
    <>
      <div className="print:hidden">
        <BackToJournal />
        <h1>Print a part of your journal</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          It is put together on this device. Your browser can print it or keep it as a PDF.
        </p>
        <div className="mt-6 grid max-w-md gap-5 sm:grid-cols-2">
          <Field label="From" error={isRange ? undefined : 'Please choose a first day before the last one.'}>
            <TextInput
              type="date"
              max={today}
              value={range.from}
              onChange={(event) => setRange({ ...range, from: event.currentTarget.value })}
            />
          </Field>
          <Field label="To">
            <TextInput
              type="date"
              max={today}
              value={range.to}
              onChange={(event) => setRange({ ...range, to: event.currentTarget.value })}
            />
          </Field>
        </div>
      </div>
      {isRange ? <Paper from={range.from} to={range.to} today={today} /> : null}
    </>
  )
}

function Paper({ from, to, today }: { from: string; to: string; today: string }) {
  const { data, error, isPending, refetch } = useWholeJournal(from, to)
  if (error && !data)
    return (
      <CouldNotRead onRetry={() => void refetch()}>
        These days cannot be read right now. {error.message}
      </CouldNotRead>
    )
  if (isPending) return <Skeleton className="mt-8 h-40 w-full" />
  const { entries, evenings, has_more } = data
  if (entries.length + evenings.length === 0)
    return <p className="mt-8 text-ink-2">Nothing stands under these days.</p>
  const pages = [
    ...entries.map((entry) => ({ date: entry.date, entry, evening: null })),
    ...evenings.map((evening) => ({ date: evening.date, entry: null, evening })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <>
      <div className="mt-6 print:hidden">
        <PrintButton>Print these days</PrintButton>
        {has_more ? (
          <p className="mt-3 text-ink-2">
            Only the first 200 entries fit on one pile. Print fewer days at a time for the rest.
          </p>
        ) : null}
      </div>
      {pages.map(({ date, entry, evening }) => (
        <article key={entry ? entry.id : date} className="mt-12 break-inside-avoid-page">
          <p className="text-sm text-ink-2">{entry ? kindNames[entry.kind] : 'Evening'}</p>
          <h2>{dayTitle(date, today)}</h2>
          {entry ? (
            <>
              {entry.title.trim() ? <h3 dir="auto">{entry.title}</h3> : null}
              <EntryReading entry={entry} exercise={exerciseOf(entry)} />
            </>
          ) : (
            <EveningReading evening={evening} />
          )}
        </article>
      ))}
    </>
  )
}
