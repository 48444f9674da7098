import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/db/database.server.ts'
import { isLetIn, type Gate } from './rules.ts'
import { readGate, writeFirstGate, type GateState } from './store.server.ts'

export { createPricingFiller } from './parts/fill-pricing.server.ts'
export { forgetAddress, readAdminAddresses } from './store.server.ts'

/** How long an answer of the database counts: another process's switch shows here after at most this. */
const memoryMs = 2_000

export interface GateKeeper {
  /** Whether the public pages are open, at most two seconds old. */
  read(): Promise<Gate>
  /** Whether the gated pages open for this request. */
  letsIn(request: FastifyRequest): Promise<boolean>
  /** Takes over a switch that was made in this process, so that it shows at once. */
  remember(gate: Gate): void
}

/** Opens the gate's memory. `first` is the setting: it counts on a database that has never seen a switch. */
export async function createGate(database: Database, first: Gate): Promise<GateKeeper> {
  await database.asService((rows) => writeFirstGate(rows, first))
  let known: { gate: Gate; until: number } = { gate: first, until: 0 }
  let reading: Promise<Gate> | null = null

  async function ask(): Promise<Gate> {
    const before = known
    const found: GateState | undefined = await database
      .asService(readGate)
      // Pages are static: they go on while the database is away, under the rule that was last known.
      .catch(() => undefined)
    // A switch that was made here while the question was under way is newer than its answer.
    if (known === before) known = { gate: found?.gate ?? before.gate, until: Date.now() + memoryMs }
    return known.gate
  }

  async function read(): Promise<Gate> {
    if (Date.now() < known.until) return known.gate
    reading ??= ask().finally(() => (reading = null))
    return reading
  }

  return {
    read,
    async letsIn(request) {
      const { dev } = request.query as { dev?: unknown }
      return isLetIn({ gate: await read(), dev, cookies: request.headers.cookie })
    },
    remember(gate) {
      known = { gate, until: Date.now() + memoryMs }
    },
  }
}
