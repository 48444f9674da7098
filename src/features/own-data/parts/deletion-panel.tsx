import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { Deletion } from '../contract.ts'
import { useOwnData, useTakeBackDeletion } from '../queries.ts'
import { DeletionDialog } from './deletion-dialog.tsx'

export interface DeletionPanelProps {
  /** Called when everything is gone and the receipt was read: this device must forget the person now. */
  onDeleted: () => void
}

/** Asks for the deletion of everything, and takes it back. */
export function DeletionPanel({ onDeleted }: DeletionPanelProps) {
  const { data } = useOwnData()
  if (data?.deletion) return <Waiting deletion={data.deletion} />
  return <DeletionDialog onDeleted={onDeleted} />
}

function Waiting({ deletion }: { deletion: Deletion }) {
  const { mutate, isPending } = useTakeBackDeletion()
  const day = new Date(deletion.due_at).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })
  const [now] = useState(() => Date.now())
  const isLate = Date.parse(deletion.due_at) < now
  return (
    <Notice
      kind="attention"
      title="Everything is going to be deleted"
      action={
        <Button
          size="sm"
          isPending={isPending}
          onClick={() =>
            mutate(undefined, {
              onSuccess: () => toast({ title: 'Nothing will be deleted' }),
              onError: ({ message }) => toast({ title: 'The deletion still stands', description: message }),
            })
          }
        >
          Keep everything
        </Button>
      }
    >
      {isLate
        ? `It was due on ${day}. If it does not happen within a few hours, you are the only admin here, and it waits until somebody else is one. One press keeps everything.`
        : `On ${day}. Until then all of it is here, and one press keeps it.`}
    </Notice>
  )
}
