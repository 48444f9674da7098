export { layProposal, type Laying } from './parts/lay-proposal.server.ts'
export { createProposalsApi } from './parts/proposals-api.server.ts'
export { readProposalRows } from './store/proposals.server.ts'
