import { Link } from 'react-router'
import { useTheme } from '#features/calm/public.tsx'
import { mainPillars, type MainPillar } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cards, type Card } from '../templates/examples.ts'
import { PillarSign } from './pillar-sign.tsx'
import type { KnownPillar } from './use-pillars.ts'

interface MonthEmptyProps {
  /** `this month`, `December`: completes the question. */
  name: string
  isPast: boolean
  pillars: ReadonlyMap<string, KnownPillar>
  /** Begins an outcome, perhaps with the words of an example. */
  onBegin: (example?: { pillar: MainPillar; text: string }) => void
  onShowAll: () => void
}

/** A month before anything stands in it: three kinds of outcomes, each with an example a pillar, and a way past all of it. */
export function MonthEmpty({ name, isPast, pillars, onBegin, onShowAll }: MonthEmptyProps) {
  const { lowStimMode } = useTheme()
  return (
    <section aria-labelledby="first-outcome">
      <h2 id="first-outcome" className="text-2xl">
        {isPast ? `Nothing was planned for ${name}.` : `What would make ${name} worth it?`}
      </h2>
      <p className="mt-2 max-w-measure text-ink-2">
        {isPast
          ? 'If something mattered, you can still write it down.'
          : 'One outcome is a plan; three are plenty. Take an example as a beginning, or write your own.'}
      </p>
      <ul className={lowStimMode ? 'mt-6 grid gap-4' : 'mt-6 grid gap-4 md:grid-cols-3'}>
        {(lowStimMode ? cards.slice(1, 2) : cards).map((card) => (
          <li key={card.title}>
            <ExampleCard card={card} pillars={pillars} onBegin={onBegin} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => onBegin()}>
          Write my own
        </Button>
        <Button onClick={onShowAll}>Open the whole month</Button>
        <Link to="/week-plan" className={buttonClass('plain')}>
          Skip – plan a week instead
        </Link>
      </div>
    </section>
  )
}

interface ExampleCardProps extends Pick<MonthEmptyProps, 'pillars' | 'onBegin'> {
  card: Card
}

function ExampleCard({ card, pillars, onBegin }: ExampleCardProps) {
  return (
    <div className="h-full rounded-card border border-line bg-sheet px-4 pt-4 pb-2">
      <h3 className="text-xl">{card.title}</h3>
      <p className="text-sm text-ink-2">{card.hint}</p>
      <ul className="mt-2">
        {mainPillars.map((id) => {
          const pillar = pillars.get(id)
          return pillar ? (
            <li key={id} className="border-t border-line">
              <button
                type="button"
                onClick={() => onBegin({ pillar: id, text: card.examples[id] })}
                className="group block min-h-11 w-full py-2.5 text-left"
              >
                <PillarSign pillar={pillar} className="text-sm text-ink-2" />
                <span className="mt-0.5 block leading-snug group-hover:text-tide">{card.examples[id]}</span>
              </button>
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
