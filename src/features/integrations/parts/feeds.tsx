import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Connection, EndConnection, KnownList, useWork } from '#features/connections/public.tsx'
import { useRhythm } from '#features/account/public.tsx'
import { feedsMost, integrationsContract, type Feed } from '../contract.ts'
import { useFeeds, useRefresh } from '../queries.ts'
import { momentWords } from '#features/connections/rules.ts'
import { FeedDialog, NewAddress } from './feed-dialog.tsx'

/** Calendar out: the addresses under which calendar programs read hours. */
export function Feeds() {
  const { data, error, refetch } = useFeeds()
  const isFull = (data?.feeds.length ?? 0) >= feedsMost
  return (
    <Connection
      title="Your hours in your calendar"
      about="A secret address that Google Calendar, Outlook, Apple Calendar or any other program can subscribe to. It only reads, it shows what you choose, and you can end it at any time."
    >
      <KnownList
        rows={data?.feeds}
        error={error}
        retry={() => void refetch()}
        label="Calendar addresses"
        empty="No address yet: no calendar program reads anything of yours."
      >
        {(feed) => <FeedRow key={feed.id} feed={feed} />}
      </KnownList>
      {isFull ? (
        <p className="text-ink-2">You have {feedsMost} addresses, which is as many as there can be.</p>
      ) : (
        <FeedDialog trigger={<Button className="justify-self-start">Make a calendar address</Button>} />
      )}
    </Connection>
  )
}

const short = {
  time_for_me: 'time for me',
  priorities: 'everything with a time',
  reminders: 'reminders',
} as const

function FeedRow({ feed }: { feed: Feed }) {
  const { time_zone } = useRhythm()
  const lastRead = feed.last_read_at ? momentWords(feed.last_read_at, time_zone) : null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="break-words">
          {feed.name}
        </h3>
        <p className="text-sm text-ink-2">
          Shows {feed.contents.map((part) => short[part]).join(', ')}
          {feed.detail === 'full' ? ', in your words.' : ', only as “Busy”.'}{' '}
          {lastRead ? `Last read ${lastRead}.` : 'Nobody has read it yet.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <FeedDialog
          feed={feed}
          trigger={
            <Button size="sm" aria-label={`Change ${feed.name}`}>
              Change
            </Button>
          }
        />
        <RenewFeed feed={feed} />
        <EndFeed feed={feed} />
      </div>
    </li>
  )
}

function RenewFeed({ feed }: { feed: Feed }) {
  const refresh = useRefresh()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState<string | null>(null)

  function move(next: boolean) {
    setIsOpen(next)
    if (next) return
    if (address) void refresh('feeds')
    setAddress(null)
    clear()
  }

  const renew = () =>
    run(async () => {
      setAddress((await call(integrationsContract.renewFeed, { params: { id: feed.id } })).address)
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`New address for ${feed.name}`}>
          New address
        </Button>
      }
      title={address ? 'Your new secret address' : 'Give it a new address?'}
      description={
        address
          ? undefined
          : 'The address it has now ends at once. Every program that reads it has to be given the new one.'
      }
      footer={
        address ? (
          <Button variant="primary" onClick={() => move(false)}>
            I have it
          </Button>
        ) : (
          <>
            <DialogClose>
              <Button>Keep the old one</Button>
            </DialogClose>
            <Button variant="primary" isPending={isPending} onClick={() => void renew()}>
              Make a new address
            </Button>
          </>
        )
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
      {address ? <NewAddress address={address} /> : null}
    </Dialog>
  )
}

function EndFeed({ feed }: { feed: Feed }) {
  const refresh = useRefresh()
  return (
    <EndConnection
      name={feed.name}
      title="End this address?"
      description="Programs that read it get nothing from now on, and most take the hours out of their view. Your plans stay as they are. The same address cannot come back."
      action="End the address"
      end={async () => {
        await call(integrationsContract.endFeed, { params: { id: feed.id } })
        toast({ title: `${feed.name} has ended`, description: 'Its address opens nothing any more.' })
        await refresh('feeds')
      }}
    />
  )
}
