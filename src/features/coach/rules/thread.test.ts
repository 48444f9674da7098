import { describe, expect, test } from 'vitest'
import { buildCard } from '#features/safety/rules/card.ts'
import { findRegion } from '#features/safety/rules/lines.ts'
import { CallError } from '#platform/contract/errors.ts'
import { failures, type ChatEvent, type ChatMessage } from '../contract.ts'
import { failureOf, replyIn } from './failure.ts'
import { piecesOf } from './quoted.ts'
import { rowsOf, withEdits } from './describe-change.ts'
import { emptyThread, joined, threadReducer, type Thread } from './thread.ts'

const date = '2026-11-21'
const sent = (thread: Thread, id = 'm1', text = 'Hello') =>
  threadReducer(thread, { type: 'sent', id, text, date })
const hear = (thread: Thread, event: ChatEvent, isQuiet = false) =>
  threadReducer(thread, { type: 'event', event, to: 'm1', date, isQuiet })
const done: ChatEvent = {
  type: 'done',
  message: 'One step.',
  messageId: 'r1',
  engine: 'guided',
  safety: null,
  quick: ['Skip'],
  actions: [],
  sources: [],
}

describe('a conversation on the screen', () => {
  test('shows the message at once, the reply as it is written, and then the whole reply in its place', () => {
    let thread = sent(emptyThread)
    expect(thread.items.map(({ content, state }) => [content, state])).toEqual([['Hello', 'sending']])
    thread = hear(thread, { type: 'meta', engine: 'model', written_by: { model: 'm', host: 'h' } })
    thread = hear(hear(thread, { type: 'delta', delta: 'One ' }), { type: 'delta', delta: 'st' })
    expect(thread.items.at(-1)).toMatchObject({ content: 'One st', state: 'writing' })
    thread = hear(thread, done)
    expect(thread.items.map(({ id, content, state }) => [id, content, state])).toEqual([
      ['m1', 'Hello', 'kept'],
      ['r1', 'One step.', 'kept'],
    ])
    expect(thread.isPending).toBe(false)
  })

  test('shows a reply only when it is whole in low stimulation', () => {
    let thread = hear(sent(emptyThread), { type: 'meta', engine: 'model' }, true)
    thread = hear(thread, { type: 'delta', delta: 'One ' }, true)
    expect(thread.items.at(-1)?.content).toBe('')
    expect(hear(thread, done, true).items.at(-1)?.content).toBe('One step.')
  })

  test('replaces what a model wrote by what the exercises say when the model failed in the middle', () => {
    let thread = hear(sent(emptyThread), { type: 'meta', engine: 'model' })
    thread = hear(thread, { type: 'delta', delta: 'Half a' })
    thread = hear(thread, { type: 'meta', engine: 'guided' })
    expect(thread.items.at(-1)).toMatchObject({ content: '', engine: 'guided' })
    thread = hear(thread, { ...done, notice: failures.provider })
    expect(thread.items).toHaveLength(2)
    expect(thread.items.at(-1)?.notice).toBe('Failed to get response from OpenAI')
  })

  test('keeps what was written by then when the person stops, and takes the message back when nothing was', () => {
    let thread = hear(sent(emptyThread), { type: 'meta', engine: 'model' })
    expect(threadReducer(thread, { type: 'stopped', id: 'm1' }).items).toEqual([])
    thread = hear(thread, { type: 'delta', delta: 'Half' })
    const stopped = threadReducer(thread, { type: 'stopped', id: 'm1' })
    expect(stopped.items.at(-1)).toMatchObject({ content: 'Half', stopped: true })
    expect(stopped.isPending).toBe(false)
  })

  test('keeps a message that got no answer, and sends it again in its place', () => {
    const failed = threadReducer(sent(emptyThread), {
      type: 'failed',
      id: 'm1',
      failure: failures.service,
      safety: null,
    })
    expect(failed.items).toMatchObject([{ content: 'Hello', state: 'unsent' }])
    expect(failed.failure).toBe('Failed to get response from chat service')
    const again = sent(failed)
    expect(again.items).toMatchObject([{ content: 'Hello', state: 'sending' }])
    expect(again.failure).toBeNull()
  })

  test('keeps the card of a refusal', () => {
    const safety = { level: 'crisis' as const, card: buildCard('crisis', findRegion('GB')) }
    const failed = hear(sent(emptyThread), { type: 'error', error: failures.service, safety })
    expect(failed.safety).toBe(safety)
  })

  test('shows what the server has and what was said since, each once', () => {
    const row = (id: string): ChatMessage => ({
      ...hear(sent(emptyThread), done).items[0]!,
      id,
      user_id: id,
      safety_level: 'none',
      has_sent: false,
      version: 1,
      created_at: '',
    })
    const thread = hear(sent(emptyThread), done)
    expect(joined([row('r1'), row('m1'), row('old')], thread).map(({ id }) => id)).toEqual([
      'old',
      'm1',
      'r1',
    ])
  })
})

