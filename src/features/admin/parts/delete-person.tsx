import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { peopleContract, type PersonRow } from '../contract.ts'
import { useAction } from './use-action.ts'

/** Deletes an account with everything in it; its address is typed, so that it is never the wrong one. */
export function DeletePerson({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const form = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState('')
  const { isPending, trouble, run, clear } = useAction()

  async function remove() {
    const isDone = await run(() =>
      call(peopleContract.deletePerson, { params: { id: person.id }, body: { email } }),
    )
    if (!isDone) return
    setIsOpen(false)
    toast({ title: 'The account is deleted' })
    onDone()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        setEmail('')
        clear()
      }}
      trigger={
        <Button size="sm" aria-label={`Delete ${person.email}`}>
          Delete
        </Button>
      }
      title="Delete this account?"
      description="Every plan, evening, vision, talk and file goes at once, and nobody can bring it back. People can do this themselves, with seven days to change their mind; closing an account keeps everything."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={form} isPending={isPending} pendingText="Deleting">
            Delete everything
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void remove()
        }}
      >
        {trouble ? (
          <Notice kind="error" className="mb-4">
            {trouble}
          </Notice>
        ) : null}
        <Field label="Type its address" hint={person.email}>
          <TextInput
            required
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
