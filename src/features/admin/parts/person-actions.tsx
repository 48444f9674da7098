import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { peopleContract, type PersonRow } from '../contract.ts'
import { useAction } from './use-action.ts'

interface ActionProps {
  person: PersonRow
  onDone: () => void
}

const nameOf = (person: PersonRow) => person.email || person.full_name || 'this account'

const roles = [
  { value: 'user', label: 'User' },
  { value: 'tester', label: 'Tester' },
  { value: 'admin', label: 'Admin' },
] as const

const roleAbout = {
  user: 'Sees what is theirs.',
  tester: 'As a user, and may open the connection test.',
  admin: 'As a user, and may open this console.',
} as const

export function ChangeRole({ person, onDone }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [role, setRole] = useState(person.role)
  const { isPending, trouble, run, clear } = useAction()

  function move(next: boolean) {
    setIsOpen(next)
    setRole(person.role)
    clear()
  }

  async function change() {
    const params = { id: person.id }
    const isDone = await run(() =>
      call(peopleContract.changeRole, { params, body: { role, was: person.role } }),
    )
    if (!isDone) return
    setIsOpen(false)
    toast({
      title: `${nameOf(person)} is ${role === 'user' ? 'a user' : role === 'tester' ? 'a tester' : 'an admin'} now`,
    })
    onDone()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`Role of ${nameOf(person)}`}>
          Role
        </Button>
      }
      title="Which role?"
      description={nameOf(person)}
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button variant="primary" isPending={isPending} onClick={() => void change()}>
            Give this role
          </Button>
        </>
      }
    >
      {trouble ? (
        <Notice kind="error" className="mb-4">
          {trouble}
        </Notice>
      ) : null}
      <Segmented label="Role" isLabelHidden choices={roles} value={role} onChange={setRole} />
      <p className="mt-3 text-sm text-ink-2">{roleAbout[role]}</p>
    </Dialog>
  )
}

export function CloseDoor({ person, onDone }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, trouble, run, clear } = useAction()
  const closes = !person.is_disabled

  async function switchTo(is_disabled: boolean): Promise<boolean> {
    const isDone = await run(() =>
      call(peopleContract.changeDoor, { params: { id: person.id }, body: { is_disabled } }),
    )
    if (isDone) onDone()
    return isDone
  }

  async function press() {
    if (!(await switchTo(closes))) return
    setIsOpen(false)
    toast({
      title: closes ? `${nameOf(person)} is closed` : `${nameOf(person)} is open again`,
      action: {
        label: 'Undo',
        altText: 'Use the button beside the account',
        onSelect: () => void switchTo(!closes),
      },
    })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        clear()
      }}
      trigger={
        <Button size="sm" aria-label={`${closes ? 'Close' : 'Open'} ${nameOf(person)}`}>
          {closes ? 'Close' : 'Open again'}
        </Button>
      }
      title={closes ? 'Close this account?' : 'Open this account again?'}
      description={
        closes
          ? `${nameOf(person)} is signed out everywhere at once and cannot sign in. Everything in the account stays as it is, and you can open it again.`
          : `${nameOf(person)} can sign in again and finds everything as it was.`
      }
      footer={
        <>
          <DialogClose>
            <Button>Leave it</Button>
          </DialogClose>
          <Button variant={closes ? 'danger' : 'primary'} isPending={isPending} onClick={() => void press()}>
            {closes ? 'Close the account' : 'Open the account'}
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}

export function RemoveSecondSteps({ person, onDone }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, trouble, run, clear } = useAction()

  async function remove() {
    if (!(await run(() => call(peopleContract.removeSecondSteps, { params: { id: person.id } })))) return
    setIsOpen(false)
    toast({ title: `${nameOf(person)} signs in without a second step now` })
    onDone()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        clear()
      }}
      trigger={
        <Button size="sm" aria-label={`Remove the second steps of ${nameOf(person)}`}>
          Remove second steps
        </Button>
      }
      title="Remove every second step?"
      description={`Do it only when you know that ${nameOf(person)} asked for it: from then on the password alone opens the account. They can add a second step again.`}
      footer={
        <>
          <DialogClose>
            <Button>Leave them</Button>
          </DialogClose>
          <Button variant="danger" isPending={isPending} onClick={() => void remove()}>
            Remove them
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
