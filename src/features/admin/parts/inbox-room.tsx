import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { replyHours } from '#features/site/rules.ts'
import { adminContract, type SupportMessage } from '../contract.ts'
import { useMessages } from '../queries.ts'
import { waitInWords } from '../rules.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { Moment } from './moment.tsx'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
] as const

/** What came through the contact form, the one that waits longest first. */
export function InboxRoom() {
  const [state, setState] = useState<'open' | 'answered'>('open')
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch, dataUpdatedAt } = useMessages(state)
  const messages = data?.pages.flatMap((page) => page.messages)
  const reload = () => void refetch()
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        Support promises an answer within {replyHours} hours. Answer by e-mail, then mark the message.
      </p>
      <Segmented
        label="Which messages"
        isLabelHidden
        className="mt-5"
        choices={states}
        value={state}
        onChange={setState}
      />
      {error && !messages ? <CouldNotRead what="The messages" error={error} retry={reload} /> : null}
      {!messages && isFetching ? <Skeleton className="mt-8 h-40" /> : null}
      {messages?.length === 0 ? (
        <p className="mt-8 text-ink-2">
          {state === 'open' ? 'Nobody waits for an answer.' : 'No message is marked as answered yet.'}
        </p>
      ) : null}
      <ul className="mt-6" aria-busy={isFetching}>
        {messages?.map((message) => (
          <Message
            key={`${message.id}-${message.version}`}
            message={message}
            now={dataUpdatedAt}
            onChanged={reload}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-6" isPending={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function Message(props: { message: SupportMessage; now: number; onChanged: () => void }) {
  const { message, now, onChanged } = props
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isAnswered = message.answered_at !== null
  const wait = waitInWords(Date.parse(message.created_at), now, replyHours)

  async function mark() {
    setPending(true)
    setTrouble(null)
    try {
      await call(adminContract.markMessage, {
        params: { id: message.id },
        body: { is_answered: !isAnswered, version: message.version },
      })
      onChanged()
    } catch (error) {
      if ((error as CallError).code === 'conflict') return onChanged()
      setTrouble(`Nothing was changed. ${(error as CallError).message}`)
      setPending(false)
    }
  }

  const reply = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(`Re: ${message.subject} (${message.reference})`)}`
  return (
    <li className="border-t border-line py-5">
      <h3 className="break-words">{message.subject}</h3>
      <p className="text-sm break-words text-ink-2">
        {message.kind === 'issue' ? 'Issue report from ' : 'From '}
        {message.email}, <Moment at={message.created_at} />, {message.reference}
      </p>
      {message.page || message.kind === 'issue' ? (
        <p className="text-sm break-words text-ink-2">
          Page {message.page || 'not given'}, version {message.app_version || 'not given'}
        </p>
      ) : null}
      <p dir="auto" className="mt-3 max-w-measure break-words whitespace-pre-wrap">
        {message.message}
      </p>
      <p className={wait.isLate && !isAnswered ? 'mt-3 font-semibold' : 'mt-3 text-ink-2'}>
        {message.answered_at ? (
          <>
            Answered <Moment at={message.answered_at} />
          </>
        ) : (
          wait.text
        )}
      </p>
      {trouble ? (
        <Notice kind="error" className="mt-3">
          {trouble}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {isAnswered ? null : (
          <a href={reply} className={buttonClass('quiet', 'sm')}>
            Write an answer
          </a>
        )}
        <Button size="sm" isPending={isPending} onClick={() => void mark()}>
          {isAnswered ? 'Open again' : 'Mark as answered'}
        </Button>
      </div>
    </li>
  )
}
