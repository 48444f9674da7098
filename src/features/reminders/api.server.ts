import { randomUUID } from 'node:crypto'
import { badRequest, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble, readAddress } from '#platform/outside/ask-outside.server.ts'
import type { TakeOutside } from '#features/connections/public.server.ts'
import { devicesMost, type remindersContract, type remindersOutsideContract } from './contract.ts'
import { ownReminders } from './parts/own-reminders.server.ts'
import type { PushKeys } from './parts/push-keys.server.ts'
import { deviceOwner } from './parts/push-way.server.ts'
import type { ReminderWay } from './parts/ways.server.ts'
import { isWeekly } from './rules/defaults.ts'
import { nextDue } from './rules/times.ts'
import { trialWords } from './rules/words.ts'
import { deleteDeviceRow, readDeviceRows, writeDeviceRow } from './store/devices.server.ts'
import { hasKindOn, markInboxRows, readInboxRows } from './store/inbox.server.ts'
import {
  readClock,
  readKindRows,
  readSettingsRow,
  writeKindRow,
  writeSettingsRow,
} from './store/settings.server.ts'

export interface RemindersParts {
  ways: readonly ReminderWay[]
  vault: Seal
  keys: () => Promise<PushKeys>
  /** Hosts that may be told without https, see createAskOutside. */
  near: readonly string[]
  take: TakeOutside
}

export function createRemindersApi(parts: RemindersParts): Handlers<typeof remindersContract> {
  const { ways, vault, near } = parts
  const own: (
    rows: Rows,
    actor: Parameters<typeof ownReminders>[1],
  ) => ReturnType<typeof ownReminders> = async (rows, actor) =>
    ownReminders(rows, actor, ways, await parts.keys())
  return {
    readReminders: (_input, { rows, actor }) => own(rows, actor),

    async saveReminderSettings({ body }, { rows, actor }) {
      const { quiet_from, quiet_to } = { ...(await readSettingsRow(rows, actor.userId)), ...body }
      if ((quiet_from === null) !== (quiet_to === null))
        throw badRequest('Quiet hours need a beginning and an end.', { quiet_to: 'is not there' })
      await writeSettingsRow(rows, actor.userId, given(body))
      return own(rows, actor)
    },

    async saveReminderKind({ params: { kind }, body }, { rows, actor, now }) {
      if (isWeekly(kind) && body.weekday === null)
        throw badRequest('Please choose a day of the week.', { weekday: 'is not there' })
      const setting = {
        ...body,
        kind,
        weekday: isWeekly(kind) ? body.weekday : null,
        ways: [...new Set(body.ways)].filter((name) => ways.some((way) => way.name === name)),
      }
      const before = (await readKindRows(rows, actor.userId)).find((each) => each.kind === kind)
      const next = setting.is_on
        ? nextDue(setting, await readClock(rows, actor.userId), now, before?.last_day ?? null)
        : null
      await writeKindRow(rows, actor.userId, setting, next)
      return own(rows, actor)
    },

    async addPushDevice({ body }, { rows, actor }) {
      const { userId, claims } = actor
      if (!claims.session_id) throw notFound()
      checkEndpoint(body.endpoint, near)
      const id = randomUUID()
      const sealed = vault.seal(JSON.stringify(body), deviceOwner(userId, id))
      await writeDeviceRow(rows, userId, claims.session_id, { id, sealed })
      if ((await readDeviceRows(rows, userId)).length > devicesMost)
        throw badRequest(`Up to ${devicesMost} devices can be told. End one to make room.`)
      return own(rows, actor)
    },

    async endPushDevice({ params: { id } }, { rows, actor }) {
      if (!(await deleteDeviceRow(rows, actor.userId, id))) throw notFound()
      return own(rows, actor)
    },

    readInbox: (_input, { rows, actor }) => inbox(rows, actor.userId),

    async changeInbox({ body: { ids, change } }, { rows, actor, now }) {
      const mark = change === 'read' || change === 'unread' ? 'read_at' : 'cleared_at'
      const at = change === 'read' || change === 'cleared' ? now : null
      await markInboxRows(rows, actor.userId, ids, mark, at)
      return inbox(rows, actor.userId)
    },
  }
}

async function inbox(rows: Rows, userId: string) {
  const reminders = await readInboxRows(rows, userId)
  return { is_used: reminders.length > 0 || (await hasKindOn(rows, userId)), reminders }
}

/** Only what was named. */
function given<T extends object>(body: T) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/** Whether it may be asked is found out when it is asked; a service that carries push always has https. */
function checkEndpoint(endpoint: string, near: readonly string[]): void {
  const sentence = 'This browser named no address of a service that carries push.'
  try {
    const url = readAddress(endpoint)
    if (url.protocol === 'https:' || near.includes(url.host)) return
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
  }
  throw badRequest(sentence, { endpoint: 'cannot be told' })
}

export function createRemindersOutsideApi({
  ways,
  take,
}: RemindersParts): ApartHandlers<typeof remindersOutsideContract> {
  return {
    async tryWay({ params }, { actor: { userId } }) {
      const way = ways.find(({ name }) => name === params.way)
      if (!way) throw notFound()
      await take(userId)
      const { title, body: text, lines, path } = trialWords
      const answer = await way.send(userId, { id: randomUUID(), title, text, lines, path })
      return { trouble: answer.sent ? '' : answer.trouble }
    },
  }
}
