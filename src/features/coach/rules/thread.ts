import {
  failures,
  type ChatEvent,
  type ChatMessage,
  type ChatReply,
  type FlowState,
  type Opening,
} from '../contract.ts'

/** A message as the screen shows it. Those on their way have a state that the server's own do not. */
export interface Shown extends Pick<
  ChatMessage,
  | 'id'
  | 'sender'
  | 'content'
  | 'local_date'
  | 'engine'
  | 'written_by'
  | 'quick'
  | 'actions'
  | 'sources'
  | 'stopped'
> {
  notice?: string | undefined
  reminder?: string | undefined
  /** Something went to a model for it: the server has a copy to show, or here it is. */
  has_sent?: boolean
  sent?: ChatReply['sent']
  /** `sending`: the person's, not answered yet. `writing`: a reply that is being written. `unsent`: nothing came back. */
  state: 'kept' | 'sending' | 'writing' | 'unsent'
}

export interface Thread {
  /** What was said since the screen was opened, oldest first. */
  items: Shown[]
  /** Between sending and the whole reply. */
  isPending: boolean
  /** Why the last message has no answer. */
  failure: string | null
  safety: ChatReply['safety']
  /** What the coach said first, before anything was said here. */
  opening: Opening | null
  /** With privacy mode on the place in an exercise lives here and nowhere else. */
  place: FlowState | null
}

export const emptyThread: Thread = {
  items: [],
  isPending: false,
  failure: null,
  safety: null,
  opening: null,
  place: null,
}

export type ThreadAction =
  | { type: 'sent'; id: string; text: string; date: string }
  | { type: 'event'; event: ChatEvent; to: string; date: string; isQuiet: boolean }
  | { type: 'stopped'; id: string }
  | { type: 'failed'; id: string; failure: string; safety: ChatReply['safety'] }
  | { type: 'removed'; id: string }
  | { type: 'taken back'; id: string }
  | { type: 'dismissed' }
  | { type: 'cleared' }
  | { type: 'opened'; opening: Opening | null }

/** The id under which a reply stands while it has none of its own. */
function draftId(id: string): string {
  return `reply-to-${id}`
}

export function threadReducer(thread: Thread, action: ThreadAction): Thread {
  switch (action.type) {
    case 'opened':
      // Once somebody has answered it, it stays as it was.
      return thread.items.length > 0
        ? thread
        : { ...thread, opening: action.opening, place: action.opening?.state ?? null }
    case 'sent': {
      const item: Shown = {
        ...bare(action.id, action.date),
        sender: 'user',
        content: action.text,
        state: 'sending',
      }
      return { ...thread, items: [...without(thread.items, action.id), item], isPending: true, failure: null }
    }
    case 'event':
      return withEvent(thread, action)
    case 'stopped': {
      const draft = thread.items.find(({ id }) => id === draftId(action.id))
      // Nothing was written yet: it is as if the message had not been sent, and the words go back to where they were.
      if (!draft?.content)
        return { ...thread, items: without(thread.items, action.id, draftId(action.id)), isPending: false }
      return {
        ...thread,
        items: settled(thread.items, action.id, { ...draft, stopped: true, state: 'kept' }),
        isPending: false,
      }
    }
    case 'failed': {
      const items = without(thread.items, draftId(action.id)).map((item) =>
        item.id === action.id ? { ...item, state: 'unsent' as const } : item,
      )
      return {
        ...thread,
        items,
        isPending: false,
        failure: action.failure,
        safety: action.safety ?? thread.safety,
      }
    }
    case 'removed':
      return { ...thread, items: without(thread.items, action.id), failure: null }
    case 'taken back': {
      // Here it is the last message of the person, so what stands after it is its reply.
      const at = thread.items.findIndex(({ id }) => id === action.id)
      return at === -1 ? thread : { ...thread, items: thread.items.slice(0, at), failure: null }
    }
    case 'dismissed':
      return { ...thread, safety: null }
    case 'cleared':
      // A conversation that is empty again begins as the day began.
      return { ...emptyThread, opening: thread.opening, place: thread.opening?.state ?? null }
  }
}

function withEvent(
  thread: Thread,
  { event, to, date, isQuiet }: Extract<ThreadAction, { type: 'event' }>,
): Thread {
  const id = draftId(to)
  const draft = thread.items.find((item) => item.id === id)
  switch (event.type) {
    case 'safety':
      return { ...thread, safety: { level: event.level, card: event.card } }
    case 'meta': {
      const started: Shown = {
        ...bare(id, date),
        sender: 'assistant',
        engine: event.engine,
        written_by: event.written_by ?? null,
        state: 'writing',
      }
      return { ...thread, items: [...without(thread.items, id), started] }
    }
    case 'delta':
      // Low stimulation shows a reply when it is whole.
      if (isQuiet || !draft) return thread
      return {
        ...thread,
        items: thread.items.map((item) =>
          item === draft ? { ...item, content: item.content + event.delta } : item,
        ),
      }
    case 'done': {
      const reply: Shown = {
        ...bare(event.messageId, date),
        sender: 'assistant',
        content: event.message,
        engine: event.engine,
        written_by: event.written_by ?? null,
        quick: event.quick ?? [],
        actions: event.actions ?? [],
        sources: event.sources ?? [],
        notice: event.notice,
        reminder: event.reminder,
        has_sent: event.engine === 'model' || event.notice === failures.provider,
        sent: event.sent,
        state: 'kept',
      }
      return {
        ...thread,
        items: settled(thread.items, to, reply),
        isPending: false,
        safety: event.safety ?? null,
        place: event.state ?? null,
      }
    }
    case 'error':
      return threadReducer(thread, { type: 'failed', id: to, failure: event.error, safety: event.safety })
  }
}

/** The person's message is kept now, and its reply stands after it. */
function settled(items: Shown[], id: string, reply: Shown): Shown[] {
  const kept = without(items, draftId(id)).map((item) =>
    item.id === id ? { ...item, state: 'kept' as const } : item,
  )
  return [...kept, reply]
}

function without(items: Shown[], ...ids: string[]): Shown[] {
  return items.filter(({ id }) => !ids.includes(id))
}

function bare(id: string, date: string): Shown {
  return {
    id,
    sender: 'user',
    content: '',
    local_date: date,
    engine: null,
    written_by: null,
    quick: [],
    actions: [],
    sources: [],
    stopped: false,
    state: 'kept',
  }
}

function openingItem(opening: Opening): Shown {
  return {
    ...bare(opening.id, opening.local_date),
    sender: 'assistant',
    content: opening.message,
    engine: 'guided',
    quick: opening.quick,
    sources: opening.sources,
  }
}

function keptItem(message: ChatMessage): Shown {
  return { ...message, state: 'kept' }
}

/**
 * What the server has (newest first), the opening of today unless the talk of today is among it, and what was said
 * since: each once, oldest first.
 */
export function joined(
  server: readonly ChatMessage[],
  { items, opening }: Pick<Thread, 'items' | 'opening'>,
): Shown[] {
  const own = new Set(items.map(({ id }) => id))
  const kept = server
    .filter(({ id }) => !own.has(id))
    .map(keptItem)
    .toReversed()
  const isNew = opening !== null && !kept.some(({ local_date: date }) => date >= opening.local_date)
  return [...kept, ...(isNew ? [openingItem(opening)] : []), ...items]
}