test('the opening of a day stands after what is older, and goes when the talk of the day is read', () => {
  const opening = { id: 'o', message: 'Hello.', quick: ['Skip'], sources: [], state: null, local_date: date }
  const thread = sent(threadReducer(emptyThread, { type: 'opened', opening }))
  const row = (id: string, local_date: string): ChatMessage => ({
    ...thread.items[0]!,
    id,
    local_date,
    user_id: id,
    safety_level: 'none',
    has_sent: false,
    version: 1,
    created_at: '',
  })
  expect(joined([row('old', '2026-11-20')], thread).map(({ id }) => id)).toEqual(['old', 'o', 'm1'])
  expect(joined([row('o', date), row('old', '2026-11-20')], thread).map(({ id }) => id)).toEqual([
    'old',
    'o',
    'm1',
  ])
  expect(joined([row('x', date)], thread).map(({ id }) => id)).toEqual(['x', 'm1'])
  expect(joined([], threadReducer(thread, { type: 'cleared' })).map(({ id }) => id)).toEqual(['o'])
  // Answered once, it does not change any more.
  expect(threadReducer(thread, { type: 'opened', opening: null }).opening).toBe(opening)
})

describe('an answer of the server', () => {
  test('is a reply only with a message', () => {
    for (const answer of [null, {}, { message: '' }, { message: 7 }, 'text', []])
      expect(replyIn(answer)).toBeNull()
    expect(replyIn({ message: 'Hi' })).toMatchObject({
      type: 'done',
      message: 'Hi',
      engine: 'guided',
      quick: [],
    })
  })

  test('that refuses is told in its own sentence when the person can do something, else as a failure of the service', () => {
    const refusal = (status: number) =>
      new CallError(status, {
        code: 'x',
        message: 'Too quick.',
        current: { safety: { level: 'concern', card: {} } },
      })
    expect(failureOf(refusal(429))).toMatchObject({ failure: 'Too quick.', safety: { level: 'concern' } })
    for (const status of [0, 500, 502, 404]) expect(failureOf(refusal(status)).failure).toBe(failures.service)
    expect(failureOf(new TypeError('x')).failure).toBe(failures.service)
  })
})

test('a quote with a source stands alone, one without stays in the sentence', () => {
  const source = { ref: 'evening:2026-11-19', label: 'Thu evening', quote: 'walk first', path: '/x' }
  expect(piecesOf('You wrote “walk first”. And “made up”?', [source])).toEqual([
    { text: 'You wrote ' },
    { text: '“walk first”.', source },
    { text: ' And “made up”?' },
  ])
  expect(piecesOf('No quotes', [source])).toEqual([{ text: 'No quotes' }])
  expect(piecesOf('“walk first,” he said', [{ ...source, quote: 'walk first' }])[0]).toEqual({
    text: '“walk first,”',
    source: { ...source, quote: 'walk first' },
  })
})

test('a suggestion is shown field by field, and edited field by field', () => {
  const change = {
    kind: 'add_priority' as const,
    date,
    text: 'Budget talk',
    if_part: 'my voice goes quiet',
    then_part: 'I say the number',
  }
  expect(rowsOf(change, date).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Priority: Budget talk',
    'If: my voice goes quiet',
    'Then: I say the number',
  ])
  expect(withEdits(change, { text: ' Talk ', then_part: '' })).toEqual({
    kind: 'add_priority',
    date,
    text: 'Talk',
    if_part: 'my voice goes quiet',
  })
  expect(withEdits(change, { text: '  ' })).toEqual(change)
  const evening = { kind: 'add_evening' as const, date, wins: ['a', 'b'] }
  expect(withEdits(evening, { wins: 'a\n\n c ' })).toEqual({ ...evening, wins: ['a', 'c'] })
})
