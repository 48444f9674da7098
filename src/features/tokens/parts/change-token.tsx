import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { nameMax, tokensContract, type Token } from '../contract.ts'
import { TokenChoices, type Choices } from './token-choices.tsx'

const choicesOf = ({ scope, reads, opens_mcp }: Token): Choices => ({
  scope: scope === 'propose' ? 'propose' : 'read',
  reads,
  opens_mcp,
})

/** Changes what a key is called and may do, from now on. One that rests is woken by it. */
export function ChangeToken({ token }: { token: Token }) {
  const form = useId()
  const queries = useQueryClient()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState(token.name)
  const [choices, setChoices] = useState(() => choicesOf(token))

  function move(next: boolean) {
    setIsOpen(next)
    setName(token.name)
    setChoices(choicesOf(token))
    clear()
  }

  const change = () =>
    run(async () => {
      const { id, version } = token
      await call(tokensContract.changeToken, { params: { id }, body: { name, version, ...choices } })
      await queries.invalidateQueries({ queryKey: readKey(tokensContract.readTokens, {}) })
      setIsOpen(false)
      toast({ title: `${name} is changed` })
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`Change ${token.name}`}>
          Change
        </Button>
      }
      title="Change this key"
      description="It counts from the next question of the program on. The key itself stays the same."
      footer={
        <>
          <Button onClick={() => move(false)}>Leave it</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            Change the key
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void change()
        }}
      >
        {trouble ? <Notice kind="error">{trouble}</Notice> : null}
        <Field label="What it is for">
          <TextInput
            required
            maxLength={nameMax}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <TokenChoices choices={choices} onChange={setChoices} />
      </form>
    </Dialog>
  )
}
