import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, localDay } from '#platform/contract/dates.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyWeek } from '#features/week/contract.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'

const today = localDay(new Date(), 'Europe/London')
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await app.join()
})

const add = { kind: 'add_priority', date: today, text: 'Call Mum', tiny: 'Dial' }
const decide = (id: string, decision: string, change: object) =>
  person.call('PUT', `/api/coach-actions/${id}`, { decision, change })
const undo = (id: string) => person.call('POST', `/api/coach-actions/${id}/undo`)
const day = async () => (await person.call('GET', `/api/days/${today}`)).body.day
const say = (content: string) =>
  person.call('POST', '/functions/v1/openai-chat', {
    botType: 'coach',
    messages: [{ role: 'user', content }],
  })

describe('an accepted suggestion', () => {
  test('is written once, however often it is tapped, and stands in the log', async () => {
    expect((await decide('p-0', 'accepted', add)).body).toEqual({ outcome: 'changed' })
    expect((await decide('p-0', 'accepted', add)).body).toEqual({ outcome: 'already' })
    expect((await day()).main_priorities).toEqual([
      { id: 'p-0', text: 'Call Mum', state: 'open', tiny: 'Dial' },
    ])
    const { actions } = (await person.call('GET', '/api/coach-actions')).body
    expect(actions).toMatchObject([{ id: 'p-0', decision: 'accepted', change: add, undone_at: null }])
  })

  test('can be taken back, and accepted again', async () => {
    await decide('p-0', 'accepted', add)
    expect((await undo('p-0')).body).toEqual({ outcome: 'changed' })
    expect((await day()).main_priorities).toEqual([])
    expect((await undo('p-0')).body).toEqual({ outcome: 'already' })
    expect((await decide('p-0', 'accepted', add)).body).toEqual({ outcome: 'changed' })
  })

  test('is not taken back over what the person wrote since', async () => {
    await decide('p-0', 'accepted', { kind: 'set_intention', date: today, text: 'Calm', was: '' })
    await person.call('PUT', `/api/days/${today}`, { ...emptyDay, intention: 'Calm and mine', version: 1 })
    expect((await undo('p-0')).body).toEqual({ outcome: 'differs' })
    expect((await day()).intention).toBe('Calm and mine')
  })

  test('does not replace what the person wrote before it was accepted', async () => {
    await person.call('PUT', `/api/days/${today}`, { ...emptyDay, intention: 'Mine', version: 0 })
    const change = { kind: 'set_intention', date: today, text: 'Calm', was: '' }
    expect((await decide('p-0', 'accepted', change)).body).toEqual({ outcome: 'differs' })
    expect((await day()).intention).toBe('Mine')
    expect((await person.call('GET', '/api/coach-actions')).body.actions).toEqual([])
  })

  test('cannot be taken back after thirty days', async () => {
    await decide('p-0', 'accepted', add)
    await app.owner(`update coach_actions set created_at = now() - interval '31 days' where user_id = $1`, [
      person.userId,
    ])
    expect((await undo('p-0')).status).toBe(400)
    expect((await day()).main_priorities).toHaveLength(1)
  })

  test('changes an evening, a vision and a week, and each can be taken back', async () => {
    await decide('e-0', 'accepted', { kind: 'add_evening', date: today, wins: ['Walked'], tomorrow: 'Rest' })
    await decide('v-0', 'accepted', { kind: 'set_first_step', pillar: 'mind', text: 'Read', was: '' })
    await decide('w-0', 'accepted', { kind: 'set_week_intention', date: today, text: 'Slow', was: '' })
    const read = async () => [
      (await person.call('GET', `/api/evenings/${today}`)).body.wins,
      (await person.call('GET', '/api/visions/mind')).body.first_step,
      (await person.call('GET', `/api/weeks/${today}`)).body.week.week_intention,
    ]
    expect(await read()).toEqual([['Walked'], 'Read', 'Slow'])
    for (const id of ['e-0', 'v-0', 'w-0']) expect((await undo(id)).body).toEqual({ outcome: 'changed' })
    expect(await read()).toEqual([[], '', ''])
  })

  test('two taps at once write it once', async () => {
    const answers = await Promise.all([decide('p-0', 'accepted', add), decide('p-0', 'accepted', add)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await day()).main_priorities).toHaveLength(1)
  })

  test('is nobody else’s: the same id of another person is another answer, and undo is a 404', async () => {
    await decide('p-0', 'accepted', add)
    const other = await app.join()
    expect((await other.call('POST', '/api/coach-actions/p-0/undo')).status).toBe(404)
    expect((await other.call('DELETE', '/api/coach-actions/p-0')).status).toBe(404)
    expect((await other.call('GET', '/api/coach-actions')).body.actions).toEqual([])
  })

  test('what is no change is refused', async () => {
    for (const change of [
      {},
      { kind: 'drop_tables' },
      { ...add, date: 'x' },
      { ...add, text: 'x'.repeat(501) },
    ])
      expect((await decide('p-0', 'accepted', change)).status).toBe(422)
  })
})

