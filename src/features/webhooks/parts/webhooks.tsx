import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Connection, EndConnection, KnownList, OnceShown, useWork } from '#features/connections/public.tsx'
import {
  webhooksContract,
  webhooksMost,
  webhooksOutsideContract,
  type Webhook,
  type WebhookEvent,
} from '../contract.ts'
import { WebhookLog } from './webhook-log.tsx'

const listKey = readKey(webhooksContract.readWebhooks, {})

const eventNames: Record<WebhookEvent, string> = {
  'plan.saved': 'A plan was saved',
  'reflection.saved': 'A reflection was saved',
}
const eventList = Object.keys(eventNames) as WebhookEvent[]

/** Programs that are told when something was saved. */
export function Webhooks() {
  const { data, error, refetch } = useRead(webhooksContract.readWebhooks, {})
  const isFull = (data?.webhooks.length ?? 0) >= webhooksMost
  return (
    <Connection
      title="Tell a program of yours"
      about="An address of yours is told that a plan or a reflection was saved, and which one: its date or its number, and none of its words. Each message is signed, and tried again for about a day when it is not taken."
    >
      <KnownList
        rows={data?.webhooks}
        error={error}
        retry={() => void refetch()}
        label="Addresses that are told"
        empty="No address yet: no program is told anything."
      >
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      </KnownList>
      {isFull ? (
        <p className="text-ink-2">You have {webhooksMost} addresses, which is as many as there can be.</p>
      ) : (
        <MakeWebhook />
      )}
    </Connection>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const queries = useQueryClient()
  const { run } = useWork()

  async function switchTo(is_on: boolean, version: number) {
    const isDone = await run(async () => {
      const { events } = webhook
      const next = await call(webhooksContract.changeWebhook, {
        params: { id: webhook.id },
        body: { events, is_on, version },
      })
      await queries.invalidateQueries({ queryKey: listKey })
      toast({
        title: is_on ? `${webhook.host} is told again` : `${webhook.host} is told nothing now`,
        action: {
          label: 'Undo',
          altText: 'Use the switch beside the address',
          onSelect: () => void switchTo(!is_on, next.version),
        },
      })
    })
    if (!isDone)
      toast({ title: 'Not changed', description: 'The address is as it was. Please look at the list again.' })
  }

  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="break-words">{webhook.host}</h3>
          <p className="text-sm text-ink-2">{webhook.events.map((event) => eventNames[event]).join(', ')}.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <TryWebhook webhook={webhook} />
          <EndWebhook webhook={webhook} />
        </div>
      </div>
      <Switch
        label="Is told"
        aria-label={`${webhook.host} is told`}
        isOn={webhook.is_on}
        onChange={(isOn) => void switchTo(isOn, webhook.version)}
      />
      <WebhookLog webhook={webhook} />
    </li>
  )
}

function TryWebhook({ webhook }: { webhook: Webhook }) {
  const { isPending, run } = useWork()

  async function send() {
    const isDone = await run(async () => {
      const { status, trouble } = await call(webhooksOutsideContract.tryWebhook, {
        params: { id: webhook.id },
      })
      toast({
        title: trouble ? 'Not taken' : 'Taken',
        description: trouble || `${webhook.host} answered with ${status ?? 'nothing'}.`,
      })
    })
    if (!isDone)
      toast({ title: 'Not sent', description: 'The server did not answer as expected. Nothing was changed.' })
  }

  return (
    <Button
      size="sm"
      isPending={isPending}
      pendingText="Sending"
      aria-label={`Send a test to ${webhook.host}`}
      onClick={() => void send()}
    >
      Send a test
    </Button>
  )
}

function EndWebhook({ webhook }: { webhook: Webhook }) {
  const queries = useQueryClient()
  return (
    <EndConnection
      name={webhook.host}
      title="End this address?"
      description="It is told nothing from now on, its log goes, and its secret cannot come back."
      action="End the address"
      end={async () => {
        await call(webhooksContract.endWebhook, { params: { id: webhook.id } })
        toast({ title: `${webhook.host} is told nothing any more` })
        await queries.invalidateQueries({ queryKey: listKey })
      }}
    />
  )
}

function MakeWebhook() {
  const form = useId()
  const queries = useQueryClient()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>(eventList)
  const [secret, setSecret] = useState<string | null>(null)

  function move(next: boolean) {
    setIsOpen(next)
    setAddress('')
    setEvents(eventList)
    setSecret(null)
    clear()
  }

  const make = () =>
    run(async () => {
      setSecret((await call(webhooksContract.makeWebhook, { body: { address, events } })).secret)
      await queries.invalidateQueries({ queryKey: listKey })
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button className="justify-self-start">Add an address</Button>}
      title={secret ? 'The secret that signs' : 'Tell a program of yours'}
      footer={
        secret ? (
          <Button variant="primary" onClick={() => move(false)}>
            I have it
          </Button>
        ) : (
          <>
            <Button onClick={() => move(false)}>Leave it</Button>
            <Button variant="primary" type="submit" form={form} isPending={isPending}>
              Add it
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <div className="grid gap-5">
          <p className="max-w-measure">
            Your program checks each message with it: HMAC-SHA-256 over the time, a dot and the body stands in
            the header Balanse-Signature. It is shown this once.
          </p>
          <OnceShown label="Secret" secret={secret} copyLabel="Copy secret" />
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
          <Field label="Address of your program">
            <TextInput
              required
              type="text"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={2_000}
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
          <fieldset>
            <legend className="text-sm font-semibold">When it is told</legend>
            {eventList.map((name) => (
              <Switch
                key={name}
                label={eventNames[name]}
                isOn={events.includes(name)}
                onChange={(isOn) =>
                  setEvents(eventList.filter((each) => (each === name ? isOn : events.includes(each))))
                }
              />
            ))}
          </fieldset>
        </form>
      )}
    </Dialog>
  )
}
