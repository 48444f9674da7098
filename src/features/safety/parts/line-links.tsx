import { buttonClass } from '#ui/button-class.ts'
import type { CrisisLine, CrisisRegion } from '../contract.ts'

const digits = (number: string) => number.replace(/[^\d+]/g, '')

/** The lines of a region: to tap where that works, and as plain numbers for everywhere else. */
export function LineLinks({ region }: { region: CrisisRegion }) {
  const { call, note } = region.emergency
  return (
    <>
      <ul className="mt-4 grid gap-4">
        {region.lines.map((line) => (
          <li key={line.name}>
            <p className="font-semibold">{line.name}</p>
            <p className="text-sm text-ink-2">{[line.hours, line.note].filter(Boolean).join(' · ')}</p>
            <p className="mt-2 flex flex-wrap gap-2">
              <Ways line={line} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4">
        In immediate danger:{' '}
        {call ? (
          <a href={`tel:${digits(call)}`} className="font-semibold text-tide underline underline-offset-4">
            {call}
          </a>
        ) : null}{' '}
        {note ?? ''}
      </p>
    </>
  )
}

function Ways({ line }: { line: CrisisLine }) {
  const word = line.textWord ? `?&body=${encodeURIComponent(line.textWord)}` : ''
  return (
    <>
      {line.call ? (
        <a href={`tel:${digits(line.call)}`} className={buttonClass('quiet', 'sm')}>
          Call {line.call}
        </a>
      ) : null}
      {line.text ? (
        <a href={`sms:${digits(line.text)}${word}`} className={buttonClass('quiet', 'sm')}>
          Text {line.textWord ? `${line.textWord} to ${line.text}` : line.text}
        </a>
      ) : null}
      {line.chat ? (
        <a href={line.chat} rel="noreferrer" target="_blank" className={buttonClass('quiet', 'sm')}>
          Chat online
        </a>
      ) : null}
      {line.email ? (
        <a href={`mailto:${line.email}`} className={buttonClass('quiet', 'sm')}>
          Write to {line.email}
        </a>
      ) : null}
      {line.web ? (
        <a href={line.web} rel="noreferrer" target="_blank" className={buttonClass('quiet', 'sm')}>
          {line.web.replace(/^https?:\/\//, '')}
        </a>
      ) : null}
    </>
  )
}
