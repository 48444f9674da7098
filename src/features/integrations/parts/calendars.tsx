import { useId, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { pillarColour } from '#ui/drawing/pillar-look.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Connection, KnownList, useWork } from '#features/connections/public.tsx'
import { useRhythm } from '#features/account/public.tsx'
import {
  calendarsMost,
  integrationsContract,
  integrationsOutsideContract,
  type Calendar,
  type CalendarLook,
} from '../contract.ts'
import { useCalendars, useRefresh } from '../queries.ts'
import { countWords } from '../rules/count-words.ts'
import { momentWords } from '#features/connections/rules.ts'
import { BringCalendar } from './bring-calendar.tsx'
import { CalendarLookFields } from './calendar-look.tsx'

/** Calendar in: what stands in other calendars, beside the person's own day. */
export function Calendars() {
  const { data, error, refetch } = useCalendars()
  const calendars = data?.calendars
  return (
    <Connection
      title="Other calendars in your day"
      about="Appointments from work or home stand beside the hours of your day plan. They are only read: nothing is written into the other calendar, and the coach does not see them."
    >
      <KnownList
        rows={calendars}
        error={error}
        retry={() => void refetch()}
        label="Calendars"
        empty="No calendar yet. Bring the one that fills your days, and a plan knows what is taken."
      >
        {(calendar) => <CalendarRow key={calendar.id} calendar={calendar} />}
      </KnownList>
      {calendars && calendars.length >= calendarsMost ? (
        <p className="text-ink-2">You have {calendarsMost} calendars, which is as many as there can be.</p>
      ) : (
        <BringCalendar known={calendars ?? []} />
      )}
    </Connection>
  )
}

/** Whether it comes from somewhere that is asked again. */
function isRead({ kind }: Calendar): boolean {
  return kind !== 'file' && kind !== 'kept'
}

function CalendarRow({ calendar }: { calendar: Calendar }) {
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 dir="auto" className="flex items-center gap-2.5 break-words">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: pillarColour(`custom-${calendar.hue}`) }}
            />
            {calendar.name}
          </h3>
          <p className="text-sm text-ink-2">
            <StateWords calendar={calendar} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isRead(calendar) ? <ReadAgain calendar={calendar} /> : null}
          <ChangeCalendar calendar={calendar} />
          <RemoveCalendar calendar={calendar} />
        </div>
      </div>
      {calendar.trouble ? <Trouble calendar={calendar} /> : null}
    </li>
  )
}

function StateWords({ calendar }: { calendar: Calendar }) {
  const { time_zone } = useRhythm()
  const read = calendar.read_at ? momentWords(calendar.read_at, time_zone) : null
  const from = calendar.kind === 'file' ? 'From a file' : `From ${calendar.host}`
  return (
    <>
      {from}
      {calendar.is_busy_only ? ', only the hours' : ''}. {countWords(calendar.events)}
      {read ? `, read ${read}.` : '.'}
      {isRead(calendar) ? ' Read again every 15 minutes.' : ' It is not read again.'}
      {calendar.left_out > 0
        ? ` ${calendar.left_out === 1 ? 'One entry is' : `${calendar.left_out} entries are`} left out: too often, or not readable.`
        : ''}
    </>
  )
}

function Trouble({ calendar }: { calendar: Calendar }) {
  const { time_zone } = useRhythm()
  const next = calendar.next_at ? momentWords(calendar.next_at, time_zone) : null
  return (
    <Notice className="mt-3">
      {calendar.trouble} What was read before is still here.
      {next ? ` The next try comes ${next}.` : ''}
    </Notice>
  )
}

function ReadAgain({ calendar }: { calendar: Calendar }) {
  const refresh = useRefresh()
  const { isPending, run } = useWork()

  async function read() {
    const isDone = await run(async () => {
      const next = await call(integrationsOutsideContract.readCalendarAgain, { params: { id: calendar.id } })
      // What did not work stands beside the calendar, in words.
      if (!next.trouble)
        toast({ title: `${next.name} is up to date`, description: `${countWords(next.events)}.` })
      await refresh('calendars')
    })
    if (!isDone)
      toast({ title: 'Not read', description: 'The server did not answer as expected. Nothing was changed.' })
  }

  return (
    <Button
      size="sm"
      aria-label={`Read ${calendar.name} now`}
      isPending={isPending}
      pendingText="Reading"
      onClick={() => void read()}
    >
      Read now
    </Button>
  )
}

function ChangeCalendar({ calendar }: { calendar: Calendar }) {
  const form = useId()
  const refresh = useRefresh()
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [look, setLook] = useState<CalendarLook>(calendar)

  function move(next: boolean) {
    setIsOpen(next)
    setLook(calendar)
    clear()
  }

  const save = () =>
    run(async () => {
      const { name, hue, is_busy_only } = look
      await call(integrationsContract.changeCalendar, {
        params: { id: calendar.id },
        body: { name: name.trim(), hue, is_busy_only, version: calendar.version },
      })
      setIsOpen(false)
      toast({ title: `${name.trim()} is changed` })
      await refresh('calendars')
    })

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`Change ${calendar.name}`}>
          Change
        </Button>
      }
      title="Change this calendar"
      footer={
        <>
          <Button onClick={() => move(false)}>Leave it</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        {trouble ? <Notice kind="error">{trouble}</Notice> : null}
        <CalendarLookFields
          value={look}
          isBusyForGood={(calendar.kind === 'file' || calendar.kind === 'kept') && calendar.is_busy_only}
          onChange={(change) => setLook((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  )
}

function RemoveCalendar({ calendar }: { calendar: Calendar }) {
  const refresh = useRefresh()
  const { isPending, trouble, run } = useWork()

  const remove = () =>
    run(async () => {
      await call(integrationsContract.removeCalendar, { params: { id: calendar.id } })
      toast({ title: `${calendar.name} is gone from here` })
      await refresh('calendars')
    })

  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={`Take ${calendar.name} away`}>
          Take away
        </Button>
      }
      title="Take this calendar away?"
      description="Its appointments are deleted here, and its address as well. The calendar itself stays as it is where it lives, and you can bring it again."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" isPending={isPending} onClick={() => void remove()}>
            Take it away
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
    </Dialog>
  )
}
