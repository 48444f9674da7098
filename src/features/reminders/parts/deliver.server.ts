import type { Database } from '#platform/db/database.server.ts'
import { isQuiet, waitAfter } from '../rules/decide.ts'
import { takeDueSends, writeSendOutcomes, type DueSend, type SendOutcome } from '../store/sends.server.ts'
import type { ReminderWay, WayAnswer } from './ways.server.ts'

/** How many leave at once, and how many each hand takes in one go: one that answers slowly keeps only these waiting. */
const hands = 12
const handful = 4

export interface Delivered {
  /** Whether all that was due has been taken. */
  isDone: boolean
  /** Faults of ours; what they were about is tried again. */
  faults: unknown[]
}

/** Sends what waits until nothing is left or the time is up, and writes down what came of each handful. */
export async function deliverDue(
  database: Database,
  ways: readonly ReminderWay[],
  until: number,
): Promise<Delivered> {
  const faults: unknown[] = []
  let isDone = true
  async function work() {
    for (;;) {
      const taken = await database.asService((rows) => takeDueSends(rows, handful))
      if (taken.length === 0) return
      const outcomes: Outcome[] = []
      for (const send of taken) {
        const { user_id, reminder_id, way, tries } = send
        const outcome = await tryOne(ways, send).catch((fault: unknown) => {
          faults.push(fault)
          return notTaken(tries, 'Something went wrong on this server.')
        })
        outcomes.push({ user_id, reminder_id, way, ...outcome })
      }
      await database.asService((rows) => writeSendOutcomes(rows, outcomes))
      if (Date.now() >= until) {
        isDone = false
        return
      }
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return { isDone, faults }
}

type Outcome = Parameters<typeof writeSendOutcomes>[1][number]

async function tryOne(ways: readonly ReminderWay[], send: DueSend): Promise<SendOutcome> {
  const { user_id, reminder_id: id, title, body: text, path, lines, tries } = send
  if (send.is_unwanted) return givenUp('You had switched it off by then.')
  // A try that comes later may fall into hours that the first one did not.
  if (isQuiet(new Date(), send.time_zone, send)) return givenUp('Your quiet hours had begun.')
  const way = ways.find(({ name }) => name === send.way)
  if (!way) return givenUp('This server does not offer this way.')
  const answer: WayAnswer = await way.send(user_id, { id, title, text, path, lines })
  if (answer.sent) return { state: 'sent', trouble: '', waitSeconds: 0 }
  return answer.again ? notTaken(tries, answer.trouble) : givenUp(answer.trouble)
}

function notTaken(tries: number, trouble: string): SendOutcome {
  const wait = waitAfter(tries)
  return wait === null ? givenUp(trouble) : { state: 'waiting', trouble, waitSeconds: wait }
}

const givenUp = (trouble: string): SendOutcome => ({ state: 'given_up', trouble, waitSeconds: 0 })
