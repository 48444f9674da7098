import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/popover.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { momentWords } from '#features/connections/rules.ts'
import type { Reminder } from '../contract.ts'
import { useChangeInbox } from '../queries.ts'
import { InboxTrigger } from './inbox-trigger.tsx'

interface InboxPopoverProps {
  count: number | null
  hasNew: boolean
  timeZone: string
  reminders: readonly Reminder[]
}

/** What came. Opening it is reading it; what is cleared can be brought back. */
export default function InboxPopover({ count, hasNew, timeZone, reminders }: InboxPopoverProps) {
  const [isOpen, setIsOpen] = useState(true)
  const change = useChangeInbox()
  const close = () => setIsOpen(false)
  const unread = reminders.filter(({ read_at }) => read_at === null).map(({ id }) => id)
  const asked = unread.join()
  useEffect(() => {
    // Without a connection they stay new, which is no harm.
    if (isOpen && asked !== '') void change(asked.split(','), 'read').catch(() => {})
  }, [isOpen, asked, change])

  function clear(ids: string[]) {
    change(ids, 'cleared').then(
      () =>
        toast({
          title: ids.length === 1 ? 'Cleared' : 'The inbox is clear',
          action: {
            label: 'Undo',
            altText: 'Cleared lines go for good after thirty days',
            onSelect: () => void change(ids, 'kept').catch(tellNotDone),
          },
        }),
      tellNotDone,
    )
  }

  return (
    <Popover
      label="Inbox"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<InboxTrigger count={count} hasNew={hasNew} />}
    >
      <h2 className="text-lg">Inbox</h2>
      {reminders.length === 0 ? (
        <p className="mt-2 text-ink-2">Nothing here. What you switched on comes when it is time.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {reminders.map((reminder) => (
            <InboxLine
              key={reminder.id}
              reminder={reminder}
              timeZone={timeZone}
              onOpen={close}
              onClear={() => clear([reminder.id])}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <Link
          to="/profile-settings#reminders"
          onClick={close}
          className="inline-grid min-h-11 content-center text-sm text-tide underline decoration-tide/35 underline-offset-4"
        >
          Change reminders
        </Link>
        {reminders.length > 1 ? (
          <Button size="sm" variant="plain" onClick={() => clear(reminders.map(({ id }) => id))}>
            Clear all
          </Button>
        ) : null}
      </div>
    </Popover>
  )
}

interface InboxLineProps {
  timeZone: string
  reminder: Reminder
  onOpen: () => void
  onClear: () => void
}

function InboxLine({ timeZone, reminder, onOpen, onClear }: InboxLineProps) {
  const { title, body, lines, path, created_at } = reminder
  const came = momentWords(created_at, timeZone)
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <Link to={path} onClick={onOpen} className="text-ink underline decoration-tide/35 underline-offset-4">
          {title}
        </Link>
        {body ? <p className="text-sm text-ink-2">{body}</p> : null}
        {lines.length > 0 ? (
          <ul className="mt-1 text-sm">
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines never move, and two may be the same
              <li key={at} dir="auto" className="break-words">
                {line}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="text-sm text-ink-2">Came {came}</p>
      </div>
      <IconButton label={`Clear ${title}`} onClick={onClear} className="-mt-2.5 -mr-2">
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function tellNotDone(): void {
  toast({ title: 'Not changed', description: 'The server cannot be reached, so the inbox is as it was.' })
}
