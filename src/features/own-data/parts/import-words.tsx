import type { ImportedKind, ImportReport } from '../contract.ts'

/** What an archive brings, kind by kind. */
export function ImportWords({ report: { kinds, notes, unread } }: { report: ImportReport }) {
  return (
    <>
      <ul className="mt-3 border-t border-line">
        {kinds.filter(holdsSomething).map((kind) => (
          <li key={kind.name} className="border-b border-line py-2.5">
            <span className="font-medium">{kind.title}</span>
            <span className="block text-sm text-ink-2">{wordsOf(kind)}</span>
            {kind.reasons.map((reason) => (
              <span key={reason} className="block text-sm wrap-anywhere text-ink-2">
                {reason}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-2">
          {note}
        </p>
      ))}
      {unread.length > 0 ? (
        <p className="mt-3 text-sm wrap-anywhere text-ink-2">
          Not read, because nothing here knows it: {unread.join(', ')}
        </p>
      ) : null}
    </>
  )
}

const holdsSomething = ({ fresh, same, different, refused }: ImportedKind) =>
  fresh + same + different + refused > 0

function wordsOf({ fresh, same, different, refused }: ImportedKind): string {
  const parts = [
    fresh > 0 && `${fresh} new`,
    same > 0 && `${same} here already`,
    different > 0 && `${different} here with other words, which stay`,
    refused > 0 && `${refused} not readable`,
  ]
  return parts.filter(Boolean).join(' · ')
}