describe('a suggestion that was turned down', () => {
  test('writes nothing', async () => {
    expect((await decide('p-0', 'declined', add)).body).toEqual({ outcome: 'changed' })
    expect((await day()).version).toBe(0)
  })

  test('for good is never suggested again, in no exercise and no opening, until it is allowed again', async () => {
    const item = { id: 'a', text: 'Budget talk', state: 'open' }
    for (const date of [addDays(today, -2), addDays(today, -1)])
      await person.call('PUT', `/api/days/${date}`, { ...emptyDay, main_priorities: [item], version: 0 })
    const opening = async () => (await person.call('GET', '/api/coach-opening')).body.opening.message
    expect(await opening()).toContain('Budget talk')
    const never = { kind: 'add_priority', date: today, text: 'budget talk!' }
    await decide('n-0', 'never', never)
    expect(await opening()).not.toContain('Budget talk')
    await say('Plan my day')
    for (const answer of ['Calm', 'Budget talk', 'Skip', 'Skip', 'Skip', 'Skip']) await say(answer)
    const { messages } = (await person.call('GET', '/api/chat-messages')).body
    const offers = JSON.stringify(messages.flatMap(({ actions }: { actions: unknown[] }) => actions))
    expect(offers).not.toContain('Budget talk')
    expect(JSON.stringify(messages)).toContain('You asked never to be offered this')
    expect((await person.call('DELETE', '/api/coach-actions/n-0')).body).toEqual({ deleted: 1 })
    await person.call('DELETE', '/api/chat-messages')
    expect(await opening()).toContain('Budget talk')
  })
})

describe('the end of a talk', () => {
  test('keeps one line on a tap, which the next talk begins with, once', async () => {
    await say('End the talk')
    const { body } = await say('Walk to the shop')
    const [action] = body.actions
    expect(action.change).toMatchObject({ kind: 'keep_commitment', text: 'Walk to the shop' })
    expect((await person.call('GET', '/api/coach-memories')).body.memories).toEqual([])
    await decide(action.id, 'accepted', action.change)
    // The next day, as the database knows it.
    await app.owner(`update coach_memories set kept_on = kept_on - 1 where user_id = $1`, [person.userId])
    await app.owner('delete from chat_messages where user_id = $1', [person.userId])
    const { opening } = (await person.call('GET', '/api/coach-opening')).body
    expect(opening.message).toContain('“Walk to the shop”')
    expect(opening.sources).toMatchObject([{ label: 'What you told me' }])
    await say('It worked')
    await app.owner(`update coach_memories set last_used_on = last_used_on - 1 where user_id = $1`, [
      person.userId,
    ])
    await app.owner('delete from chat_messages where user_id = $1', [person.userId])
    expect((await person.call('GET', '/api/coach-opening')).body.opening.message).not.toContain('shop')
  })
})

