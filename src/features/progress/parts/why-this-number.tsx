import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { Details } from '#ui/details.tsx'
import type { FlowScore } from '../rules/flow-score.ts'
import type { WhyRow } from '../rules/why.ts'
import { countDays, shortDay, signed } from './words.ts'

/** Every point of the score, opened down to the day it comes from; what is shown adds up to the number. */
export function WhyThisNumber({ score }: { score: FlowScore }) {
  if (score.value === null) return null
  return (
    <section aria-labelledby="why-score">
      <h2 id="why-score" className="font-body text-sm font-semibold text-ink-2">
        Why {Math.round(score.value)}
      </h2>
      <div className="mt-1">
        {score.rows.map((row) => (
          <Details
            key={row.kind}
            className="[&>summary>span]:flex-1"
            title={<WhyLine label={row.label} points={row.points} />}
          >
            {row.kind === 'quiet' ? <AboutQuietDays /> : null}
            <DaysBehind days={row.days} />
          </Details>
        ))}
      </div>
      <p className="flex justify-between gap-4 py-3 pr-9 text-sm text-ink-2">
        <span>Together</span>
        <span className="font-semibold text-ink">{score.value.toFixed(1)}</span>
      </p>
      <HeldNote held={score.held} />
    </section>
  )
}

function WhyLine({ label, points }: { label: string; points: number }) {
  return (
    <span className="flex justify-between gap-4">
      <span className="min-w-0 text-sm font-normal">{label}</span>
      <span className="text-sm font-semibold whitespace-nowrap">{signed(points)}</span>
    </span>
  )
}

/** Two weeks are read day by day; what lies further back weighs little and is one line. */
const daysShown = 14

function DaysBehind({ days }: { days: WhyRow[] }) {
  if (days.length === 0) return <p className="text-sm text-ink-2">No day has brought points here yet.</p>
  const earlier = days.slice(daysShown)
  return (
    <ul className="border-l border-line pl-4 text-sm">
      {days.slice(0, daysShown).map(({ date, label, points, link }) => (
        <li key={date}>
          <Link
            to={link}
            className="group flex min-h-9 items-center justify-between gap-3 py-1 pr-9 no-underline"
          >
            <span className="min-w-0 text-ink-2 decoration-line underline-offset-4 group-hover:underline">
              <span className="text-ink">{date ? shortDay(date) : ''}</span> · {label}
            </span>
            <span className="whitespace-nowrap">{signed(points)}</span>
          </Link>
        </li>
      ))}
      {earlier.length > 0 ? (
        <li className="flex justify-between gap-3 py-1 pr-9 text-ink-2">
          <span>{countDays(earlier.length)} before</span>
          <span>{signed(earlier.reduce((sum, { points }) => sum + points, 0))}</span>
        </li>
      ) : null}
    </ul>
  )
}

/** A streak forgives days off that the score counts: said where it surprises, with the way to have both leave them out. */
function AboutQuietDays() {
  return (
    <p className="mb-3 max-w-measure text-sm text-ink-2">
      A quiet day counts half here, also one that your streak goes on over.{' '}
      <Link
        to="/get-balanse?view=rhythm"
        className="text-tide underline decoration-tide/35 underline-offset-4"
      >
        Set it as rest or a pause
      </Link>{' '}
      and it is not counted at all.
    </p>
  )
}

function HeldNote({ held }: { held: readonly string[] }) {
  const today = useToday()
  if (held.length === 0) return null
  const isTodayOnly = held.length === 1 && held[0] === today
  return (
    <p className="text-sm text-ink-2">
      Held: turning up never costs you.{' '}
      {isTodayOnly
        ? 'Today counts once it lifts the number, and no day counts for less than silence would.'
        : `${countDays(held.length)} with an entry ${held.length === 1 ? 'counts' : 'count'} no lower than silence would.`}
    </p>
  )
}
