import type { Handlers } from '#platform/http/serve.server.ts'
import type { adminContract } from './contract.ts'
import { readOverviewCounts } from './store.server.ts'

export const adminApi: Handlers<typeof adminContract> = {
  readOverview: (_input, { rows }) => readOverviewCounts(rows),
}
