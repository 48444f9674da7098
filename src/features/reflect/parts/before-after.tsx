import type { EntryContent } from '../contract.ts'

const pairs = [
  { name: 'Belief in the thought', before: 'belief', after: 'belief_after' },
  { name: 'Strength of the feeling', before: 'strength', after: 'strength_after' },
] as const

/** Where the two scales stood before and stand now, once both were set. A difference is shown, never judged. */
export function BeforeAfter({ value: { fields } }: { value: EntryContent }) {
  const rated = pairs.filter(
    ({ before, after }) => fields[before] !== undefined && fields[after] !== undefined,
  )
  if (rated.length === 0) return null
  return (
    <table className="mt-10 w-full max-w-measure border-t border-line text-left">
      <caption className="sr-only">Before and now, each of 100</caption>
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="sr-only">
            Scale
          </th>
          <th scope="col" className="py-2 font-normal">
            Before
          </th>
          <th scope="col" className="py-2 font-normal">
            Now
          </th>
        </tr>
      </thead>
      <tbody>
        {rated.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {name}
            </th>
            <td className="py-2 tabular-nums">{fields[before]}</td>
            <td className="py-2 font-semibold tabular-nums">{fields[after]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
