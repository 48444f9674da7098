import { useId, useRef, useState, type FormEvent } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import {
  calendarBytesMost,
  calendarHues,
  integrationsOutsideContract,
  nameMax,
  type Calendar,
  type CalendarLook,
} from '../contract.ts'
import { sendCalendarFile, useRefresh } from '../queries.ts'
import { countWords } from '../rules/count-words.ts'
import { CalendarLookFields } from './calendar-look.tsx'

/** Brings another calendar in, from an address or as a file. */
export function BringCalendar({ known }: { known: readonly Calendar[] }) {
  const form = useId()
  const refresh = useRefresh()
  const picker = useRef<HTMLInputElement>(null)
  const { isPending, trouble, run, clear } = useWork()
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<'address' | 'file'>('address')
  const [address, setAddress] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [look, setLook] = useState<CalendarLook>(freshLook(known))

  function move(next: boolean) {
    setIsOpen(next)
    setAddress('')
    setFile(null)
    setLook(freshLook(known))
    clear()
  }

  function choose(chosen: File) {
    setFile(chosen)
    // A file knows what it is called; a name that was typed already stays.
    const name = chosen.name.replace(/\.(ics|ical)$/i, '').slice(0, nameMax)
    setLook((before) => ({ ...before, name: before.name || name }))
  }

  async function bring() {
    const named = { ...look, name: look.name.trim() }
    await run(async () => {
      if (kind === 'file' && !file) throw new Error('Please choose a file first.')
      if (kind === 'file' && file && file.size > calendarBytesMost)
        throw new Error('This file is larger than 5 MB, which is more than a calendar of a person needs.')
      const calendar =
        kind === 'file' && file
          ? await sendCalendarFile(file, named)
          : await call(integrationsOutsideContract.addCalendar, { body: { ...named, address } })
      setIsOpen(false)
      toast({ title: `${calendar.name} is here`, description: `${countWords(calendar.events)}.` })
      await refresh('calendars')
    })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={<Button className="justify-self-start">Bring a calendar</Button>}
      title="Bring a calendar"
      footer={
        <>
          <Button onClick={() => move(false)}>Leave it</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending} pendingText="Reading it">
            Bring it
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void bring()
        }}
      >
        {trouble ? <Notice kind="error">{trouble} Nothing was changed.</Notice> : null}
        <Segmented
          label="Where it is"
          choices={[
            { value: 'address', label: 'At an address' },
            { value: 'file', label: 'In a file' },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'address' ? (
          <Field
            label="Address of the calendar"
            hint="In Google Calendar it is the “Secret address in iCal format”, in Outlook “Publish a calendar”. Many end in .ics."
          >
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
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <Button onClick={() => picker.current?.click()}>
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
            <p className="min-w-0 text-sm break-words text-ink-2" role="status">
              {file ? file.name : 'An .ics file of at most 5 MB. It is read once.'}
            </p>
            <input
              ref={picker}
              type="file"
              accept=".ics,.ical,text/calendar"
              aria-label="Calendar file"
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0]
                event.currentTarget.value = ''
                if (chosen) choose(chosen)
              }}
            />
          </div>
        )}
        <CalendarLookFields
          value={look}
          onChange={(change) => setLook((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  )
}

/** A colour that no calendar has yet, so that they can be told apart. */
function freshLook(known: readonly Calendar[]): CalendarLook {
  const hue = calendarHues.find((each) => !known.some((calendar) => calendar.hue === each)) ?? 1
  return { name: '', hue, is_busy_only: false }
}
