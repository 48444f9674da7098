import { useToday } from '#features/account/public.tsx'
import type { EntryContent } from '../contract.ts'
import { useWholeJournal } from '../queries.ts'
import { namedOften } from '../rules/names.ts'

const things = ['thing_1', 'thing_2', 'thing_3']

/** Somebody who comes up again and again this month is mentioned once, kindly; nothing is asked for. */
export function NamedOften({ value: { fields } }: { value: EntryContent }) {
  const today = useToday()
  const { data } = useWholeJournal(`${today.slice(0, 7)}-01`, today)
  const month = [
    ...(data?.entries ?? []).filter(({ kind }) => kind === 'gratitude').map((entry) => textOf(entry.fields)),
    ...(data?.evenings ?? []).map(({ grateful_for }) => grateful_for.join('\n')),
  ]
  const often = namedOften([textOf(fields)], month)
  return (
    <p role="status" className="mt-8 min-h-[1.5em] max-w-measure text-ink-2">
      {often ? (
        <>
          You named <span dir="auto">{often.name}</span> {often.count} times this month.
        </>
      ) : null}
    </p>
  )
}

function textOf(fields: EntryContent['fields']): string {
  return things.map((key) => fields[key] ?? '').join('\n')
}
