// What a talk needs only when something is done with it, in one piece: it is fetched once the screen stands.
export { ConversationMenu } from './conversation-menu.tsx'
export { DictateButton } from './dictate-button.tsx'
export { KeyProposals } from './key-proposals.tsx'
export { MessageMenu } from './message-menu.tsx'
export { ModelQuestion } from './model-question.tsx'
export { ProposalCard } from './proposal-card.tsx'
export { ReadAloud } from './read-aloud.tsx'
export { turnActions } from './turn-actions.ts'
