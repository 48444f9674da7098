import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Reminders, Way } from '../contract.ts'
import { useReminders } from '../queries.ts'
import { KindRow } from './kind-row.tsx'
import { PushPanel } from './push-panel.tsx'
import { PausePanel, QuietPanel } from './quiet-panel.tsx'
import { TryWay } from './try-way.tsx'

interface Days {
  today: LocalDate
  /** 0 = Sunday … 6 = Saturday. */
  weekStartsOn: number
}

/** Which reminders come, when and how. */
export function ReminderPanel(days: Days) {
  return (
    <div id="reminders" className="flex scroll-mt-28 flex-col gap-7">
      <OwnReminders {...days} />
    </div>
  )
}

function OwnReminders(days: Days) {
  const { data, error, refetch } = useReminders()
  if (data) return <ReminderChoices reminders={data} {...days} />
  if (error)
    return (
      <div>
        <p className="text-ink-2">{error.message}</p>
        <Button size="sm" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  return <Skeleton className="h-64" />
}

function ReminderChoices({ reminders, ...days }: Days & { reminders: Reminders }) {
  const { settings, kinds, ways } = reminders
  return (
    <>
      <p className="max-w-measure text-ink-2">
        All of them are off until you switch one on. No more than two come in a day, none on days of rest, and
        none about something that is done.
      </p>
      {kinds.some(({ is_on }) => is_on) ? <PausePanel settings={settings} {...days} /> : null}
      <ul className="border-t border-line">
        {kinds.map((setting) => (
          <KindRow key={setting.kind} setting={setting} reminders={reminders} />
        ))}
      </ul>
      {ways.map((way) => (
        <WayPanel key={way.name} way={way} reminders={reminders} />
      ))}
      <Group title="For all of them">
        <QuietPanel settings={settings} />
      </Group>
    </>
  )
}

function WayPanel({ way, reminders }: { way: Way; reminders: Reminders }) {
  if (way.name === 'push')
    return (
      <Group title="Push" about="A short notice on a device of yours. It holds none of your words.">
        <PushPanel reminders={reminders} />
      </Group>
    )
  if (way.name === 'mail')
    return (
      <Group title="Mail" about="To the address of your account, with a link that ends it in one click.">
        {way.trouble ? (
          <Notice kind="attention" title="Needs your attention">
            {way.trouble}
          </Notice>
        ) : null}
        <TryWay way="mail" />
      </Group>
    )
  return (
    <Group title="Slack" about="A message to yourself in the workspace that you connected.">
      {way.is_ready ? (
        <TryWay way="slack" />
      ) : (
        <p className="text-ink-2">
          It is not connected yet.{' '}
          <Link to="/integrations" className="text-tide underline underline-offset-4">
            Open Integrations
          </Link>
        </p>
      )}
    </Group>
  )
}

function Group({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3>{title}</h3>
        {about ? <p className="mt-1 text-sm text-ink-2">{about}</p> : null}
      </div>
      {children}
    </div>
  )
}
