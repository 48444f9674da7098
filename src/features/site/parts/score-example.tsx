import { WaterGlass } from '#ui/drawing/water-glass.tsx'
import type { DayFacts } from '#features/progress/contract.ts'
import { emptyFacts } from '#features/progress/rules/facts.ts'
import { flowScore } from '#features/progress/rules/flow-score.ts'

/** Seven made-up days, counted by the same code as everybody's: so the example cannot promise what the app does not do. */
const week: DayFacts[] = [
  day(1, 2, 'full'),
  day(2, 3, 'full'),
  day(3, 1, 'none'),
  day(4, 2, 'mood'),
  { ...emptyFacts('2026-11-05'), reflection: 'full' },
  day(6, 2, 'full'),
  day(7, 2, 'full'),
]
const score = flowScore(week, '2026-11-07')

function day(number: number, done: number, reflection: DayFacts['reflection']): DayFacts {
  return {
    ...emptyFacts(`2026-11-0${number}`),
    has_plan: true,
    has_intention: true,
    priorities: { done, moved: 0, let_go: 0, open: 3 - done },
    tasks: { done: 1, moved: 1, let_go: 0, open: 0 },
    reflection,
    touches: { mind: 1, body: 1, purpose: done },
  }
}

/** A FlowScore with its reasons, of a week that nobody lived. */
export function ScoreExample() {
  return (
    <figure className="grid gap-8 sm:grid-cols-[auto_1fr]">
      <WaterGlass value={score.value} word={score.word} caption="FlowScore" />
      <dl className="text-sm">
        {score.rows.map(({ kind, label, points }) => (
          <div key={kind} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-semibold">+{points.toFixed(1)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2 text-ink-2">
          <dt>Together</dt>
          <dd className="font-semibold">{score.value?.toFixed(1)}</dd>
        </div>
      </dl>
      <figcaption className="text-sm text-ink-2 sm:col-span-2">
        An example week, counted by the code that counts yours.
      </figcaption>
    </figure>
  )
}
