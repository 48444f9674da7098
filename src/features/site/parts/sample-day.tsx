import type { ReactNode } from 'react'
import { NowDot } from '#ui/drawing/now-dot.tsx'
import { dayArc, sample, smoothPath } from '#ui/drawing/tide-path.ts'

export interface SampleDayProps {
  /** `quiet` shows the same day in the colours of low stimulation. */
  look?: 'standard' | 'quiet'
  /** What stands below the three things. */
  children?: ReactNode
}

// The line of the day, drawn once in 14 pieces: what has gone is its beginning, up to early afternoon.
const width = 640
const height = 100
const arc = dayArc(width, height)
const line = smoothPath(sample(arc, 0, 1, 14))
const gone = line.split('C').slice(0, 9).join('C')
const now = arc(8 / 14)

const things = [
  { state: 'done', text: 'Send the draft to Iain', note: '' },
  { state: 'open', text: 'Walk before the budget talk', note: 'If it rains, then ten minutes on the stairs' },
  { state: 'moved', text: 'Call Mum', note: 'Moved to Sunday, on purpose' },
] as const
type State = (typeof things)[number]['state']

const stateWords: Record<State, string> = { done: 'Done: ', open: '', moved: 'Moved: ' }

/** A day as the app shows it, drawn in HTML: nobody's real day, and it says so. */
export function SampleDay({ look = 'standard', children }: SampleDayProps) {
  return (
    <figure className={look === 'quiet' ? 'quiet-look' : undefined}>
      <div className="rounded-[22px] border border-line bg-sheet p-6 text-ink shadow-lift md:p-8">
        <p className="text-sm font-semibold text-ink-2">Thursday</p>
        <p className="mt-1 font-title text-2xl">Unhurried with the children, honest in the budget talk.</p>
        <DayLine />
        <ul className="mt-4">
          {things.map((thing) => (
            <Thing key={thing.text} {...thing} />
          ))}
        </ul>
        {children}
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-2">An example. Nobody’s real day.</figcaption>
    </figure>
  )
}

function DayLine() {
  return (
    <div aria-hidden="true" className="relative mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        strokeWidth="4"
        className="block h-auto w-full overflow-visible"
      >
        <path d={line} className="stroke-edge/40" />
        <path d={gone} className="stroke-tide" />
      </svg>
      <NowDot x={now.x / width} y={now.y / height} />
    </div>
  )
}

function Thing({ state, text, note }: (typeof things)[number]) {
  const isDone = state === 'done'
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Mark state={state} />
      <span className="min-w-0">
        <span className="sr-only">{stateWords[state]}</span>
        <span className={isDone ? 'text-ink-2 line-through' : 'font-medium'}>{text}</span>
        {note ? <span className="block text-sm text-ink-2">{note}</span> : null}
      </span>
    </li>
  )
}

/** The same three signs as the ticks of the app. */
function Mark({ state }: { state: State }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      className="mt-0.5 size-6 shrink-0 stroke-edge"
    >
      {state === 'done' ? (
        <>
          <circle cx="12" cy="12" r="10.5" className="fill-tide" stroke="none" />
          <path d="m7.6 12.4 3 3 5.8-6.2" className="stroke-on-tide" />
        </>
      ) : (
        <circle cx="12" cy="12" r="9.75" strokeDasharray={state === 'moved' ? '3.1 3.02' : undefined} />
      )}
      {state === 'moved' ? <path d="M8 12h7.6m-3-3.2 3.2 3.2-3.2 3.2" /> : null}
    </svg>
  )
}
