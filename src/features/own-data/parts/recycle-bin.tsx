import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { BinItem, BinKind } from '../contract.ts'
import { useBin, useBringBack, useRemoveForGood } from '../queries.ts'

const names: Record<BinKind, string> = {
  journal_entries: 'Journal entry',
  journal_templates: 'Template of the journal',
  day_templates: 'Template of a day',
}

/** Everything that was deleted in the last 30 days, with the way back and the way out. Read only when it is opened. */
export function RecycleBin() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Details
      title="Recycle bin: deleted in the last 30 days"
      className="mt-5 border-t"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen ? <Bin /> : null}
    </Details>
  )
}

function Bin() {
  const { data, error, isPending, refetch } = useBin()
  if (error && !data)
    return (
      <Notice
        kind="error"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message} Nothing in the bin is gone.
      </Notice>
    )
  if (isPending) return <p className="text-ink-2">Reading</p>
  if (data.items.length === 0) return <p className="text-ink-2">Nothing is in here.</p>
  return (
    <ul>
      {data.items.map((item) => (
        <Row key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: BinItem }) {
  const bringBack = useBringBack()
  const title = item.title.trim() || 'Without words'
  const goes = new Date(item.gone_at).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0 flex-1 basis-56">
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {title}
        </span>
        <span className="block text-sm text-ink-2">
          {names[item.kind]}, gone for good on {goes}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={`Bring back: ${title}`}
          isPending={bringBack.isPending}
          onClick={() =>
            bringBack.mutate(item, {
              onSuccess: () => toast({ title: 'It is back where it was' }),
              onError: ({ message }) => toast({ title: 'It is still in the bin', description: message }),
            })
          }
        >
          Bring back
        </Button>
        <RemoveDialog item={item} title={title} />
      </span>
    </li>
  )
}

function RemoveDialog({ item, title }: { item: BinItem; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending, error } = useRemoveForGood()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={`Remove for good: ${title}`}>
          Remove for good
        </Button>
      }
      title="Remove this for good?"
      description="Its earlier versions and pictures go with it. It cannot come back."
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingText="Removing"
            onClick={() =>
              mutate(item, {
                onSuccess: () => {
                  setIsOpen(false)
                  toast({ title: 'It is gone for good' })
                },
              })
            }
          >
            Remove for good
          </Button>
        </>
      }
    >
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {title}
      </p>
      {error ? (
        <Notice kind="error" className="mt-4">
          {error.message} It is still in the bin.
        </Notice>
      ) : null}
    </Dialog>
  )
}
