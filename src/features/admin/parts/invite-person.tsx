import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { peopleContract } from '../contract.ts'
import { useAction } from './use-action.ts'

/** Makes a place for somebody and sends them the letter that opens it. */
export function InvitePerson({ onDone }: { onDone: () => void }) {
  const form = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState('')
  const { isPending, trouble, run, clear } = useAction()

  async function invite() {
    const isDone = await run(() => call(peopleContract.invitePerson, { body: { email: email.trim() } }))
    if (!isDone) return
    setIsOpen(false)
    toast({ title: 'The invitation is on its way', description: email.trim() })
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
      trigger={<Button>Invite somebody</Button>}
      title="Invite somebody"
      description="They get a letter with a link that opens their place, also while nobody may join by themselves. Inviting the same address again sends another letter."
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form={form} isPending={isPending} pendingText="Sending">
            Send the invitation
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void invite()
        }}
      >
        {trouble ? (
          <Notice kind="error" className="mb-4">
            {trouble}
          </Notice>
        ) : null}
        <Field label="E-mail">
          <TextInput
            required
            type="email"
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
