import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from './use-work.ts'

interface EndConnectionProps {
  /** What ends, as the person knows it. */
  name: string
  /** What stands on the button that asks; “End” where it is not said. */
  word?: string
  title: string
  /** What ends with it, and what stays. */
  description: string
  /** The word on the button that acts: "End the key". */
  action: string
  /** Ends it; what it rejects with is said in the dialog. */
  end: () => Promise<void>
}

/** Ends something that was connected, after one question. */
export function EndConnection({ name, word = 'End', title, description, action, end }: EndConnectionProps) {
  const { isPending, trouble, run } = useWork()
  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={`${word} ${name}`}>
          {word}
        </Button>
      }
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" isPending={isPending} onClick={() => void run(end)}>
            {action}
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
