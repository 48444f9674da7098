import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { OnceShown, useWork } from '#features/connections/public.tsx'
import { nameMax, tokensContract } from '../contract.ts'
import { firstChoices, TokenChoices } from './token-choices.tsx'

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'none', label: 'No end' },
] as const

/** Makes a key, and shows it once. */
export function MakeToken() {
  const form = useId()
  const queries = useQueryClient()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [choices, setChoices] = useState(firstChoices)
  const [lifetime, setLifetime] = useState<(typeof lifetimes)[number]['value']>('90')
  const [key, setKey] = useState<string | null>(null)

  function move(next: boolean) {
    setIsOpen(next)
    setName('')
    setChoices(firstChoices)
    setKey(null)
    clear()
  }

  const make = () =>
    run(async () => {
      const days = lifetime === 'none' ? null : (Number(lifetime) as 30 | 90 | 365)
      setKey((await call(tokensContract.makeToken, { body: { name, days, ...choices } })).key)
      await queries.invalidateQueries({ queryKey: readKey(tokensContract.readTokens, {}) })
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button className="justify-self-start">Make a key</Button>}
      title={key ? 'Your new key' : 'Make a key'}
      footer={
        key ? (
          <Button variant="primary" onClick={() => move(false)}>
            I have it
          </Button>
        ) : (
          <>
            <Button onClick={() => move(false)}>Leave it</Button>
            <Button variant="primary" type="submit" form={form} isPending={isPending}>
              Make the key
            </Button>
          </>
        )
      }
    >
      {key ? (
        <div className="grid gap-5">
          <p className="max-w-measure">
            It is shown this once. Keep it where your program finds it and nobody else does.
          </p>
          <OnceShown label="Key" secret={key} copyLabel="Copy key" />
          {choices.opens_mcp ? (
            <OnceShown
              label="For the settings of an assistant"
              secret={settingsFor(key)}
              copyLabel="Copy settings"
            />
          ) : null}
        </div>
      ) : (
        <form
          id={form}
          className="grid gap-6"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void make()
          }}
        >
          {trouble ? <Notice kind="error">{trouble}</Notice> : null}
          <Field label="What it is for">
            <TextInput
              required
              maxLength={nameMax}
              placeholder="Kitchen screen"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          <TokenChoices choices={choices} onChange={setChoices} />
          <Segmented label="Good for" choices={lifetimes} value={lifetime} onChange={setLifetime} />
        </form>
      )}
    </Dialog>
  )
}

/** What most assistants take as the description of a server. */
function settingsFor(key: string): string {
  const balanse = {
    type: 'http',
    url: `${location.origin}/mcp`,
    headers: { Authorization: `Bearer ${key}` },
  }
  return JSON.stringify({ mcpServers: { balanse } })
}
