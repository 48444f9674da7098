import { notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { gapsShown, type helpContract } from './contract.ts'
import { countGaps, deleteGap, readGaps } from './store/gaps.server.ts'

/** That the caller is an admin was checked before; the policy of the table asks once more. */
export const helpApi: Handlers<typeof helpContract> = {
  async readGaps(_input, { rows }) {
    return { gaps: await readGaps(rows, gapsShown), total: await countGaps(rows) }
  },

  async removeGap({ params }, { rows }) {
    const deleted = await deleteGap(rows, params.key)
    if (deleted === 0) throw notFound()
    return { deleted }
  },
}
