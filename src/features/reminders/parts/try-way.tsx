import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { remindersOutsideContract, type WayName } from '../contract.ts'
import { useRereadReminders } from '../queries.ts'
import { wayWords } from './kind-words.ts'

/** Sends something now, so that the person sees how it comes. */
export function TryWay({ way }: { way: WayName }) {
  const reread = useRereadReminders()
  const { isPending, run } = useWork()

  async function send() {
    const isDone = await run(async () => {
      const { trouble } = await call(remindersOutsideContract.tryWay, { params: { way } })
      toast(
        trouble
          ? { title: 'Not taken', description: trouble }
          : { title: 'A trial is on its way', description: 'It may take a moment to arrive.' },
      )
      await reread()
    })
    if (!isDone)
      toast({ title: 'Not sent', description: 'The server did not answer as expected. Nothing was changed.' })
  }

  return (
    <Button
      size="sm"
      className="self-start"
      isPending={isPending}
      pendingText="Sending"
      aria-label={`Send me a trial by ${wayWords[way]}`}
      onClick={() => void send()}
    >
      Send me a trial
    </Button>
  )
}
