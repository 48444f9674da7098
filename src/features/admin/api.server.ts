import { conflict, notFound } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import type { GateKeeper } from '#features/site/public.server.ts'
import type { adminContract, GateView } from './contract.ts'
import {
  deleteEntry,
  insertSwitch,
  readEntries,
  readMessage,
  readMessagePage,
  readOverviewCounts,
  readSwitches,
  updateMessage,
} from './store.server.ts'

/** That the caller is an admin was checked before; the policies of the tables ask once more. */
export function createAdminApi(gateKeeper: GateKeeper): Handlers<typeof adminContract> {
  return {
    readOverview: (_input, { rows }) => readOverviewCounts(rows),
    readGate: (_input, { rows }) => viewGate(rows),

    async switchGate({ body: { gate, version } }, { rows, actor }) {
      const current = await viewGate(rows)
      if (current.version !== version) throw conflict(current)
      if (current.gate === gate) return current
      const { userId, email } = actor
      const isFirst = await insertSwitch(rows, { version: version + 1, gate, userId, email })
      const view = await viewGate(rows)
      if (!isFirst) throw conflict(view)
      gateKeeper.remember(gate)
      return view
    },

    readList: ({ params, query }, { rows }) => readEntries(rows, params.list, query),

    async removeEntry({ params: { list, id } }, { rows }) {
      if (!(await deleteEntry(rows, list, id))) throw notFound()
      return { removed: true }
    },

    readMessages: ({ query }, { rows }) => readMessagePage(rows, query),

    async markMessage({ params: { id }, body: { is_answered, version } }, { rows, actor }) {
      const answeredBy = is_answered ? actor.userId : null
      const marked = await updateMessage(rows, id, { answeredBy, version })
      if (marked) return marked
      const current = await readMessage(rows, id)
      throw current ? conflict(current) : notFound()
    },
  }
}

async function viewGate(rows: Rows): Promise<GateView> {
  const switches = await readSwitches(rows)
  const [newest] = switches
  if (!newest) throw new Error('The gate has no row; the start writes one.')
  return { gate: newest.gate, version: newest.version, switches }
}
