import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { consentWordings, helpChoices, type ListName } from '#features/site/rules.ts'
import type { ListEntry } from '../contract.ts'
import { useEntries, type EntryState } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { ExportList } from './export-list.tsx'
import { Moment } from './moment.tsx'
import { RemoveEntry } from './remove-entry.tsx'

const states = [
  { value: 'all', label: 'All' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unconfirmed', label: 'Not confirmed' },
] as const

/** The addresses of a list, newest first, each with the proof that its owner agreed. */
export function ListRoom({ list }: { list: ListName }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<EntryState>('all')
  const wanted = useDeferredValue(search.trim())
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useEntries(list, wanted, state)
  const entries = data?.pages.flatMap((page) => page.entries)
  const counts = data?.pages.at(-1)
  const reload = () => void refetch()
  const isEmpty = counts ? counts.confirmed + counts.unconfirmed === 0 : false
  return (
    <div className="max-w-column">
      <p className="text-ink-2" role="status">
        {counts ? inCounts(counts) : 'Counting'}
      </p>
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <Field label="Search addresses" className="min-w-0 flex-1 basis-56">
          <TextInput
            type="search"
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
        <Segmented label="Which" isLabelHidden choices={states} value={state} onChange={setState} />
      </div>
      {error && !entries ? <CouldNotRead what="The list" error={error} retry={reload} /> : null}
      {!entries && isFetching ? <Skeleton className="mt-8 h-40" /> : null}
      {entries?.length === 0 ? (
        <p className="mt-8 text-ink-2">
          {isEmpty
            ? 'No address yet. The form stands on the public pages; whoever joins appears here.'
            : 'No address fits this search.'}
        </p>
      ) : null}
      <ul className="mt-6" aria-busy={isFetching}>
        {entries?.map((entry) => (
          <Entry key={entry.id} list={list} entry={entry} onRemoved={reload} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasNextPage ? (
          <Button isPending={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        ) : null}
        {isEmpty ? null : <ExportList list={list} />}
      </div>
    </div>
  )
}

function inCounts({ confirmed, unconfirmed }: { confirmed: number; unconfirmed: number }): string {
  const number = (count: number) => count.toLocaleString('en-GB')
  return `${number(confirmed)} confirmed, ${number(unconfirmed)} not confirmed.`
}

function Entry({ list, entry, onRemoved }: { list: ListName; entry: ListEntry; onRemoved: () => void }) {
  const choice = helpChoices.find(({ value }) => value === entry.help_with)
  const wordings: Record<string, string> = consentWordings
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="break-words">
          {entry.email}
        </p>
        <p className="text-sm text-ink-2">
          {entry.confirmed_at ? (
            <>
              Confirmed <Moment at={entry.confirmed_at} />
            </>
          ) : (
            'Not confirmed'
          )}
          {choice ? `. Hopes for: ${choice.label}` : null}
        </p>
        <details className="text-sm text-ink-2">
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            Proof of consent
          </summary>
          <p className="pb-2">
            Given <Moment at={entry.consent_at} />, to the wording {entry.consent_wording}: “
            {wordings[entry.consent_wording] ?? 'a wording of an earlier version'}”
          </p>
        </details>
      </div>
      <RemoveEntry list={list} entry={entry} onRemoved={onRemoved} />
    </li>
  )
}
