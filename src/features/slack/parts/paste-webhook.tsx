import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { slackContract, slackOutsideContract } from '../contract.ts'
import { useRefreshSlack } from '../queries.ts'

/** Takes the address of an incoming webhook, which needs no app of the operator. */
export function PasteWebhook({ label }: { label: string }) {
  const form = useId()
  const refresh = useRefreshSlack()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')

  function move(next: boolean) {
    setIsOpen(next)
    setAddress('')
    clear()
  }

  const paste = () =>
    run(async () => {
      await call(slackContract.pasteSlackWebhook, { body: { address } })
      const sent = await call(slackOutsideContract.trySlack, { params: { kind: 'webhook' } })
      setIsOpen(false)
      toast({
        title: sent.trouble ? 'Kept, but the test was not taken' : 'The webhook is connected',
        description: sent.trouble || 'A test message waits for you there.',
      })
      await refresh()
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button>{label}</Button>}
      title="Paste a webhook address"
      description="In Slack, make an incoming webhook that posts to you alone, and copy its address. A test message goes there once."
      footer={
        <>
          <Button onClick={() => move(false)}>Leave it</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isPending={isPending}
            pendingText="Sending a test"
          >
            Connect it
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void paste()
        }}
      >
        {trouble ? <Notice kind="error">{trouble}</Notice> : null}
        <Field
          label="Address of the webhook"
          hint="It begins with https://hooks.slack.com/services/. It is kept sealed, and not shown again."
        >
          <TextInput
            required
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="https://hooks.slack.com/services/…"
            maxLength={500}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
