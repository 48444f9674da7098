import { useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { coachContract } from '../contract.ts'
import { partsOfSent } from '../rules/sent.ts'
import type { Shown } from '../rules/thread.ts'

/** Exactly what went to the model's host for one reply: nothing is added and nothing left out. */
export function SentDialog({ message, onClose }: { message: Shown; onClose: () => void }) {
  const here = message.sent
  const { data, error } = useRead(
    coachContract.readSent,
    { params: { id: message.id } },
    { enabled: here === undefined },
  )
  const sent = here ?? data?.sent
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      variant="wide"
      title="What was sent"
      description={sent ? `To ${sent.host}. This is all of it.` : undefined}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      {sent ? (
        <div className="space-y-6">
          {partsOfSent(sent.body).map(({ title, text }, at) => (
            <section key={at}>
              <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
              <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
                {text}
              </p>
            </section>
          ))}
        </div>
      ) : (
        <p className="text-ink-2">
          {error
            ? 'The server did not answer. Please try again in a moment.'
            : data
              ? 'There is no copy any more. Copies are kept for thirty days.'
              : 'Reading it'}
        </p>
      )}
    </Dialog>
  )
}
