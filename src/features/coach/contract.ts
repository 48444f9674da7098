import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Version } from '#platform/contract/limits.ts'
import { SafetyCard } from '#features/safety/contract.ts'
import { Change, Proposal, Source } from './rules/change.ts'
import { KeyProposal, Proposed, waitingMost } from './rules/proposed.ts'
import { Action, Decision, Feedback, Memory, MemoryContent, Outcome, Sent, Verdict } from './rules/kept.ts'

/** One message of a person, in UTF-16 units. */
export const messageMax = 2000

/** The one catalogue of voices: what is stored, what is shown, and one line on how it sounds. The default is first. */
export const voices = [
  { id: 'calm_guide', name: 'Calm Guide', about: 'Steady, kind and concrete.' },
  { id: 'zen', name: 'Zen', about: 'Slow and spare. One breath, one question.' },
  { id: 'direct', name: 'Direct', about: 'Plain verbs. Names the one decision.' },
  { id: 'friendly', name: 'Friendly', about: 'Warm and everyday.' },
  { id: 'ted', name: 'Ted', about: 'Curious. One idea worth trying today.' },
  { id: 'sergeant', name: 'Sergeant', about: 'Brisk and respectful. Short orders for the task.' },
  { id: 'ninja', name: 'Ninja', about: 'Quiet and minimal. Finds the smallest lever.' },
] as const
export type VoiceId = (typeof voices)[number]['id']

/** The failure texts of a chat; the specification gives them word for word. */
export const failures = {
  service: 'Failed to get response from chat service',
  provider: 'Failed to get response from OpenAI',
  format: 'Invalid response format from chat service',
} as const

/** The button that ends a talk with one line to take along. */
export const endLabel = 'End the talk'

/** What tells the coach that a reply missed what was meant; it answers with buttons. */
export const notMeantLabel = 'That is not what I meant'

/** What leaves a guided exercise or moves within it; sent as ordinary messages. */
export const controls = { back: 'Back', skip: 'Skip', stop: 'Stop here' } as const

export const Engine = z.enum(['guided', 'model'])
export type Engine = z.infer<typeof Engine>

/** Which model wrote something, and on which host. */
export const WrittenBy = z.object({ model: z.string(), host: z.string() })
export type WrittenBy = z.infer<typeof WrittenBy>

/** Where the person is in an exercise. It holds words of theirs, so with privacy mode on only the browser keeps it. */
const FlowPlace = z.object({
  step: z.string().check(z.maxLength(40)),
  answers: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(messageMax))),
})
export const FlowState = z.extend(FlowPlace, {
  flow: z.string().check(z.maxLength(40)),
  /** The places before this one, so that Back restores exactly what was. */
  trail: z.array(FlowPlace).check(z.maxLength(12)),
})
export type FlowState = z.infer<typeof FlowState>

const Extras = z.object({
  /** Answers to tap; each is sent as it stands. */
  quick: z.array(z.string()),
  actions: z.array(Proposal),
  sources: z.array(Source),
})

