import { useState } from 'react'
import { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { deletionDays, deletionPhrase, type Receipt } from '../contract.ts'
import { deleteNow, useAskForDeletion } from '../queries.ts'
import { isPhrase, phraseSentence } from '../rules.ts'
import { DeletionReceipt } from './deletion-receipt.tsx'
import { TakeAlong } from './take-along.tsx'

/** The question before everything is deleted: with the archive offered, a phrase to type, and two ways. */
export function DeletionDialog({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [phrase, setPhrase] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const ask = useAskForDeletion()

  function mayGoOn(): boolean {
    const isTyped = isPhrase(phrase)
    setTrouble(isTyped ? null : phraseSentence)
    return isTyped
  }

  function move(open: boolean) {
    if (isDeleting) return
    setIsOpen(open)
    setPhrase('')
    setTrouble(null)
    if (!open && receipt) onDeleted()
  }

  async function now() {
    if (!mayGoOn()) return
    setIsDeleting(true)
    try {
      setReceipt(await deleteNow(phrase))
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : 'The server did not answer as expected.')
    } finally {
      setIsDeleting(false)
    }
  }

  function later() {
    if (!mayGoOn()) return
    ask.mutate(phrase, { onSuccess: () => move(false), onError: ({ message }) => setTrouble(message) })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button variant="danger">Delete everything</Button>}
      title={receipt ? 'Everything is deleted' : 'Delete everything?'}
      description={
        receipt
          ? 'This is your receipt. It is kept nowhere else.'
          : 'Your account goes, and with it every vision, plan, evening, entry, talk and file of yours, on every device. A team that you look after ends with it, unless you hand it over first. Backups that the operator made before hold them until those are replaced.'
      }
      footer={
        receipt ? (
          <Button variant="primary" onClick={() => move(false)}>
            Close
          </Button>
        ) : (
          <>
            <Button variant="danger" isPending={isDeleting} pendingText="Deleting" onClick={() => void now()}>
              Delete now
            </Button>
            <Button variant="primary" isPending={ask.isPending} onClick={later}>
              Delete in {deletionDays} days
            </Button>
          </>
        )
      }
    >
      {receipt ? (
        <DeletionReceipt receipt={receipt} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-ink-2">
            In {deletionDays} days means that you can change your mind until then. Now means now.
          </p>
          <div>
            <TakeAlong />
          </div>
          <Field
            label={`Type “${deletionPhrase}”`}
            error={trouble && !isPhrase(phrase) ? trouble : undefined}
          >
            <TextInput
              value={phrase}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setPhrase(event.currentTarget.value)}
            />
          </Field>
          {trouble && isPhrase(phrase) ? <Notice kind="error">{trouble}</Notice> : null}
        </div>
      )}
    </Dialog>
  )
}
