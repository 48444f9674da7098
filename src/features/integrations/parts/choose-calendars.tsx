import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import {
  calendarAccountsContract,
  calendarHues,
  nameMax,
  type AccountCalendar,
  type CalendarAccount,
  type CalendarLook,
} from '../contract.ts'
import { useCalendars, useRefresh } from '../queries.ts'
import { HuePicker } from './hue-picker.tsx'

interface ChooseCalendarsProps {
  account: CalendarAccount
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Which calendars of an account stand in the day, in which colour, and how much of them is kept. */
export function ChooseCalendars({ account, isOpen, onOpenChange }: ChooseCalendarsProps) {
  const form = useId()
  const { isPending, trouble, run, clear } = useWork()
  const [chosen, setChosen] = useState<Record<string, CalendarLook['hue']>>({})
  const [isBusyOnly, setIsBusyOnly] = useState(false)
  const refresh = useRefresh()
  const brought = useCalendars().data?.calendars ?? []
  const params = { params: { id: account.id } }
  const { data, error, refetch, isFetching } = useRead(
    calendarAccountsContract.readAccountCalendars,
    params,
    {
      enabled: isOpen,
    },
  )
  const count = Object.keys(chosen).length

  function move(next: boolean) {
    onOpenChange(next)
    setChosen({})
    setIsBusyOnly(false)
    clear()
  }

  function switchTo({ remote_id }: AccountCalendar, isOn: boolean) {
    const { [remote_id]: before, ...others } = chosen
    const taken = [...brought.map(({ hue }) => hue), ...Object.values(others)]
    const free = calendarHues.find((hue) => !taken.includes(hue)) ?? 1
    setChosen(isOn ? { ...others, [remote_id]: before ?? free } : others)
  }

  const bring = () =>
    run(async () => {
      if (count === 0) throw new Error('Please choose a calendar first.')
      try {
        for (const { remote_id, name } of data?.calendars ?? []) {
          const hue = chosen[remote_id]
          if (hue === undefined) continue
          const body = { remote_id, name: name.slice(0, nameMax), hue, is_busy_only: isBusyOnly }
          await call(calendarAccountsContract.bringAccountCalendar, { ...params, body })
          setChosen(({ [remote_id]: _done, ...left }) => left)
        }
        move(false)
        toast({ title: count === 1 ? 'The calendar is here' : `${count} calendars are here` })
      } finally {
        await refresh('calendars')
      }
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      title="Which calendars stand in your day?"
      description={`From ${account.name}. They are only read.`}
      footer={
        <>
          <Button onClick={() => move(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending} pendingText="Reading">
            Bring {count === 1 ? 'it' : 'them'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void bring()
        }}
      >
        {trouble ? <Notice kind="error">{trouble}</Notice> : null}
        {!data && error && !isFetching ? (
          <Notice
            kind="error"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Notice>
        ) : null}
        {data ? null : error && !isFetching ? null : <Skeleton className="h-24" />}
        {data?.calendars.map((calendar) => (
          <Choice
            key={calendar.remote_id}
            calendar={calendar}
            hue={chosen[calendar.remote_id]}
            onSwitch={(isOn) => switchTo(calendar, isOn)}
            onHue={(hue) => setChosen((before) => ({ ...before, [calendar.remote_id]: hue }))}
          />
        ))}
        {data?.calendars.length === 0 ? <p className="text-ink-2">This account has no calendar.</p> : null}
        <div className="border-t border-line pt-4">
          <Switch
            label="Keep only the hours"
            hint="Neither titles nor places are kept on this server then. You can change it for each calendar later."
            isOn={isBusyOnly}
            onChange={setIsBusyOnly}
          />
        </div>
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  calendar: AccountCalendar
  hue: CalendarLook['hue'] | undefined
  onSwitch: (isOn: boolean) => void
  onHue: (hue: CalendarLook['hue']) => void
}

function Choice({ calendar, hue, onSwitch, onHue }: ChoiceProps) {
  if (calendar.is_here)
    return (
      <p dir="auto" className="break-words">
        {calendar.name} <span className="text-sm text-ink-2">is here already</span>
      </p>
    )
  return (
    <div className="grid gap-3">
      <Switch label={calendar.name} isOn={hue !== undefined} onChange={onSwitch} />
      {hue === undefined ? null : <HuePicker value={hue} onChange={onHue} />}
    </div>
  )
}
