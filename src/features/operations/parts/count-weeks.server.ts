import type { Database } from '#platform/db/database.server.ts'
import type { Health } from '../contract.ts'
import { readWeek } from '../store/health.server.ts'

const weeksShown = 12
const dayMs = 86_400_000
/** How long the count of the week that is not over is good. */
const memoryMs = 60_000

/**
 * The last weeks, each counted in a short transaction of its own: on a large server all of them at once would take longer than
 * a question may. A week that is over is counted once in the life of this process. One that takes too long is null.
 */
export function createWeeks(database: Database): (now: Date) => Promise<Health['weeks']> {
  const known = new Map<string, { counts: { joined: number; active: number }; until: number }>()

  async function count(week: string, isOver: boolean, now: number) {
    const before = known.get(week)
    if (before && now < before.until) return before.counts
    const counts = await database.asService((rows) => readWeek(rows, week)).catch(asUncounted)
    if (counts) known.set(week, { counts, until: isOver ? Infinity : now + memoryMs })
    return counts
  }

  return async (now) => {
    const monday = Math.floor((now.getTime() / dayMs - 4) / 7) * 7 + 4
    const weeks: Health['weeks'] = []
    for (let ago = weeksShown - 1; ago >= 0; ago--) {
      const week = new Date((monday - ago * 7) * dayMs).toISOString().slice(0, 10)
      const counts = await count(week, ago > 0, now.getTime())
      weeks.push({ week, joined: counts?.joined ?? null, active: counts?.active ?? null })
    }
    for (const week of known.keys()) if (!weeks.some((one) => one.week === week)) known.delete(week)
    return weeks
  }
}

/** Only for a statement that was ended because it took too long. */
function asUncounted(error: unknown): null {
  if ((error as { code?: unknown }).code === '57014') return null
  throw error
}
