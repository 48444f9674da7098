import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import { sendMessage } from './parts/send-message.server.ts'
import { sweepMessages, takeDueMessages, writeOutcome, type DueMessage } from './store.server.ts'

const atOnce = 4
const turnMs = 60_000
/** How long a message waits after each try that was not taken; after the last one it is given up. About a day in all. */
const waits = [60, 300, 1_800, 7_200, 21_600, 43_200]

/** Sends what waits for the addresses of people, and tries again what was not taken. */
export function webhookJobs(database: Database, ask: AskOutside, vault: Seal): Jobs {
  async function send(message: DueMessage): Promise<void> {
    const { id, event, kind, row_key: row, created_at: at } = message
    const outcome = await sendMessage({ ask, vault }, message, { id, event, kind, row, at })
    const waitSeconds = waits[message.tries - 1]
    const state = outcome.trouble === '' ? 'sent' : waitSeconds === undefined ? 'given_up' : 'waiting'
    await database.asService((rows) =>
      writeOutcome(rows, message, outcome, { state, waitSeconds: waitSeconds ?? 0 }),
    )
  }
  return {
    'send-webhooks': {
      at: '* * * * *',
      attempts: 1,
      async run() {
        const until = Date.now() + turnMs
        const faults: unknown[] = []
        let taken: DueMessage[]
        do {
          taken = await database.asService((rows) => takeDueMessages(rows, atOnce))
          // A fault of ours with one message keeps nobody else waiting.
          for (const result of await Promise.allSettled(taken.map(send)))
            if (result.status === 'rejected') faults.push(result.reason)
        } while (taken.length > 0 && Date.now() < until)
        if (faults.length > 0) throw faults[0]
      },
    },
    'sweep-webhooks': {
      at: '50 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(sweepMessages)),
    },
  }
}
