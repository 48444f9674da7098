import { CallError } from '#platform/contract/errors.ts'
import type { Claims } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { proposalsContract } from '../contract.ts'
import { layProposal, type Laying } from './lay-proposal.server.ts'
import { readProposalRows } from '../store/proposals.server.ts'

/** Which key asks; undefined for the person themselves. */
function tokenOf({ token_id: id }: Claims): string | undefined {
  return typeof id === 'string' ? id : undefined
}

export function createProposalsApi(laying: Laying): ApartHandlers<typeof proposalsContract> {
  return {
    async readProposals(_input, { actor: { userId, claims }, asActor }) {
      return { proposals: await asActor((rows) => readProposalRows(rows, userId, tokenOf(claims))) }
    },

    async propose({ body: { change } }, { actor: { claims } }) {
      const tokenId = tokenOf(claims)
      if (!tokenId)
        throw new CallError(403, {
          code: 'keys_only',
          message: 'Only a key proposes. You can write your plans yourself.',
        })
      const readsPlans = Array.isArray(claims.reads) && claims.reads.includes('plans')
      return layProposal(laying, { claims, tokenId, readsPlans }, change)
    },
  }
}
