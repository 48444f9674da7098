import type { LocalDate } from '#platform/contract/dates.ts'
import type { Found } from '#features/find/contract.ts'
import { cutSnippet, wordsOf } from '#features/find/rules/snippet.ts'

/** The rows that are searched, by the key under which each is found again. */
interface SearchedRows {
  plans: ReadonlyMap<string, object>
  evenings: ReadonlyMap<string, object>
  visions: ReadonlyMap<string, object>
  entries: ReadonlyMap<string, { date: LocalDate; title: string }>
}

/** Rows that hold words beginning with all of these, as the server finds them. */
export function searchSample(rows: SearchedRows, words: string, today: LocalDate): Found[] {
  const wanted = wordsOf(words)
  const places = [
    ...[...rows.plans].map(([key, row]) => ({ kind: 'day' as const, key, date: key, title: '', row })),
    ...[...rows.evenings].map(([key, row]) => ({ kind: 'evening' as const, key, date: key, title: '', row })),
    ...[...rows.visions].map(([key, row]) => ({ kind: 'vision' as const, key, date: today, title: '', row })),
    ...[...rows.entries].map(([key, row]) => ({
      kind: 'entry' as const,
      key,
      date: row.date,
      title: row.title,
      row,
    })),
  ]
  return places.flatMap(({ row, ...place }) => {
    const text = typedIn(row).join('\n')
    const inText = wordsOf(text)
    const holds = wanted.length > 0 && wanted.every((want) => inText.some((word) => word.startsWith(want)))
    return holds ? [{ ...place, snippet: cutSnippet(text, words) }] : []
  })
}

/** Every text in a row, however deep it stands. */
function typedIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedIn) : []
}
