import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface TakeAwayProps {
  /** Its name, as it stands in the list. */
  what: string
  /** What is different afterwards. */
  description: string
  onTake: () => Promise<void>
}

/** Removes a way into the account, after a question. */
export function TakeAway({ what, description, onTake }: TakeAwayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { trouble, isPending, run } = useSending()

  async function take() {
    if (await run(onTake)) setIsOpen(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={`Remove ${what}`}>
          Remove
        </Button>
      }
      title={`Remove ${what}?`}
      description={description}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          <Button variant="danger" isPending={isPending} pendingText="Removing" onClick={() => void take()}>
            Remove
          </Button>
        </>
      }
    >
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </Dialog>
  )
}
