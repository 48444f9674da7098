import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { SaveLine } from '#ui/save-line.tsx'
import { patchItem } from '#features/day/rules.ts'
import type { PlanDay } from '#features/day/public.tsx'
import type { Pillar } from '#features/vision/contract.ts'
import { nextThing, todaysThree, type Step } from '../rules.ts'
import { Kicker } from './frame.tsx'
import { ThingRow } from './thing-row.tsx'

export interface TodayCardProps {
  plan: PlanDay
  step: Step
  sentences: Partial<Record<Pillar, string>>
}

/** The one card of Home: today's three with ticks that count, and the one step that the hour asks for. */
export function TodayCard({ plan, step, sentences }: TodayCardProps) {
  const three = todaysThree(plan.value)
  const next = nextThing(three)
  return (
    <section
      aria-labelledby="today-card"
      className="rounded-card border border-line bg-sheet px-5 py-6 sm:px-7"
    >
      <Kicker id="today-card">{step === 'next' && !next ? 'Today' : headings[step]}</Kicker>
      {step === 'next' && next ? (
        <p className="mt-1 mb-4 font-title text-xl">{next.tiny?.trim() || next.text}</p>
      ) : (
        <p className="mt-1 mb-4 text-ink-2">{sentence(step, three.length > 0)}</p>
      )}
      {three.length > 0 ? (
        <ul aria-label="Today's three" className="border-t border-line pt-2">
          {three.map((item) => (
            <ThingRow
              key={item.id}
              item={item}
              because={item.pillar ? sentences[item.pillar] : undefined}
              onTick={(state) => plan.change(patchItem(plan.value, item.id, { state }))}
            />
          ))}
        </ul>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link to={targets[step].to} className={buttonClass(step === 'done' ? 'quiet' : 'primary')}>
          {targets[step].words}
        </Link>
        {three.length > 0 ? <SaveLine status={plan.status} /> : null}
      </div>
    </section>
  )
}

const headings: Record<Step, string> = {
  begin: 'Today',
  plan: 'Today',
  continue: 'Today',
  next: 'Next small thing',
  close: 'This evening',
  done: 'Today is closed',
}

const targets: Record<Step, { to: string; words: string }> = {
  begin: { to: '/day-plan', words: 'Begin with one line' },
  plan: { to: '/day-plan', words: 'Plan today in 60 seconds' },
  continue: { to: '/day-plan', words: 'Go on with today’s plan' },
  next: { to: '/day-plan', words: 'Open today’s plan' },
  close: { to: '/evening-reflection', words: 'Close the day' },
  done: { to: '/evening-reflection', words: 'Read today’s evening' },
}

function sentence(step: Step, hasThings: boolean): string {
  if (step === 'continue') return 'You know how you want to be. What would you like to do?'
  if (step === 'plan' || step === 'begin') return 'A plan can be one line. What matters today?'
  if (step === 'done') return 'Whatever is left can wait. Rest well.'
  if (step === 'next')
    return hasThings ? 'All of it is done. The rest of the day is yours.' : 'Your day has a plan.'
  return hasThings ? 'Tick what happened, then let the day go.' : 'A minute is enough to let the day go.'
}
