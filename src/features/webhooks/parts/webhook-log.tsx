import { useState } from 'react'
import { useRead } from '#platform/web/use-read.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRhythm } from '#features/account/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { webhooksContract, type Webhook, type WebhookMessage } from '../contract.ts'

/** What one address was told, for whoever wonders why nothing arrives. */
export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useRead(
    webhooksContract.readWebhookLog,
    { params: { id: webhook.id } },
    { enabled: isOpen },
  )
  return (
    <details className="text-sm text-ink-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
        Last messages to {webhook.host}
      </summary>
      {data ? (
        data.messages.length === 0 ? (
          <p className="pb-2">None yet. The next save is told about a minute later.</p>
        ) : (
          <ol className="grid gap-2 pb-2">
            {data.messages.map((message) => (
              <Line key={message.id} message={message} />
            ))}
          </ol>
        )
      ) : error ? (
        <p className="pb-2">The messages cannot be read right now. {error.message}</p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </details>
  )
}

function Line({ message }: { message: WebhookMessage }) {
  const { time_zone } = useRhythm()
  const at = (instant: string) => momentWords(instant, time_zone)
  const { state, tries, trouble } = message
  const outcome =
    state === 'sent'
      ? `taken ${at(message.updated_at)}`
      : state === 'given_up'
        ? `given up after ${tries} tries. ${trouble}`
        : tries === 0
          ? `goes out ${at(message.next_at)}`
          : `${trouble} Next try ${at(message.next_at)}`
  return (
    <li className="break-words">
      <span className="text-ink">
        {message.event} · {message.kind} {message.row_key}
      </span>
      : {outcome}
    </li>
  )
}
