import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, Version } from '#platform/contract/limits.ts'
import { ItemState } from '#features/plan/contract.ts'
import { Mood } from '#features/reflect/contract.ts'
import { SafetyCard } from '#features/safety/contract.ts'
import { Pillar } from '#features/vision/contract.ts'

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

/** What leaves a guided exercise or moves within it; sent as ordinary messages. */
export const controls = { back: 'Back', skip: 'Skip', stop: 'Stop here' } as const

/** Where a sentence about the person comes from. `quote` stands word for word in the reply. */
export const Source = z.object({
  /** The row and, for an item, its id: `evening:2026-11-19`, `item:2026-11-21:abc`, `vision:purpose`. */
  ref: z.string(),
  label: z.string(),
  quote: z.string(),
  path: z.string(),
})
export type Source = z.infer<typeof Source>

/** A change that the coach may offer. Nothing happens until the person accepts it in the browser. */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add_priority'),
    date: LocalDateText,
    text: Line,
    tiny: z.optional(Line),
    if_part: z.optional(Line),
    then_part: z.optional(Line),
    pillar: z.optional(Pillar),
  }),
  z.object({
    kind: z.literal('shrink_item'),
    date: LocalDateText,
    item_id: ItemId,
    text: Line,
    tiny: Line,
    /** The small version it had when this was offered. */
    was: Line,
    if_part: z.optional(Line),
    then_part: z.optional(Line),
  }),
  z.object({
    kind: z.literal('mark_item'),
    date: LocalDateText,
    item_id: ItemId,
    text: Line,
    state: ItemState,
    moved_to: z.optional(LocalDateText),
  }),
  z.object({ kind: z.literal('set_intention'), date: LocalDateText, text: Line, was: Line }),
  z.object({ kind: z.literal('set_time_for_me'), date: LocalDateText, text: Line, was: Line }),
  z.object({
    kind: z.literal('add_evening'),
    date: LocalDateText,
    mood: z.optional(Mood),
    wins: z.optional(z.array(Line)),
    challenges: z.optional(Page),
    helped: z.optional(Page),
    grateful_for: z.optional(z.array(Line)),
    tomorrow: z.optional(Line),
  }),
  z.object({ kind: z.literal('set_first_step'), pillar: Pillar, text: Line, was: Line }),
])
export type Change = z.infer<typeof Change>

export const Proposal = z.object({ id: ItemId, change: Change })
export type Proposal = z.infer<typeof Proposal>

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
}
