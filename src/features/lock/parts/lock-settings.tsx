import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { keepLock, removeLock, shut, useLock } from '../queries.ts'
import { makeLock, minuteChoices, pinShape, type ScreenLock } from '../rules.ts'

// Only pages that came over https, or from this computer itself, may do the arithmetic.
const isPossible = typeof crypto !== 'undefined' && 'subtle' in crypto

/** A code that this device asks for, and when it asks. */
export function LockSettings() {
  const lock = useLock()
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3>Screen lock</h3>
        <p className="mt-1 max-w-measure text-sm text-ink-2">
          Hides everything on this device until a code is given: for a shared table, a train, a curious child.
          It keeps a glance away. It is no safe: somebody who has this device unlocked and knows computers can
          get round it, and only signing out takes your words off it.
        </p>
      </div>
      {!isPossible ? (
        <Notice>
          Your browser offers this only on pages that come over https. The address of this server does not.
        </Notice>
      ) : lock ? (
        <LockChoices lock={lock} />
      ) : (
        <CodeDialog trigger="Set a code" onMade={keepLock} minutes={5} />
      )}
    </div>
  )
}

function LockChoices({ lock }: { lock: ScreenLock }) {
  function remove() {
    removeLock()
    toast({
      title: 'The screen lock is off',
      action: {
        label: 'Undo',
        altText: 'Set a code again on this page',
        onSelect: () => void keepLock(lock),
      },
    })
  }
  return (
    <>
      <Field label="Lock by itself" hint="Counted from the last touch or key in any tab.">
        <SelectInput
          value={lock.minutes}
          onChange={(event) => keepLock({ ...lock, minutes: Number(event.currentTarget.value) })}
        >
          {minuteChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0
                ? 'Only when I lock it'
                : minutes === 1
                  ? 'After a minute'
                  : `After ${minutes} minutes`}
            </option>
          ))}
        </SelectInput>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={shut}>Lock now</Button>
        <CodeDialog trigger="Change the code" onMade={keepLock} minutes={lock.minutes} />
        <Button variant="plain" onClick={remove}>
          Switch the lock off
        </Button>
      </div>
    </>
  )
}

interface CodeDialogProps {
  trigger: string
  minutes: number
  /** False where it could not be kept. */
  onMade: (lock: ScreenLock) => boolean
}

function CodeDialog({ trigger, minutes, onMade }: CodeDialogProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [trouble, setTrouble] = useState('')

  async function make(event: FormEvent) {
    event.preventDefault()
    if (!pinShape.test(pin)) return setTrouble('A code has 4 to 12 figures.')
    if (pin !== again) return setTrouble('The two codes are not the same.')
    if (!onMade(await makeLock(pin, minutes)))
      return setTrouble('This browser keeps nothing for this page, so there can be no code.')
    toggle(false)
    toast({ title: 'The code is set on this device' })
  }

  function toggle(next: boolean) {
    setIsOpen(next)
    setPin('')
    setAgain('')
    setTrouble('')
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={toggle}
      trigger={<Button>{trigger}</Button>}
      title="A code for this device"
      description="Choose one that you use nowhere else. It never leaves this device."
      footer={
        <Button variant="primary" type="submit" form={id}>
          Set the code
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void make(event)} className="flex flex-col gap-4">
        <Field label="Code" error={trouble}>
          <CodeInput value={pin} onChange={setPin} />
        </Field>
        <Field label="The same again">
          <CodeInput value={again} onChange={setAgain} />
        </Field>
      </form>
    </Dialog>
  )
}

function CodeInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
