import { localDay } from '#platform/contract/dates.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import type { Kind, WayName } from './contract.ts'

/** A zone in which it is noon while the tests run, so that neither night nor quiet hours have a say. */
const ahead = 12 - new Date().getUTCHours()
export const noonZone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
export const noonDay = localDay(new Date(), noonZone)

/** A person at noon, with one kind switched on, whose time has just come. */
export async function makeDue(
  app: TestApp,
  person: Person,
  kind: Kind,
  ways: WayName[] = [],
  weekday: number | null = null,
): Promise<void> {
  await person.call('PATCH', '/api/profile', { rhythm: { time_zone: noonZone } })
  const body = { is_on: true, at_time: '12:00', weekday, ways }
  const { status } = await person.call('PUT', `/api/reminders/kinds/${kind}`, body)
  if (status !== 200) throw new Error(`${kind} answered ${status}`)
  await app.owner(
    `update public.reminder_kinds set next_due_at = now(), next_day = $3, last_day = null where user_id = $1 and kind = $2`,
    [person.userId, kind, noonDay],
  )
}
