import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { takeAnswer } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { operationsContract, type ModelView } from '#features/operations/contract.ts'
import { nowKey, useModel } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { ModelBudget } from './model-budget.tsx'
import { ModelFacts } from './model-facts.tsx'
import { Moment } from './moment.tsx'
import { TryModel } from './try-model.tsx'
import { useAction } from './use-action.ts'

/** Whether a model answers, which one, what it costs, and the switch that ends it for everybody. */
export function ModelRoom() {
  const { data, error, refetch } = useModel()
  if (error && !data)
    return <CouldNotRead what="What is known of the model" error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 max-w-column" />
  if (data.provider === 'off')
    return (
      <p className="max-w-measure text-ink-2">
        No model is set up, so nothing is sent anywhere: the coach answers with its own exercises. Whoever
        runs the server can set one up with BALANSE_AI_PROVIDER.
      </p>
    )
  return <Room view={data} />
}

function Room({ view }: { view: ModelView }) {
  const queries = useQueryClient()
  const { isPending, trouble, run } = useAction()
  const accept = (next: ModelView) => takeAnswer(queries, nowKey(operationsContract.readModel), next)
  const decide = (decision: ModelView['decision'], version: number) =>
    run(async () => {
      try {
        await accept(await call(operationsContract.decideModel, { body: { ...decision, version } }))
      } catch (error) {
        const { code, current } = error as CallError
        if (code === 'conflict') await accept(current as ModelView)
        throw error
      }
    })
  const isOff = view.decision.is_off

  async function turn() {
    if (!(await decide({ ...view.decision, is_off: !isOff }, view.version))) return
    const back = { ...view.decision }
    toast({
      title: isOff ? 'The model answers again' : 'The model is off for everybody',
      action: {
        label: 'Undo',
        altText: 'Press the button on the page to switch back',
        onSelect: () => void decide(back, view.version + 1),
      },
    })
  }

  return (
    <div className="max-w-column">
      <p className="font-title text-2xl" role="status">
        {isOff ? 'The model is off for everybody.' : 'The model answers people who said yes to it.'}
      </p>
      <p className="mt-3 max-w-measure text-ink-2">
        {isOff
          ? 'Nothing is sent to it. The coach goes on with its own exercises and says so.'
          : 'Off, nothing is sent to it from the next message on, whoever said yes. A reply that is being written now is finished.'}
      </p>
      {trouble ? (
        <Notice kind="error" className="mt-5">
          {trouble}
        </Notice>
      ) : null}
      <Button
        variant="primary"
        className="mt-6"
        isPending={isPending}
        pendingText="Switching"
        onClick={() => void turn()}
      >
        {isOff ? 'Let it answer again' : 'Switch it off for everybody'}
      </Button>
      <ModelFacts view={view} />
      <ModelBudget
        key={view.version}
        view={view}
        isPending={isPending}
        onDecide={(daily_budget) => void decide({ is_off: isOff, daily_budget }, view.version)}
      />
      <TryModel isOff={isOff} />
      <h3 className="mt-10">Who decided</h3>
      {view.switches.length === 0 ? (
        <p className="mt-3 text-ink-2">Nobody yet: the settings of the server are in force.</p>
      ) : null}
      <ol className="mt-3 border-t border-line empty:border-0">
        {view.switches.map(({ version, is_off, daily_budget, by, at }) => (
          <li
            key={version}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-ink-2"
          >
            <span className="min-w-0 break-words">
              <span className="font-semibold text-ink">{is_off ? 'Off' : 'On'}</span>
              {daily_budget === null ? '' : `, at most ${daily_budget / 1_000_000} a day`}, by {by}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </div>
  )
}
