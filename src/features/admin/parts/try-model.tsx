import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { operationsContract } from '#features/operations/contract.ts'
import { nowKey } from '../queries.ts'
import { useAction } from './use-action.ts'

const failures: Record<string, string> = {
  key_refused: 'It refused the key',
  too_many: 'It had too much to do, or the account there is used up',
  refused: 'It refused the question, or does not know the model',
  provider_fault: 'It made a mistake of its own',
  unreachable: 'It could not be reached',
  too_slow: 'It took too long',
  too_much: 'It sent far more than a reply',
  no_words: 'It answered without words',
}
export const failureWords = (kind: string): string => failures[kind] ?? kind

const others = {
  off: 'The model is off, so nothing was sent.',
  resting: 'It is left alone for a minute after several tries that brought nothing. Nothing was sent.',
  no_budget: 'The budget of today is used up. Nothing was sent.',
} as const

/** Sends one sentence of ours when the button is pressed, never by itself. */
export function TryModel({ isOff }: { isOff: boolean }) {
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const { isPending, trouble, run } = useAction()

  const send = () =>
    run(async () => {
      const { outcome, text, kind, ms } = await call(operationsContract.tryModel, {})
      if (outcome === 'answered') setSaid(`After ${(ms / 1000).toFixed(1)} s it said: “${text}”`)
      else setSaid(outcome === 'failed' ? `${failureWords(kind)}.` : others[outcome])
      await queries.invalidateQueries({ queryKey: nowKey(operationsContract.readModel) })
    })

  return (
    <section aria-labelledby="try-model" className="mt-10">
      <h3 id="try-model">Try it</h3>
      <p className="mt-2 max-w-measure text-ink-2">
        Sends “Hello! Please greet the person who looks after this server.” and nothing else.
      </p>
      <Button
        className="mt-4"
        isPending={isPending}
        pendingText="Waiting for it"
        disabled={isOff}
        onClick={() => void send()}
      >
        Send the sentence
      </Button>
      <p role="status" className="mt-3 max-w-measure break-words">
        {trouble ?? said}
      </p>
    </section>
  )
}
