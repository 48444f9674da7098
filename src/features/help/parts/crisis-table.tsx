import { crisisRegions } from '#features/safety/rules/lines.ts'
import type { CrisisLine } from '#features/safety/contract.ts'
import { digits, host, Way } from './crisis-line.tsx'

const rows = ['GB', 'US', 'Global'].flatMap((id) => crisisRegions.filter((region) => region.id === id))

/** The one line of each region that answers at any hour, and its emergency number: three rows, to be read in one look. */
export function CrisisTable() {
  return (
    <table className="mt-6 w-full max-w-3xl table-fixed border-t border-line text-left">
      <caption className="sr-only">Crisis lines in the UK, the US and everywhere else</caption>
      <colgroup>
        <col className="w-16" />
        <col />
        <col className="w-20" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Who answers</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, lines: [line], emergency }) => (
          <tr key={id} className="border-b border-line align-top">
            <th scope="row" className="py-4 pr-2 font-semibold">
              {name}
            </th>
            <td className="py-4">
              {line ? <Reach line={line} /> : null}
              <p className="mt-2 text-sm text-ink-2">
                In danger now:{' '}
                {emergency.call ? (
                  <a
                    href={`tel:${digits(emergency.call)}`}
                    className="inline-flex min-h-11 items-center px-2 font-semibold text-tide underline"
                  >
                    {emergency.call}
                  </a>
                ) : null}{' '}
                {emergency.note ?? ''}
              </p>
            </td>
            <td className="py-4 pl-2 text-sm">{line?.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reach({ line: { name, call, text, textWord, web } }: { line: CrisisLine }) {
  return (
    <>
      <p className="mb-2">{name}</p>
      <p className="flex flex-wrap gap-2">
        {call ? <Way href={`tel:${digits(call)}`}>Call {call}</Way> : null}
        {text ? (
          <Way href={`sms:${digits(text)}`}>
            Text {textWord ? `${textWord} to ` : ''}
            {text}
          </Way>
        ) : null}
        {web ? <Way href={web}>{host(web)}</Way> : null}
      </p>
    </>
  )
}
