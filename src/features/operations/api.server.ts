import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { operationsContract } from './contract.ts'
import { createHealthApi } from './parts/health-api.server.ts'
import { createModelApi } from './parts/model-api.server.ts'
import { createPlansRoomApi } from './parts/plans-api.server.ts'
import type { Tools } from './parts/tools.server.ts'

/** How the server is and what runs on it. That the caller is an admin was checked before; no handler can reach a word of a person. */
export function createOperationsApi(tools: Tools): ApartHandlers<typeof operationsContract> {
  return { ...createHealthApi(tools), ...createModelApi(tools), ...createPlansRoomApi(tools) }
}
