import { enough, type CountRow } from '../rules/patterns.ts'
import { days } from './words.ts'

export interface CountGridProps {
  id: string
  title: string
  about: string
  /** What was noted, such as "a mood". */
  what: string
  /** The words that a day can have, in their order. */
  words: readonly string[]
  rows: readonly CountRow[]
  /** The rows are set against each other, so each of them needs enough days. */
  isComparing?: boolean
}

/** Every single observation as part of a circle; no mean hides how far apart they lie. Withheld while there are few. */
export function CountGrid({ id, title, about, what, words, rows, isComparing = false }: CountGridProps) {
  const n = rows.reduce((sum, row) => sum + row.n, 0)
  const isEnough = isComparing ? rows.every((row) => row.n >= enough) : n >= enough
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEnough ? (
        <>
          <p className="mt-1 max-w-measure text-ink-2">
            {days(n)}. {about}
          </p>
          <table className="mt-4 w-full max-w-column table-fixed text-center text-sm">
            <thead>
              <tr className="text-ink-2">
                <th scope="col" className="w-[30%] text-left font-normal">
                  <span className="sr-only">Days</span>
                </th>
                {words.map((word) => (
                  <th key={word} scope="col" className="pb-1 font-normal">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name} className="border-t border-line">
                  <th scope="row" className="py-1 pr-2 text-left font-medium">
                    {row.name}
                    <span className="block font-normal text-ink-2">{days(row.n)}</span>
                  </th>
                  {row.counts.map((count, index) => (
                    <td key={words[index]} className="h-12 p-0">
                      <Circle count={count} most={most} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-sm text-ink-2">
            Not proof: other things differ between these days as well.
          </p>
        </>
      ) : (
        <p className="mt-1 max-w-measure text-ink-2">{tooFew(rows, n, what, isComparing)}</p>
      )}
    </section>
  )
}

function Circle({ count, most }: { count: number; most: number }) {
  if (count === 0) return <span className="sr-only">none</span>
  const size = 0.75 + 1.75 * Math.sqrt(count / most)
  return (
    <span className="relative mx-auto grid size-11 place-items-center">
      <span
        aria-hidden="true"
        className="absolute rounded-full bg-water-2 forced-colors:border"
        style={{ width: `${size}rem`, height: `${size}rem` }}
      />
      <span className="relative tabular-nums">{count}</span>
    </span>
  )
}

function tooFew(rows: readonly CountRow[], n: number, what: string, isComparing: boolean): string {
  if (!isComparing)
    return `This appears from ${enough} days with ${what} on. There ${n === 1 ? 'is' : 'are'} ${n} so far.`
  const each = rows.map((row) => `${days(row.n)} with ${row.name.toLowerCase()}`).join(' and ')
  return `This appears from ${enough} planned days with ${what} of each kind on. So far there are ${each}.`
}
