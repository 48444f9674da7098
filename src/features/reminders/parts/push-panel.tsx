import { useEffect, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { remindersContract, type PushDevice, type Reminders } from '../contract.ts'
import { useTakeReminders } from '../queries.ts'
import { hasSubscription, pushState, subscribe, unsubscribe } from './browser-push.ts'
import { TryWay } from './try-way.tsx'

/** Push: whether this browser is told, and which others are. */
export function PushPanel({ reminders }: { reminders: Reminders }) {
  const { devices, push_key } = reminders
  const take = useTakeReminders()
  const { isPending, trouble, run } = useWork()
  const [state, setState] = useState(pushState)
  // The server may know of a subscription that the browser has forgotten since.
  const [isHeld, setIsHeld] = useState(true)
  const current = devices.find((device) => device.is_current)
  useEffect(() => {
    void hasSubscription().then(setIsHeld, () => setIsHeld(false))
  }, [])
  const isOn = current !== undefined && isHeld && state === 'possible'
  const others = devices.filter((device) => device !== current)

  const switchOn = () =>
    run(async () => {
      const found = await subscribe(push_key).catch(() => {
        throw new Error('This browser did not set it up. Nothing was changed; it may go better later.')
      })
      setState(pushState())
      if (!found) return
      take(await call(remindersContract.addPushDevice, { body: found }))
      setIsHeld(true)
      toast({ title: 'This device is on' })
    })

  const end = (device: PushDevice) =>
    run(async () => {
      take(await call(remindersContract.endPushDevice, { params: { id: device.id } }))
      if (device.is_current) await unsubscribe().catch(() => {})
      toast({
        title: device.is_current ? 'This device is off' : `${device.name} is off`,
        description: device.is_current ? 'Switch it on again whenever you like.' : undefined,
      })
    })

  return (
    <>
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
      {state === 'unsupported' ? (
        <p className="text-ink-2">
          This browser cannot be told. On an iPhone or iPad it can once Balanse is on the Home Screen.
        </p>
      ) : state === 'denied' ? (
        <p className="text-ink-2">
          This browser was told not to show notices of Balanse. You can change that in its settings for this
          site, and then come back here.
        </p>
      ) : isOn ? null : (
        <>
          {others.length > 0 ? (
            <p className="text-ink-2">It is on elsewhere, and off on this device.</p>
          ) : null}
          <Button
            className="self-start"
            isPending={isPending}
            pendingText="One moment"
            onClick={() => void switchOn()}
          >
            Notify me on this device
          </Button>
        </>
      )}
      {devices.length > 0 ? (
        <ul className="border-t border-line" aria-label="Devices that are told">
          {devices.map((device) => (
            <li
              key={device.id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
            >
              <span className="min-w-0">
                {device.name}
                {device.is_current ? (
                  <span className="block text-sm text-ink-2">
                    {isOn ? 'This device' : 'This device, which has forgotten it: switch it on again'}
                  </span>
                ) : null}
              </span>
              <Button
                size="sm"
                aria-label={device.is_current ? 'End on this device' : `End on ${device.name}`}
                onClick={() => void end(device)}
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {devices.length > 0 ? <TryWay way="push" /> : null}
    </>
  )
}
