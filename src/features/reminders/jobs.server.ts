import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { deliverDue } from './parts/deliver.server.ts'
import { layDue } from './parts/lay-due.server.ts'
import type { ReminderWay } from './parts/ways.server.ts'
import { sweepReminders } from './store/inbox.server.ts'

/** As many kinds as are dealt with in one transaction. */
const layMost = 200
const turnMs = 50_000

const helper = 'help-send-reminders'

export interface ReminderJobParts {
  database: Database
  ways: readonly ReminderWay[]
  /** Adds a job by its name, which any process may take up. */
  add: (name: string) => Promise<unknown>
}

/** Sends reminders on time, shared between all processes, and forgets old ones. */
export function reminderJobs({ database, ways, add }: ReminderJobParts): Jobs {
  const lay = () => database.asService((rows) => layDue(rows, new Date(), layMost))
  async function turn(): Promise<void> {
    const until = Date.now() + turnMs
    // More than one go: a process that has nothing to do joins in, and calls the next one in its turn.
    if ((await lay()) === layMost) {
      await add(helper)
      while (Date.now() < until && (await lay()) > 0);
    }
    const { isDone, faults } = await deliverDue(database, ways, until)
    // Other jobs have their turn before the rest.
    if (!isDone) await add(helper)
    if (faults.length > 0) throw faults[0]
  }
  return {
    'send-reminders': { at: '* * * * *', attempts: 1, run: turn },
    [helper]: { attempts: 1, run: turn },
    'sweep-reminders': {
      at: '55 3 * * *',
      attempts: 5,
      run: () => untilNone(() => database.asService(sweepReminders)),
    },
  }
}
