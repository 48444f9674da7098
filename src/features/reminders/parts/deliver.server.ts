import type { Database } from '#platform/db/database.server.ts'
import { isQuiet, waitAfter } from '../rules/decide.ts'
import { takeDueSends, writeSendOutcome, type DueSend, type SendOutcome } from '../store/sends.server.ts'
import type { ReminderWay, WayAnswer } from './ways.server.ts'

/** How many leave at once. */
const atOnce = 8

export interface Delivered {
  count: number
  /** Faults of ours; what they were about is tried again. */
  faults: unknown[]
}

/** Sends what waits, at most `most`, and writes down what came of each as soon as it is known. */
export async function deliverDue(
  database: Database,
  ways: readonly ReminderWay[],
  most: number,
): Promise<Delivered> {
  const taken = await database.asService((rows) => takeDueSends(rows, most))
  const faults: unknown[] = []
  const queue = taken.values()
  async function work() {
    for (const send of queue)
      await deliver(database, ways, send).catch((error: unknown) => void faults.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { count: taken.length, faults }
}

async function deliver(database: Database, ways: readonly ReminderWay[], send: DueSend): Promise<void> {
  const outcome = await tryOne(ways, send)
  await database.asService((rows) => writeSendOutcome(rows, send, outcome))
}

async function tryOne(ways: readonly ReminderWay[], send: DueSend): Promise<SendOutcome> {
  const { user_id, reminder_id: id, title, body: text, path, lines, tries } = send
  if (send.is_unwanted) return givenUp('You had switched it off by then.')
  // A try that comes later may fall into hours that the first one did not.
  if (isQuiet(new Date(), send.time_zone, send)) return givenUp('Your quiet hours had begun.')
  const way = ways.find(({ name }) => name === send.way)
  if (!way) return givenUp('This server does not offer this way.')
  const answer: WayAnswer = await way.send(user_id, { id, title, text, path, lines })
  if (answer.sent) return { state: 'sent', trouble: '', waitSeconds: 0 }
  const wait = answer.again ? waitAfter(tries) : null
  if (wait === null) return givenUp(answer.trouble)
  return { state: 'waiting', trouble: answer.trouble, waitSeconds: wait }
}

const givenUp = (trouble: string): SendOutcome => ({ state: 'given_up', trouble, waitSeconds: 0 })
