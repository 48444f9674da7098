import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ListName } from '#features/site/rules.ts'
import { adminContract, type ListEntry } from '../contract.ts'

/** Takes an address off for somebody who wrote in; they can also do it themselves from any letter. */
export function RemoveEntry(props: { list: ListName; entry: ListEntry; onRemoved: () => void }) {
  const { list, entry, onRemoved } = props
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function remove() {
    setPending(true)
    setTrouble(null)
    try {
      await call(adminContract.removeEntry, { params: { list, id: entry.id } })
      onRemoved()
    } catch (error) {
      // Somebody else, or its owner, was quicker.
      if ((error as CallError).status === 404) return onRemoved()
      setTrouble(`The address is still on the list. ${(error as CallError).message}`)
      setPending(false)
    }
  }

  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={`Remove ${entry.email}`}>
          Remove
        </Button>
      }
      title="Take this address off the list?"
      description={`${entry.email} is deleted from this list, with the proof of consent. This cannot be undone here; its owner can join again.`}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" isPending={isPending} onClick={() => void remove()}>
            Remove the address
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
