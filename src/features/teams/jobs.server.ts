import type { Database } from '#platform/db/database.server.ts'
import { untilNone, type Jobs } from '#platform/jobs/job.server.ts'
import { lastWeek, shownWeek } from './rules/figures.ts'
import { sweepInvitations } from './store/invitations.server.ts'
import { lockTeam } from './store/teams.server.ts'
import { countWeek, readTeamsWithout, writeWeek } from './store/weeks.server.ts'

const atOnce = 50

/** The figures of the last week, once it has ended everywhere; looked for every day, so that a server that was away catches up. */
export function teamJobs(database: Database): Jobs {
  return {
    'count-teams': {
      at: '20 2 * * *',
      attempts: 5,
      run: () => untilNone(() => countTeams(database, new Date())),
    },
    'sweep-teams': {
      at: '25 3 * * *',
      attempts: 5,
      run: () => database.asService(sweepInvitations),
    },
  }
}

/** Answers how many teams were counted. */
export async function countTeams(database: Database, now: Date): Promise<number> {
  const week = lastWeek(now)
  const teams = await database.asService((rows) => readTeamsWithout(rows, week, atOnce))
  for (const teamId of teams)
    await database.asService(async (rows) => {
      // Nobody comes or goes while a team is counted.
      if (!(await lockTeam(rows, teamId))) return
      const counted = await countWeek(rows, teamId, week)
      await writeWeek(rows, { teamId, week, size: counted.size, shown: shownWeek(counted) })
    })
  return teams.length
}
