export { layProposal, type Laying } from './parts/lay-proposal.server.ts'
export { readMakerOf, readProposalRows } from './store.server.ts'
