import { addDays, startOfWeek, type LocalDate } from '#platform/contract/dates.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import type { ReminderSettings } from '../contract.ts'
import { useReminderSetting } from '../queries.ts'
import { ClockField } from './clock-field.tsx'

const usualQuiet = { quiet_from: '22:00', quiet_to: '07:00' }

/** What holds for all kinds: when nothing sounds, how many come, and what may stand in them. */
export function QuietPanel({ settings }: { settings: ReminderSettings }) {
  const set = useReminderSetting()
  const { quiet_from, quiet_to, most_a_day, has_own_lines } = settings
  const hasQuiet = quiet_from !== null && quiet_to !== null
  return (
    <>
      <div className="divide-y divide-line border-t border-line">
        <div>
          <Switch
            label="Quiet hours"
            hint="Nothing leaves then: it waits in the inbox. From midnight to five it is always so."
            isOn={hasQuiet}
            onChange={(isOn) =>
              set(
                isOn ? 'Quiet hours are on' : 'Quiet hours are off',
                isOn ? usualQuiet : { quiet_from: null, quiet_to: null },
                { quiet_from, quiet_to },
              )
            }
          />
          {hasQuiet ? (
            <div className="flex flex-wrap gap-x-6 gap-y-4 pt-1 pb-4">
              <ClockField
                key={`from ${quiet_from}`}
                label="Quiet from"
                time={quiet_from}
                onChange={(time) => set('Quiet hours changed', { quiet_from: time }, { quiet_from })}
              />
              <ClockField
                key={`to ${quiet_to}`}
                label="Quiet until"
                time={quiet_to}
                onChange={(time) => set('Quiet hours changed', { quiet_to: time }, { quiet_to })}
              />
            </div>
          ) : null}
        </div>
        <Switch
          label="Your own lines in the weekly digest"
          hint="Your intentions of the week, in the inbox and in a mail to you. Never in a push or the subject of a mail."
          isOn={has_own_lines}
          onChange={(isOn) =>
            set(
              isOn ? 'Your lines may stand in the digest' : 'The digest holds counts only',
              { has_own_lines: isOn },
              { has_own_lines: !isOn },
            )
          }
        />
      </div>
      <Segmented
        label="At most, over all kinds"
        choices={[
          { value: '1', label: 'One a day' },
          { value: '2', label: 'Two a day' },
        ]}
        value={String(most_a_day)}
        onChange={(most) =>
          set(
            most === '1' ? 'One a day at most' : 'Two a day at most',
            { most_a_day: Number(most) },
            { most_a_day },
          )
        }
      />
    </>
  )
}

interface PausePanelProps {
  settings: ReminderSettings
  today: LocalDate
  /** 0 = Sunday … 6 = Saturday. */
  weekStartsOn: number
}

/** Takes a break from all of them, for the week or until the person says so. */
export function PausePanel({ settings, today, weekStartsOn }: PausePanelProps) {
  const set = useReminderSetting()
  const { is_paused, paused_until } = settings
  const isSnoozed = paused_until !== null && paused_until > today
  const before = { is_paused, paused_until }
  if (is_paused || isSnoozed)
    return (
      <Notice
        title={is_paused ? 'Reminders are paused' : `Reminders rest until ${dayWords(paused_until)}`}
        action={
          <Button
            size="sm"
            onClick={() => set('Reminders come again', { is_paused: false, paused_until: null }, before)}
          >
            Go on now
          </Button>
        }
      >
        What you chose stays as it is.
      </Notice>
    )
  const nextWeek = addDays(startOfWeek(today, weekStartsOn), 7)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => set('Snoozed for this week', { paused_until: nextWeek }, before)}>
        Snooze this week
      </Button>
      <Button size="sm" onClick={() => set('Reminders are paused', { is_paused: true }, before)}>
        Pause all
      </Button>
    </div>
  )
}

/** "Monday 30 November". */
function dayWords(date: string | null): string {
  if (date === null) return ''
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T00:00:00Z`))
}
