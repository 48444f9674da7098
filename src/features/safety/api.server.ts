import type { Handlers } from '#platform/http/serve.server.ts'
import { countFrom, type safetyContract } from './contract.ts'
import { readCounts } from './store.server.ts'

export const safetyApi: Handlers<typeof safetyContract> = {
  async readCounts(_input, { rows }) {
    const counts = await readCounts(rows)
    return {
      counts: counts.map((count) => ({ ...count, shown: count.shown >= countFrom ? count.shown : null })),
    }
  },
}
