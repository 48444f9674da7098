import type { Database } from '#platform/db/database.server.ts'
import type { Jobs } from '#platform/jobs/job.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import type { AskOutside } from '#platform/outside/ask-outside.server.ts'
import { calendarOwner } from './parts/outside-api.server.ts'
import type { CalendarServices } from './parts/calendar-services.server.ts'
import { readAccountCalendar } from './parts/read-account.server.ts'
import { fetchCalendar, troubleWords } from './parts/read-calendar.server.ts'
import { takeDueSources, writeRead, writeTrouble, type SourceRow } from './store/calendars.server.ts'

/** How many calendars are asked at the same time, and for how long one run goes on before others get their turn. */
const atOnce = 4
const turnMs = 60_000

/** Reads the calendars again whose time has come: each about every 15 minutes. */
export function integrationsJobs(
  database: Database,
  ask: AskOutside,
  vault: Seal,
  services: CalendarServices,
): Jobs {
  async function readAgain(source: SourceRow): Promise<void> {
    if (source.account_id) return readAccountCalendar({ database, vault, services }, source)
    if (!source.address_sealed) return
    const { time_zone: timeZone, is_busy_only: isBusyOnly, etag, modified } = source
    const address = vault.open(source.address_sealed, calendarOwner(source.user_id, source.id))
    const read = await fetchCalendar(ask, address, { timeZone, isBusyOnly, etag, modified }).catch(
      troubleWords,
    )
    await database.asService((rows) =>
      typeof read === 'string' ? writeTrouble(rows, source, read) : writeRead(rows, source, read),
    )
  }
  return {
    'read-calendars': {
      at: '* * * * *',
      attempts: 1,
      async run() {
        const until = Date.now() + turnMs
        const faults: unknown[] = []
        let taken: SourceRow[]
        do {
          taken = await database.asService((rows) => takeDueSources(rows, atOnce))
          // A fault of ours with one calendar keeps nobody else waiting.
          for (const result of await Promise.allSettled(taken.map(readAgain)))
            if (result.status === 'rejected') faults.push(result.reason)
        } while (taken.length > 0 && Date.now() < until)
        if (faults.length > 0) throw faults[0]
      },
    },
  }
}
