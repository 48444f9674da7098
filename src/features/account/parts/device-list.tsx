import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { authClient } from '#platform/web/auth-client.ts'
import { call } from '#platform/web/call.ts'
import { session } from '#platform/web/session.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { accountContract, type Device } from '../contract.ts'
import { useRhythm, useToday } from '../queries.ts'
import { requestSignOut } from './leaving.ts'
import { momentWords } from './moment-words.ts'
import { SettingsGroup } from './settings-group.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

/** Where the person is signed in, with a way to end each of it. */
export function DeviceList() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useRead(accountContract.listDevices, {})
  const { trouble, isPending, run } = useSending()
  const devices = (data?.devices ?? []).toSorted((a, b) => Number(b.is_current) - Number(a.is_current))

  async function refresh() {
    await queries.invalidateQueries({ queryKey: readKey(accountContract.listDevices, {}) })
  }

  async function signOutDevice({ id, name }: Device) {
    await run(async () => {
      await call(accountContract.signOutDevice, { params: { id } })
      await refresh()
      toast({ title: `${name} is signed out` })
    })
  }

  async function signOutOthers() {
    await run(async () => {
      await session.unpack(
        authClient.signOut({ scope: 'others' }).then(({ error }) => ({ data: null, error })),
      )
      await refresh()
      toast({ title: 'Your other devices are signed out' })
    })
  }

  return (
    <SettingsGroup
      title="Devices"
      about="Where you are signed in. If you do not know one of them, sign it out and change your password."
    >
      <TroubleNotice trouble={trouble} />
      {data ? (
        <ul className="border-t border-line">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onSignOut={() =>
                device.is_current
                  ? requestSignOut({ to: '/sign-in', scope: 'local', navigate })
                  : void signOutDevice(device)
              }
            />
          ))}
        </ul>
      ) : error ? (
        <p className="text-ink-2">{error.message}</p>
      ) : (
        <Skeleton className="h-16" />
      )}
      {devices.length > 1 ? (
        <Button isPending={isPending} className="self-start" onClick={() => void signOutOthers()}>
          Sign out everywhere else
        </Button>
      ) : null}
    </SettingsGroup>
  )
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { time_zone, day_start_hour } = useRhythm()
  const lastUsed = momentWords(device.last_used_at, useToday(), time_zone, day_start_hour)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5">
      <span className="min-w-0">
        {device.name}
        <span className="block text-sm text-ink-2">
          {device.is_current ? 'This device' : `Last used ${lastUsed}`}
        </span>
      </span>
      <Button
        size="sm"
        aria-label={device.is_current ? 'Sign out this device' : `Sign out ${device.name}`}
        onClick={onSignOut}
      >
        Sign out
      </Button>
    </li>
  )
}
