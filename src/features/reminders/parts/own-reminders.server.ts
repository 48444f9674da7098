import type { Rows } from '#platform/db/database.server.ts'
import type { Actor } from '#platform/http/serve.server.ts'
import { listSessions } from '#services/auth/public.server.ts'
import { kinds, type Reminders } from '../contract.ts'
import { startOf } from '../rules/defaults.ts'
import { readDeviceRows } from '../store/devices.server.ts'
import { readKindRows, readSettingsRow } from '../store/settings.server.ts'
import type { PushKeys } from './push-keys.server.ts'
import type { ReminderWay } from './ways.server.ts'

/** Everything that the settings screen shows of a person. */
export async function ownReminders(
  rows: Rows,
  { userId, claims }: Actor,
  ways: readonly ReminderWay[],
  keys: PushKeys,
): Promise<Reminders> {
  const { mail_trouble, ...settings } = await readSettingsRow(rows, userId)
  const chosen = await readKindRows(rows, userId)
  const sessions = await listSessions(rows, claims)
  const devices = await readDeviceRows(rows, userId)
  const offered: Reminders['ways'] = []
  for (const way of ways)
    offered.push({
      name: way.name,
      is_ready: await way.readyFor(rows, userId),
      trouble: way.name === 'mail' ? mail_trouble : '',
    })
  return {
    settings,
    kinds: kinds.map((kind) => {
      const { last_day: _lastDay, ...row } = chosen.find((each) => each.kind === kind) ?? {
        ...startOf(kind),
        last_day: null,
      }
      return { ...row, ways: row.ways.filter((name) => offered.some((way) => way.name === name)) }
    }),
    ways: offered,
    push_key: keys.publicKey,
    devices: devices.map(({ id, session_id, created_at }) => {
      const session = sessions.find((each) => each.id === session_id)
      return {
        id,
        name: session?.device ?? 'A browser',
        is_current: session?.isCurrent ?? false,
        created_at,
      }
    }),
  }
}