export const ChatRequest = z.object({
  /** Only the last message of the person is used: the server has its own record of what was said before. */
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .check(z.minLength(1), z.maxLength(20)),
  botType: z._default(
    z.pipe(
      z.string().check(z.overwrite((text) => text.replace('-', '_'))),
      z.enum(['coach', 'customer_service']),
    ),
    'coach',
  ),
  /** Taken for the shape of the call; the server reads the person's own data from the database. */
  userData: z.optional(z.unknown()),
  /** A wish. Which model answers is the operator's setting. */
  model: z._default(z.string().check(z.maxLength(200)), 'gpt-4o-mini'),
  stream: z.optional(z.boolean()),
  /** Made in the browser, so that sending again after a cut line answers the same message once. */
  messageId: z.optional(z.uuid()),
  /** Only read with privacy mode on, where the server keeps no place in an exercise. */
  state: z.optional(z.nullable(FlowState)),
  /** A try: answered like any other message, and nothing of it is kept. */
  isTrial: z.optional(z.boolean()),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export const ChatReply = z.extend(Extras, {
  message: z.string().check(z.minLength(1)),
  messageId: z.uuid(),
  engine: Engine,
  safety: z.nullable(z.object({ level: z.enum(['concern', 'crisis']), card: SafetyCard })),
  written_by: z.optional(WrittenBy),
  /** A sentence to show beside the reply, such as that the model did not answer. */
  notice: z.optional(z.string()),
  /** What a person is told from time to time: that this is software, and that a break is fine. */
  reminder: z.optional(z.string()),
  /** What went to the model, where the server keeps no copy of it: private conversations and tries. */
  sent: z.optional(z.object({ host: z.string(), body: z.string() })),
  usage: z.optional(z.object({ tokens_in: z.number(), tokens_out: z.number() })),
  /** Where the exercise stands, only with privacy mode on. */
  state: z.optional(z.nullable(FlowState)),
})
export type ChatReply = z.infer<typeof ChatReply>

/** What a reader of the stream gets, one after the other. `done` repeats the whole reply. */
export type ChatEvent =
  | { type: 'safety'; level: 'concern' | 'crisis'; card: SafetyCard }
  | { type: 'meta'; engine: Engine; written_by?: WrittenBy }
  | { type: 'delta'; delta: string }
  | ({ type: 'done' } & ChatReply)
  | { type: 'error'; error: string; safety: ChatReply['safety'] }

export const ChatMessage = z.extend(Extras, {
  id: z.uuid(),
  user_id: z.uuid(),
  sender: z.enum(['user', 'assistant']),
  content: z.string(),
  engine: z.nullable(Engine),
  written_by: z.nullable(WrittenBy),
  safety_level: z.enum(['none', 'concern', 'crisis']),
  local_date: LocalDateText,
  /** The person pressed Stop while this was being written. */
  stopped: z.boolean(),
  notice: z.optional(z.string()),
  reminder: z.optional(z.string()),
  /** Something went to a model for it, and a copy of that can be shown. */
  has_sent: z.boolean(),
  version: Version,
  created_at: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** What the coach says first on a day, before the person wrote anything. */
export const Opening = z.object({
  id: z.uuid(),
  message: z.string(),
  quick: z.array(z.string()),
  sources: z.array(Source),
  state: z.nullable(FlowState),
  local_date: LocalDateText,
})
export type Opening = z.infer<typeof Opening>

export const coachContract = {
  readMessages: endpoint({
    method: 'GET',
    path: '/chat-messages',
    access: 'user',
    summary: 'The last 10 messages of the last 7 days, newest first; with `before`, 30 earlier ones',
    query: z.object({ before: z.optional(Instant.check(z.maxLength(40))) }),
    output: z.object({ messages: z.array(ChatMessage), has_more: z.boolean() }),
  }),
  readOpening: endpoint({
    method: 'GET',
    path: '/coach-opening',
    access: 'user',
    summary: 'What the coach says first today; null when the conversation of today has begun',
    output: z.object({ opening: z.nullable(Opening) }),
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    path: '/chat-messages/:id',
    access: 'user',
    summary: 'Deletes one message',
    params: z.object({ id: z.uuid() }),
    output: z.object({ deleted: z.number() }),
  }),
  deleteConversation: endpoint({
    method: 'DELETE',
    path: '/chat-messages',
    access: 'user',
    summary: 'Deletes the whole conversation and the place in any exercise',
    output: z.object({ deleted: z.number() }),
  }),
  takeBackMessage: endpoint({
    method: 'POST',
    path: '/chat-messages/:id/take-back',
    access: 'user',
    summary:
      'Removes the last message of the person and its reply, and goes back to where the talk stood before',
    params: z.object({ id: z.uuid() }),
    output: z.object({ text: z.string() }),
  }),
  readSent: endpoint({
    method: 'GET',
    path: '/chat-messages/:id/sent',
    access: 'user',
    summary: 'Exactly what was sent to a model for a reply; null when nothing was, or after thirty days',
    params: z.object({ id: z.uuid() }),
    output: z.object({ sent: z.nullable(Sent) }),
  }),
  listActions: endpoint({
    method: 'GET',
    path: '/coach-actions',
    access: 'user',
    summary: 'Answers to suggestions, newest first: at most 300, of which every “never” counts first',
    output: z.object({ actions: z.array(Action) }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/coach-actions/:id',
    access: 'user',
    summary:
      'Answers a suggestion. Accepted, its change is written where it belongs, unless something newer stands there',
    params: z.object({ id: ItemId }),
    body: z.object({ decision: Decision, change: Change }),
    output: z.object({ outcome: Outcome }),
  }),
  undoAction: endpoint({
    method: 'POST',
    path: '/coach-actions/:id/undo',
    access: 'user',
    summary: 'Takes an accepted change back, for thirty days; what was written there since stays',
    params: z.object({ id: ItemId }),
    output: z.object({ outcome: Outcome }),
  }),
  forgetAction: endpoint({
    method: 'DELETE',
    path: '/coach-actions/:id',
    access: 'user',
    summary: 'Forgets an answer; what was never to be suggested may be suggested again',
    params: z.object({ id: ItemId }),
    output: z.object({ deleted: z.number() }),
  }),
  listMemories: endpoint({
    method: 'GET',
    path: '/coach-memories',
    access: 'user',
    summary: 'What the coach is to know, pinned lines first, and whether it takes the person for a minor',
    output: z.object({ memories: z.array(Memory), is_minor: z.boolean() }),
  }),
  saveMemory: endpoint({
    method: 'PUT',
    path: '/coach-memories/:id',
    access: 'user',
    summary: 'Saves one line, based on the version named; 0 adds it',
    params: z.object({ id: z.uuid() }),
    body: z.extend(MemoryContent, { version: Version }),
    output: Memory,
  }),
  deleteMemory: endpoint({
    method: 'DELETE',
    path: '/coach-memories/:id',
    access: 'user',
    summary: 'Deletes one line',
    params: z.object({ id: z.uuid() }),
    output: z.object({ deleted: z.number() }),
  }),
  sayAdult: endpoint({
    method: 'DELETE',
    path: '/coach-minor',
    access: 'user',
    summary: 'The person says that they are 18 or older: what was kept for minors ends',
    output: z.object({ is_minor: z.literal(false) }),
  }),
  listFeedback: endpoint({
    method: 'GET',
    path: '/coach-feedback',
    access: 'user',
    summary: 'What the person said of replies, newest first',
    output: z.object({ feedback: z.array(Feedback) }),
  }),
  saveFeedback: endpoint({
    method: 'PUT',
    path: '/coach-feedback/:id',
    access: 'user',
    summary:
      'Says of a reply whether it helped; refused while the person has not allowed it in their settings',
    params: z.object({ id: z.uuid() }),
    body: z.object({ verdict: Verdict, reason: Line }),
    output: Feedback,
  }),
  deleteFeedback: endpoint({
    method: 'DELETE',
    path: '/coach-feedback/:id',
    access: 'user',
    summary: 'Takes back what was said of a reply',
    params: z.object({ id: z.uuid() }),
    output: z.object({ deleted: z.number() }),
  }),
}

/** What a person's keys propose. */
export const proposalsContract = {
  readProposals: endpoint({
    method: 'GET',
    path: '/proposals',
    access: 'user',
    summary:
      'What the keys of a person proposed in the last thirty days, the newest first; a key sees its own proposals only',
    output: z.object({ proposals: z.array(KeyProposal) }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/proposals',
    access: 'user',
    summary: `Lays a change before the person, who alone can accept it. Only for a key that may propose; at most ${waitingMost} wait at a time`,
    body: z.object({ change: Proposed }),
    output: z.object({ id: ItemId, answer: z.literal('waiting') }),
  }),
}
