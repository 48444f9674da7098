import type { ModelView } from '#features/operations/contract.ts'
import { amountInWords } from '../rules.ts'
import { FactList } from './fact-list.tsx'
import { Moment } from './moment.tsx'
import { failureWords } from './try-model.tsx'

/** Which model it is, what goes wrong with it, what it has cost. */
export function ModelFacts({ view }: { view: ModelView }) {
  const { spend, failures } = view
  return (
    <>
      <h3 className="mt-10">The model</h3>
      <FactList
        facts={[
          { name: 'Model', value: view.model },
          {
            name: 'Where',
            value: view.host,
            note: view.is_remote
              ? 'Outside this network. BALANSE_AI_ALLOW_REMOTE allows it.'
              : 'On your own network.',
          },
          {
            name: 'Price of a million tokens',
            value:
              view.price_in + view.price_out > 0
                ? `${view.price_in} in, ${view.price_out} out`
                : 'None is set, so nothing is added up',
          },
          { name: 'Replies for one person', value: `at most ${view.turns_a_day} a day` },
          {
            name: 'Working',
            value: view.is_resting ? 'Left alone for a minute' : 'Yes, as far as is known',
            note: view.is_resting ? 'Five tries in a minute brought nothing.' : undefined,
          },
        ]}
      />
      <h3 className="mt-10">What did not work</h3>
      <p className="mt-2 max-w-measure text-ink-2">
        Since this server process began. Nothing of what was asked is kept.
      </p>
      {failures.length === 0 ? (
        <p className="mt-4">Nothing.</p>
      ) : (
        <FactList
          facts={failures.map(({ kind, times, last_at }) => ({
            name: failureWords(kind),
            value: `${times.toLocaleString('en-GB')} ×`,
            note: (
              <>
                Last <Moment at={last_at} />
              </>
            ),
          }))}
        />
      )}
      <h3 className="mt-10">What it cost, by day</h3>
      {spend.length === 0 ? (
        <p className="mt-3 text-ink-2">Nothing yet.</p>
      ) : (
        <FactList facts={spend.map(({ day, cost }) => ({ name: day, value: amountInWords(cost) }))} />
      )}
    </>
  )
}
