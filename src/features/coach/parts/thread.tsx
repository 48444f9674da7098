import { Fragment, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dayLabel } from '../rules/day-label.ts'
import type { Shown } from '../rules/thread.ts'
import { Message } from './message.tsx'
import type { Extras } from './use-extras.ts'

export interface ThreadProps {
  items: readonly Shown[]
  today: string
  /** Stands after the person's last message, before what is said to it. */
  support: ReactNode
  /** Null until it is there. */
  ProposalCard: Extras['ProposalCard'] | null
  /** What can be done with a message that is kept. */
  renderMenu: (item: Shown) => ReactNode
  onSendAgain: (item: Shown) => void
  onTakeBack: (item: Shown) => void
}

/** The conversation by day, oldest first. */
export function ThreadList(props: ThreadProps) {
  const { items, today, support, ProposalCard, renderMenu, onSendAgain, onTakeBack } = props
  const lastOwn = Math.max(
    0,
    items.findLastIndex(({ sender }) => sender === 'user'),
  )
  const firstOpen = items.findLast(({ actions }) => actions.length > 0)?.actions[0]?.id
  return (
    <ol aria-label="Conversation" className="space-y-5">
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {item.local_date === items[index - 1]?.local_date ? null : (
            <li className="pt-3 text-center text-sm text-ink-2">
              <h2 className="font-body text-sm font-medium text-ink-2">{dayLabel(item.local_date, today)}</h2>
            </li>
          )}
          <li className="space-y-3">
            {item.state === 'writing' && item.content === '' ? (
              <p aria-hidden="true" className="py-1 text-ink-2">
                …
              </p>
            ) : (
              <Message message={item} menu={item.state === 'kept' ? renderMenu(item) : null} />
            )}
            {item.state === 'unsent' ? (
              <div className="flex flex-wrap justify-end gap-2">
                <Button size="sm" onClick={() => onSendAgain(item)}>
                  Send again
                </Button>
                <Button size="sm" onClick={() => onTakeBack(item)}>
                  Edit
                </Button>
              </div>
            ) : null}
            {item.actions.map((proposal) =>
              ProposalCard ? (
                <ProposalCard
                  key={proposal.id}
                  proposal={proposal}
                  today={today}
                  isFirst={proposal.id === firstOpen}
                />
              ) : (
                <Skeleton key={proposal.id} className="h-36" />
              ),
            )}
          </li>
          {support && index === lastOwn ? <li>{support}</li> : null}
        </Fragment>
      ))}
    </ol>
  )
}