describe('the coach reads the week', () => {
  test('and opens with it, unless the person keeps it from the coach', async () => {
    // In the small hours it speaks of sleep instead, so it is noon where this person is.
    const ahead = 12 - new Date().getUTCHours()
    const time_zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    await person.call('PATCH', '/api/profile', { rhythm: { time_zone } })
    const today = localDay(new Date(), time_zone)
    await person.call('PUT', `/api/weeks/${today}`, { ...emptyWeek, week_intention: 'Slow', version: 0 })
    const opening = async () => (await person.call('GET', '/api/coach-opening')).body.opening
    expect((await opening()).message).toContain('Your week: “Slow”.')
    await person.call('PATCH', '/api/profile', { preferences: { coach_unread: ['weeks'] } })
    expect((await opening()).message).not.toContain('Slow')
  })
})

describe('the last message', () => {
  test('can be taken back, and the exercise stands where it stood before', async () => {
    await say('Plan my day')
    const asked = (await person.call('GET', '/api/chat-messages')).body.messages[0].content
    await say('Clam')
    const { messages } = (await person.call('GET', '/api/chat-messages')).body
    const own = messages.find(({ sender }: { sender: string }) => sender === 'user')
    const taken = await person.call('POST', `/api/chat-messages/${own.id}/take-back`)
    expect(taken.body).toEqual({ text: 'Clam' })
    expect((await person.call('GET', '/api/chat-messages')).body.messages[0].content).toBe(asked)
    await say('Back')
    // An older one cannot.
    expect((await person.call('POST', `/api/chat-messages/${own.id}/take-back`)).status).toBe(404)
  })
})

describe('what the coach is told', () => {
  const line = { kind: 'note', source: null, pinned: false, is_off: false, expires_on: null }
  const id = '00000000-0000-4000-8000-000000000001'

  test('can be added, changed, pinned and deleted, each on its version', async () => {
    const save = (more: object) =>
      person.call('PUT', `/api/coach-memories/${id}`, { ...line, statement: 'I work nights', ...more })
    expect((await save({ version: 0 })).body).toMatchObject({ statement: 'I work nights', version: 1 })
    expect((await save({ version: 1, pinned: true })).body).toMatchObject({ pinned: true, version: 2 })
    expect((await save({ version: 1, statement: 'Late' })).status).toBe(409)
    expect((await save({ version: 0, statement: '' })).status).toBe(422)
    const other = await app.join()
    expect((await other.call('DELETE', `/api/coach-memories/${id}`)).status).toBe(404)
    expect((await person.call('DELETE', `/api/coach-memories/${id}`)).body).toEqual({ deleted: 1 })
  })

  test('has an end at a hundred lines', async () => {
    await app.owner(
      `insert into coach_memories (user_id, id, kind, statement, kept_on)
       select $1, gen_random_uuid(), 'note', 'x', now() from generate_series(1, 100)`,
      [person.userId],
    )
    const answer = await person.call('PUT', `/api/coach-memories/${id}`, {
      ...line,
      statement: 'One more',
      version: 0,
    })
    expect(answer.status).toBe(400)
  })
})

describe('feedback', () => {
  const id = '00000000-0000-4000-8000-000000000002'
  test('is refused until the person allows it, and can be taken back', async () => {
    const give = () => person.call('PUT', `/api/coach-feedback/${id}`, { verdict: 'helped', reason: 'Short' })
    expect((await give()).status).toBe(400)
    await person.call('PATCH', '/api/profile', { preferences: { use_feedback_for_training: true } })
    expect((await give()).body).toMatchObject({ verdict: 'helped', reason: 'Short' })
    expect((await person.call('DELETE', `/api/coach-feedback/${id}`)).body).toEqual({ deleted: 1 })
  })
})

