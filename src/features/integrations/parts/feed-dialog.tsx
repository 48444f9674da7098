import { useId, useState, type ReactNode } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { OnceShown, useWork } from '#features/connections/public.tsx'
import { integrationsContract, type Feed } from '../contract.ts'
import { useRefresh } from '../queries.ts'
import { FeedForm, newFeed } from './feed-form.tsx'

/** Makes a calendar address, or changes what one shows; a new address is shown this once. */
export function FeedDialog({ feed, trigger }: { feed?: Feed; trigger: ReactNode }) {
  const form = useId()
  const refresh = useRefresh()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [content, setContent] = useState(feed ?? newFeed)
  const [address, setAddress] = useState<string | null>(null)

  function move(next: boolean) {
    setIsOpen(next)
    setAddress(null)
    setContent(feed ?? newFeed)
    clear()
  }

  async function save() {
    const body = {
      name: content.name.trim(),
      contents: content.contents,
      detail: content.detail,
      morning_at: content.morning_at,
      evening_at: content.evening_at,
    }
    await run(async () => {
      if (feed) {
        await call(integrationsContract.changeFeed, {
          params: { id: feed.id },
          body: { ...body, version: feed.version },
        })
        setIsOpen(false)
        toast({
          title: 'The calendar is changed',
          description: 'Calendar programs see it when they come next.',
        })
      } else setAddress((await call(integrationsContract.makeFeed, { body })).address)
      await refresh('feeds')
    })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={trigger}
      title={
        address ? 'Your secret address' : feed ? 'Change what it shows' : 'A calendar address of your own'
      }
      footer={
        address ? (
          <Button variant="primary" onClick={() => move(false)}>
            I have it
          </Button>
        ) : (
          <>
            <Button onClick={() => move(false)}>Leave it</Button>
            <Button variant="primary" type="submit" form={form} isPending={isPending}>
              {feed ? 'Save' : 'Make the address'}
            </Button>
          </>
        )
      }
    >
      {trouble ? (
        <Notice kind="error" className="mb-5">
          {trouble}
        </Notice>
      ) : null}
      {address ? (
        <NewAddress address={address} />
      ) : (
        <FeedForm
          id={form}
          value={content}
          onChange={(change) => setContent((before) => ({ ...before, ...change }))}
          onSubmit={() => void save()}
        />
      )}
    </Dialog>
  )
}

/** The address, which is shown in this moment only, and what to do with it. */
export function NewAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-5">
      <p className="max-w-measure">
        Paste it into your calendar program where it says “Subscribe” or “From URL”. It is shown this once; if
        it gets into other hands, come back and give the calendar a new one.
      </p>
      <OnceShown label="Address" secret={address} copyLabel="Copy address" />
      <a
        href={address.replace(/^https?:/, 'webcal:')}
        className={buttonClass('quiet', 'sm', 'justify-self-start')}
      >
        Open in a calendar program on this device
      </a>
    </div>
  )
}
