import webPush from 'web-push'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { OutsideTrouble, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import { Subscription } from '../contract.ts'
import {
  deleteDeviceRow,
  readDeviceRows,
  readSealedDevices,
  type SealedDevice,
} from '../store/devices.server.ts'
import type { PushKeys } from './push-keys.server.ts'
import type { Message, ReminderWay, WayAnswer } from './ways.server.ts'

/** A sealed part opens in its own row only. */
export const deviceOwner = (userId: string, id: string): string => `push device ${userId} ${id}`

const patienceMs = 10_000
/** How long a service keeps what a browser cannot be told now: later it is of no use. */
const keptSeconds = 3_600

export interface PushParts {
  database: Database
  ask: AskOutside
  vault: Seal
  keys: () => Promise<PushKeys>
  /** How a service that carries push reaches whoever runs this server: an https or mailto address. */
  contact: string
}

/** Push to the browsers of a person. Sent is what one of them took; a browser that is gone is forgotten. */
export function pushWay(parts: PushParts): ReminderWay {
  const { database } = parts
  return {
    name: 'push',
    readyFor: async (rows, userId) => (await readDeviceRows(rows, userId)).length > 0,
    async send(userId, message) {
      const devices = await database.asService((rows) => readSealedDevices(rows, userId))
      const answers = await Promise.all(devices.map((device) => sendTo(parts, userId, device, message)))
      for (const [at, device] of devices.entries())
        if (answers[at] === 'gone')
          await database.asService((rows) => deleteDeviceRow(rows, userId, device.id))
      return sumUp(answers)
    },
  }
}

type DeviceAnswer = 'taken' | 'gone' | 'later' | 'refused'

function sumUp(answers: readonly DeviceAnswer[]): WayAnswer {
  if (answers.includes('taken')) return { sent: true }
  if (answers.includes('later'))
    return { sent: false, again: true, trouble: 'The service that carries push did not take it for now.' }
  if (answers.includes('refused'))
    return { sent: false, again: false, trouble: 'The service that carries push did not take it.' }
  return {
    sent: false,
    again: false,
    trouble: 'No device is on any more. Switch it on again where you want it.',
  }
}

/** Null when it was sealed with a key that is no more: nobody can use it again. */
function unseal(vault: Seal, userId: string, device: SealedDevice): Subscription | null {
  try {
    const text = vault.open(device.subscription_sealed, deviceOwner(userId, device.id))
    return Subscription.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function sendTo(
  { ask, vault, keys, contact }: PushParts,
  userId: string,
  device: SealedDevice,
  { id, title, text, path }: Message,
): Promise<DeviceAnswer> {
  const subscription = unseal(vault, userId, device)
  if (!subscription) return 'gone'
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify({ id, title, body: text, path }),
    {
      vapidDetails: { subject: contact, ...(await keys()) },
      TTL: keptSeconds,
      urgency: 'normal',
      // One that waits for a browser that is away is replaced by itself and never comes twice.
      topic: id.replaceAll('-', ''),
    },
  )
  try {
    const { status } = await ask({
      address: endpoint,
      method: 'POST',
      headers,
      body,
      most: 64 * 1024,
      patienceMs,
    })
    if (status >= 200 && status < 300) return 'taken'
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'later' : 'refused'
  } catch (error) {
    if (!(error instanceof OutsideTrouble)) throw error
    return ['unreachable', 'slow'].includes(error.kind) ? 'later' : 'refused'
  }
}
