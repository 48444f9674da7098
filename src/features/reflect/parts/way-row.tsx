import { Link } from 'react-router'
import { minutesWords } from '../rules/entry.ts'

interface WayRowProps {
  title: string
  purpose: string
  minutes: number
  to: string
  /** The questions, to be looked at before somebody begins. */
  asks?: readonly string[]
}

/** One way to write in a list: what it is, what it is for, how long it takes. */
export function WayRow({ title, purpose, minutes, to, asks }: WayRowProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="grid gap-x-8 gap-y-0.5 py-4 no-underline hover:text-tide sm:grid-cols-[minmax(0,1fr)_9rem]"
      >
        <span className="min-w-0">
          <span className="block font-title text-xl">{title}</span>
          <span className="block text-ink-2">{purpose}</span>
        </span>
        <span className="text-sm text-ink-2 sm:pt-1.5 sm:text-right">{minutesWords(minutes)}</span>
      </Link>
      {asks ? (
        <details className="group/asks -mt-2 pb-3">
          <summary className="inline-flex min-h-11 items-center text-sm text-tide underline decoration-tide/35 underline-offset-4">
            What it asks<span className="sr-only">: {title}</span>
          </summary>
          <ul className="list-disc pl-5 text-ink-2">
            {asks.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
