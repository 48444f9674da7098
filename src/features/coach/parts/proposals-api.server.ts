import { CallError } from '#platform/contract/errors.ts'
import type { Claims } from '#platform/db/database.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { proposalsContract } from '../contract.ts'
import { layProposal, type Laying } from './lay-proposal.server.ts'
import type { KeyProposal } from '../rules/proposed.ts'
import { readProposalRows } from '../store/proposals.server.ts'

/** Which key asks; undefined for the person themselves. */
function tokenOf({ token_id: id }: Claims): string | undefined {
  return typeof id === 'string' ? id : undefined
}

function mayReadPlans(claims: Claims): boolean {
  return !tokenOf(claims) || (Array.isArray(claims.reads) && claims.reads.includes('plans'))
}

/** What stood in the plan when something was proposed is the person's, and not for a key that may not read plans. */
function withoutPlan(proposal: KeyProposal): KeyProposal {
  const { change } = proposal
  return 'was' in change ? { ...proposal, change: { ...change, was: '' } } : proposal
}

export function createProposalsApi(laying: Laying): ApartHandlers<typeof proposalsContract> {
  return {
    async readProposals(_input, { actor: { userId, claims }, asActor }) {
      const proposals = await asActor((rows) => readProposalRows(rows, userId, tokenOf(claims)))
      return { proposals: mayReadPlans(claims) ? proposals : proposals.map(withoutPlan) }
    },

    async propose({ body: { change } }, { actor: { claims } }) {
      const tokenId = tokenOf(claims)
      if (!tokenId)
        throw new CallError(403, {
          code: 'keys_only',
          message: 'Only a key proposes. You can write your plans yourself.',
        })
      return layProposal(laying, { claims, tokenId, readsPlans: mayReadPlans(claims) }, change)
    },
  }
}
