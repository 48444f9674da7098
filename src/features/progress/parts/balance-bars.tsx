import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { pillarNames } from '#features/vision/rules.ts'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { pillarColour } from '#ui/drawing/pillar-look.ts'
import type { Progress } from '../queries.ts'
import { attention, type PillarAttention } from '../rules/balance.ts'

/** Counted days that the score's balance looks back on. */
const span = 7

/** Where attention went, beside where the person meant it to go. Equal is not better than chosen. */
export function BalanceBars({ progress }: { progress: Progress }) {
  const today = useToday()
  const { pillars, all } = attention(progress.days, today, span, progress.choices)
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">Balance</h2>
      <p className="mt-1 text-ink-2">
        {all === 0
          ? 'Things you do for a pillar appear here, beside the weight you gave it.'
          : `${all} ${all === 1 ? 'thing' : 'things'} done or moved for a pillar over your last ${span} days with an entry.`}
      </p>
      <ul className="mt-4 grid gap-5">
        {pillars.map((each) => (
          <PillarBar key={each.pillar} attention={each} all={all} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        The mark is what you chose for this week, the same for each pillar unless you said otherwise.{' '}
        <Link to="/week-plan" className="text-tide underline decoration-tide/35 underline-offset-4">
          Choose in the week
        </Link>
      </p>
    </section>
  )
}

function PillarBar({
  attention: { pillar, touches, share, chosen, words },
  all,
}: {
  attention: PillarAttention
  all: number
}) {
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3">
        <PillarGlyph look={pillar} />
        <span className="font-medium">{pillarNames[pillar]}</span>
        <span className="ml-auto text-sm text-ink-2">
          {all === 0 && words !== 'resting'
            ? 'nothing yet'
            : words === 'resting'
              ? 'resting'
              : `${touches} of ${all}, ${words}`}
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-1.5 h-3 rounded-full bg-paper-2">
        <span
          className="absolute inset-y-0 left-0 rounded-full forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%`, backgroundColor: pillarColour(pillar) }}
        />
        {chosen > 0 ? (
          <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${chosen * 100}%` }} />
        ) : null}
      </div>
    </li>
  )
}
