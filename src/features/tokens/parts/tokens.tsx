import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { Connection, EndConnection, KnownList, OnceShown, useWork } from '#features/connections/public.tsx'
import { nameMax, tokensContract, tokensMost, type Token } from '../contract.ts'

const listKey = readKey(tokensContract.readTokens, {})

/** Keys for programs of the person's own. */
export function Tokens() {
  const { data, error, refetch } = useRead(tokensContract.readTokens, {})
  const isFull = (data?.tokens.length ?? 0) >= tokensMost
  return (
    <Connection
      title="Keys for your own programs"
      about={
        <>
          A key lets a program of yours read your plans, reflections and score as you. It cannot write
          anything, and it opens neither your account nor these settings.{' '}
          <a href="/api/reference" className="text-tide underline underline-offset-4">
            All calls for programs
          </a>
        </>
      }
    >
      <KnownList
        rows={data?.tokens}
        error={error}
        retry={() => void refetch()}
        label="Keys"
        empty="No key yet: no program reads anything of yours."
      >
        {(token) => <TokenRow key={token.id} token={token} />}
      </KnownList>
      {isFull ? (
        <p className="text-ink-2">You have {tokensMost} keys, which is as many as there can be.</p>
      ) : (
        <MakeToken />
      )}
    </Connection>
  )
}

function TokenRow({ token }: { token: Token }) {
  const queries = useQueryClient()
  const { time_zone } = useRhythm()
  const { isPending, run } = useWork()
  const isResting = token.scope === 'none'
  const at = (instant: string) => momentWords(instant, time_zone)
  const isOver = isPast(token.expires_at)

  async function switchTo(scope: Token['scope'], version: number) {
    const isDone = await run(async () => {
      const { name } = token
      const next = await call(tokensContract.changeToken, {
        params: { id: token.id },
        body: { name, scope, version },
      })
      await queries.invalidateQueries({ queryKey: listKey })
      toast({
        title: scope === 'none' ? `${token.name} rests` : `${token.name} reads again`,
        action: {
          label: 'Undo',
          altText: 'Use the button beside the key',
          onSelect: () => void switchTo(scope === 'none' ? 'read' : 'none', next.version),
        },
      })
    })
    if (!isDone)
      toast({ title: 'Not changed', description: 'The key is as it was. Please look at the list again.' })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="break-words">
          {token.name}
        </h3>
        <p className="text-sm text-ink-2">
          {isOver ? 'Its time is over' : isResting ? 'Rests: it opens nothing' : 'Reads'}
          {token.expires_at && !isOver
            ? `, good until ${at(token.expires_at).replace(/^on /, '')}`
            : ''}.{' '}
          {token.last_used_at ? `Last used ${at(token.last_used_at)}.` : 'Not used yet.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOver ? null : (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={isResting ? `Wake ${token.name}` : `Let ${token.name} rest`}
            onClick={() => void switchTo(isResting ? 'read' : 'none', token.version)}
          >
            {isResting ? 'Wake' : 'Let it rest'}
          </Button>
        )}
        <EndToken token={token} />
      </div>
    </li>
  )
}

const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now()

const choices = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'none', label: 'No end' },
] as const

function MakeToken() {
  const form = useId()
  const queries = useQueryClient()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [lifetime, setLifetime] = useState<(typeof choices)[number]['value']>('90')
  const [key, setKey] = useState<string | null>(null)

  function move(next: boolean) {
    setIsOpen(next)
    setName('')
    setKey(null)
    clear()
  }

  const make = () =>
    run(async () => {
      const days = lifetime === 'none' ? null : (Number(lifetime) as 30 | 90 | 365)
      setKey((await call(tokensContract.makeToken, { body: { name, days } })).key)
      await queries.invalidateQueries({ queryKey: listKey })
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
          <Segmented label="Good for" choices={choices} value={lifetime} onChange={setLifetime} />
        </form>
      )}
    </Dialog>
  )
}

function EndToken({ token }: { token: Token }) {
  const queries = useQueryClient()
  return (
    <EndConnection
      name={token.name}
      title="End this key?"
      description="Programs that use it get no answer from now on. The same key cannot come back."
      action="End the key"
      end={async () => {
        await call(tokensContract.endToken, { params: { id: token.id } })
        toast({ title: `${token.name} has ended` })
        await queries.invalidateQueries({ queryKey: listKey })
      }}
    />
  )
}