describe('a reply that missed what was meant', () => {
  test('is answered with buttons, and the exercise that was begun is none of them', async () => {
    await say('three good things')
    const { body } = await say('That is not what I meant')
    expect(body).toMatchObject({ engine: 'guided', actions: [], safety: null })
    expect(body.message).toContain('Say it in other words if you like, or choose what comes nearest.')
    expect(body.quick.length).toBeGreaterThan(0)
    expect(body.quick).not.toContain('Three good things')
    // Nothing is kept of it but the talk.
    expect((await person.call('GET', '/api/coach-feedback')).body.feedback).toEqual([])
    expect((await say('Plan my day')).body.message).toContain('how would you like to be today?')
  })

  test('words that name an exercise without asking for it have its button first', async () => {
    expect((await say('lucky')).body.quick[0]).toBe('Three good things')
  })
})

describe('what is to be left alone', () => {
  test('is not brought up by the coach', async () => {
    const evening = {
      mood: null,
      wins: [],
      challenges: '',
      helped: '',
      grateful_for: [],
      version: 0,
      is_finished: true,
    }
    const yesterday = addDays(localDay(new Date(), 'Europe/London'), -1)
    await person.call('PUT', `/api/evenings/${yesterday}`, { ...evening, tomorrow: 'call my old job' })
    const opening = async () => (await person.call('GET', '/api/coach-opening')).body.opening.message
    expect(await opening()).toContain('call my old job')
    const set = (preferences: object) => person.call('PATCH', '/api/profile', { preferences })
    expect((await set({ coach_topics_avoided: ['old job'] })).status).toBe(200)
    expect(await opening()).not.toContain('old job')
    expect((await set({ coach_topics_avoided: Array(13).fill('x') })).status).toBe(400)
    expect((await set({ coach_challenge: 6 })).status).toBe(400)
    expect((await set({ coach_length: 'endless' })).status).toBe(400)
  })
})

describe('a try', () => {
  test('is answered and leaves nothing behind', async () => {
    const { body } = await person.call('POST', '/functions/v1/openai-chat', {
      messages: [{ role: 'user', content: 'Plan my day' }],
      isTrial: true,
    })
    expect(body.message.length).toBeGreaterThan(0)
    expect(await app.owner('select 1 from chat_messages where user_id = $1', [person.userId])).toEqual([])
  })
})

describe('somebody who says that they are under 18', () => {
  test('gets lines for young people first, and can say that they are not', async () => {
    await say('I’m 15 and I hate school')
    expect((await person.call('GET', '/api/coach-memories')).body.is_minor).toBe(true)
    const { body } = await person.call(
      'POST',
      '/functions/v1/openai-chat',
      { messages: [{ role: 'user', content: 'I want to die' }] },
      { 'accept-language': 'en-GB' },
    )
    expect(body.safety.card.region.lines[0].name).toBe('Childline')
    await person.call('DELETE', '/api/coach-minor')
    expect((await person.call('GET', '/api/coach-memories')).body.is_minor).toBe(false)
  })
})

test('that help was shown is counted by month, and belongs to nobody', async () => {
  await say('I want to die')
  const rows = () => app.owner(`select level, shown from safety_counts where level = 'crisis'`)
  while ((await rows()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  const columns = await app.owner(
    `select column_name as name from information_schema.columns where table_name = 'safety_counts' order by 1`,
  )
  expect(columns.map(({ name }) => name)).toEqual(['level', 'month', 'shown'])
  expect((await person.call('GET', '/api/admin/safety-counts')).status).toBe(404)
  await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [person.userId])
  await app.owner('update safety_counts set shown = 9')
  const read = async () => (await person.call('GET', '/api/admin/safety-counts')).body.counts[0].shown
  expect(await read()).toBe(null)
  await app.owner('update safety_counts set shown = 10')
  expect(await read()).toBe(10)
  await expect(
    app.database.asAnyone((rows) => rows.selectFrom('safety_counts').selectAll().execute()),
  ).rejects.toThrow(/permission denied/)
})
