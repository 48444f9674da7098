import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Connection, KnownList, useWork } from '#features/connections/public.tsx'
import { calendarAccountsContract, type CalendarAccount } from '../contract.ts'
import { useCalendarAccounts, useRefresh } from '../queries.ts'
import { serviceTitles } from './account-way.ts'
import { ChooseCalendars } from './choose-calendars.tsx'
import { ConnectAccount } from './connect-account.tsx'

/** Accounts at Google and Microsoft whose calendars stand in the day. */
export function CalendarAccounts() {
  const { data, error, refetch } = useCalendarAccounts()
  const services = data?.services ?? []
  return (
    <Connection
      title="Calendars of Google and Microsoft"
      about="Sign in there once and choose calendars from a list, without a secret address. Read: the calendars that you choose, every 15 minutes. Written: nothing."
    >
      {data && services.length === 0 && data.accounts.length === 0 ? (
        <p className="text-ink-2">
          Neither is set up on this server. The secret address of a calendar works without it, above.
        </p>
      ) : (
        <KnownList
          rows={data?.accounts}
          error={error}
          retry={() => void refetch()}
          label="Accounts"
          empty="Not connected: no account of yours is read."
        >
          {(account) => (
            <AccountRow key={account.id} account={account} isSetUp={services.includes(account.service)} />
          )}
        </KnownList>
      )}
      {services.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {services.map((service) => (
            <ConnectAccount key={service} service={service} />
          ))}
        </div>
      ) : null}
    </Connection>
  )
}

function AccountRow({ account, isSetUp }: { account: CalendarAccount; isSetUp: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { name, service, trouble, calendars } = account
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 dir="auto" className="break-words">
            {name}
          </h3>
          <p className="text-sm text-ink-2">
            {trouble ? 'Needs attention' : 'Connected'}, {serviceTitles[service]}.{' '}
            {calendars === 0
              ? 'No calendar of it is here yet.'
              : calendars === 1
                ? 'One calendar of it is here.'
                : `${calendars} calendars of it are here.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {trouble || !isSetUp ? null : (
            <Button size="sm" aria-label={`Choose calendars of ${name}`} onClick={() => setIsChoosing(true)}>
              Choose calendars
            </Button>
          )}
          <EndAccount account={account} />
        </div>
      </div>
      {trouble || !isSetUp ? (
        <Notice
          className="mt-3"
          action={isSetUp && trouble ? <ConnectAccount service={service} again /> : undefined}
        >
          {trouble || 'This service is not set up on this server any more.'} What was read before is still
          here.
        </Notice>
      ) : null}
      <ChooseCalendars account={account} isOpen={isChoosing} onOpenChange={setIsChoosing} />
    </li>
  )
}

function EndAccount({ account: { id, name, service } }: { account: CalendarAccount }) {
  const refresh = useRefresh()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [events, setEvents] = useState<'keep' | 'remove'>('remove')

  function move(next: boolean) {
    setIsOpen(next)
    setEvents('remove')
    clear()
  }

  const end = () =>
    run(async () => {
      const { is_revoked } = await call(calendarAccountsContract.endCalendarAccount, {
        params: { id },
        body: { events },
      })
      setIsOpen(false)
      toast({
        title: `${name} is not connected any more`,
        description: is_revoked
          ? 'The access was handed back as well.'
          : `To take the access back there too, look under connected apps in your ${service === 'google' ? 'Google' : 'Microsoft'} account.`,
      })
      await refresh('calendars')
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`End ${name}`}>
          End
        </Button>
      }
      title="End this connection?"
      description="Nothing is read from this account any more. The calendars stay as they are where they live."
      footer={
        <>
          <Button onClick={() => move(false)}>Keep it</Button>
          <Button variant="danger" isPending={isPending} onClick={() => void end()}>
            End it
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
      <Segmented
        label="The appointments that were read"
        choices={[
          { value: 'remove', label: 'Delete them here' },
          { value: 'keep', label: 'Keep them as they are' },
        ]}
        value={events}
        onChange={setEvents}
      />
    </Dialog>
  )
}
