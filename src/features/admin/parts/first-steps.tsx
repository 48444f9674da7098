import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { operationsContract, type Health } from '#features/operations/contract.ts'
import { nowKey } from '../queries.ts'
import { useAction } from './use-action.ts'

/** What a new server needs, each ticked off by what is so. Gone once all of it is done. */
export function FirstSteps({ health: { steps } }: { health: Health }) {
  const lines = [
    {
      isDone: steps.address,
      title: 'An address of its own',
      todo: 'Set BALANSE_URL to the address under which people reach this server; links in letters lead there.',
    },
    { isDone: steps.mail, title: 'Letters arrive', todo: <TryLetter /> },
    {
      isDone: steps.backup,
      title: 'A first backup',
      todo: <Link to="?room=backups">Make one, and try it</Link>,
    },
    {
      isDone: steps.people,
      title: 'The first people',
      todo: <Link to="?room=people">Invite somebody</Link>,
    },
    {
      isDone: steps.gate,
      title: 'Who sees the public pages',
      todo: <Link to="?room=public-pages">Decide whether they are open</Link>,
    },
  ]
  const left = lines.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <section aria-labelledby="first-steps" className="mt-8 max-w-column">
      <h3 id="first-steps">First steps</h3>
      <p className="mt-2 text-ink-2">
        {lines.length - left} of {lines.length} done. They tick themselves off.
      </p>
      <ol className="mt-4 border-t border-line">
        {lines.map(({ isDone, title, todo }) => (
          <li key={title} className="flex items-start gap-3 border-b border-line py-3">
            {isDone ? (
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-tide" />
            ) : (
              <Circle aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-3" />
            )}
            <div className="min-w-0">
              <p className={isDone ? 'text-ink-2' : 'font-semibold'}>
                {title}
                <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
              </p>
              {isDone ? null : <div className="mt-1 text-ink-2">{todo}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const words = {
  sent: 'The mail server took it. Look into your letters.',
  outbox: 'No mail server is set (BALANSE_SMTP_URL), so it lies as a file in the outbox folder.',
  refused: 'It was not sent.',
} as const

function TryLetter() {
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const { isPending, trouble, run } = useAction()
  return (
    <>
      <p>Send yourself a letter and see whether it comes.</p>
      <Button
        size="sm"
        className="mt-2"
        isPending={isPending}
        pendingText="Sending"
        onClick={() =>
          void run(async () => {
            const { outcome, reason } = await call(operationsContract.sendTrialLetter, {})
            setSaid(`${words[outcome]} ${reason}`.trim())
            await queries.invalidateQueries({ queryKey: nowKey(operationsContract.readHealth) })
          })
        }
      >
        Send me a letter
      </Button>
      <p role="status" className="mt-2 text-sm">
        {trouble ?? said}
      </p>
    </>
  )
}
