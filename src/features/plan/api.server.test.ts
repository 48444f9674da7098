import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay, type DayContent, type Item } from './contract.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const item = (id: string, text: string, more: Partial<Item> = {}): Item => ({
  id,
  text,
  state: 'open',
  ...more,
})
const save = (date: string, version: number, content: Partial<DayContent>, person = mairi) =>
  person.call('PUT', `/api/days/${date}`, { ...emptyDay, ...content, version })

describe('the plan of a day', () => {
  beforeAll(async () => {
    mairi = await app.join()
  })

  it('is empty with version 0 before anything was written', async () => {
    const { status, body } = await mairi.call('GET', '/api/days/2026-11-21')
    expect(status).toBe(200)
    expect(body).toEqual({
      day: { ...emptyDay, user_id: mairi.userId, date: '2026-11-21', version: 0, updated_at: null },
      carried: [],
    })
  })

  it('keeps every field', async () => {
    const content: DayContent = {
      intention: 'Unhurried',
      great_day: 'Laughing at supper',
      main_priorities: [
        item('a', 'Draft', { pillar: 'purpose', tiny: 'One line', if_part: 'coffee', then_part: 'open it' }),
      ],
      time_for_me: 'The novel',
      time_for_me_done: true,
      mind_tasks: [item('m', 'Read')],
      body_tasks: [item('b', 'Stretch', { state: 'done' })],
      relationships_tasks: [item('r', 'Call Mum', { state: 'let_go' })],
      purpose_tasks: [item('p', 'Numbers')],
      other_pillars: { growth: [item('g', 'Learn')] },
    }
    const saved = await save('2026-11-22', 0, content)
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ ...content, version: 1, user_id: mairi.userId })
    expect((await mairi.call('GET', '/api/days/2026-11-22')).body.day).toEqual(saved.body)
  })

  it('counts versions up and answers a stale save with the row as it is', async () => {
    await save('2026-11-23', 0, { intention: 'one' })
    expect((await save('2026-11-23', 1, { intention: 'two' })).body.version).toBe(2)
    const stale = await save('2026-11-23', 1, { intention: 'from another tab' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'conflict', current: { intention: 'two', version: 2 } })
    expect((await save('2026-11-23', 0, { intention: 'as if new' })).status).toBe(409)
  })

  it('lets exactly one of two saves of the same version through', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => save('2026-11-24', 0, { intention: `${n}` })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  it('offers what was moved to it until it holds it', async () => {
    await save('2026-12-01', 0, {
      main_priorities: [item('x', 'Call Mum', { state: 'moved', moved_to: '2026-12-02' })],
      body_tasks: [item('y', 'Swim', { state: 'moved', moved_to: '2026-12-03' })],
    })
    const { body } = await mairi.call('GET', '/api/days/2026-12-02')
    expect(body.carried).toEqual([
      { from: '2026-12-01', item: item('x', 'Call Mum', { state: 'moved', moved_to: '2026-12-02' }) },
    ])
    await save('2026-12-02', 0, {
      main_priorities: [item('n', 'Call Mum', { origin_id: 'x', moved_from: '2026-12-01' })],
    })
    expect((await mairi.call('GET', '/api/days/2026-12-02')).body.carried).toEqual([])
  })

  it('offers what an optional pillar moved to it, too', async () => {
    const moved = item('g', 'Learn a chord', { state: 'moved', moved_to: '2026-12-11', pillar: 'growth' })
    await save('2026-12-10', 0, { other_pillars: { growth: [moved, item('h', 'Stays')] } })
    const { body } = await mairi.call('GET', '/api/days/2026-12-11')
    expect(body.carried).toEqual([{ from: '2026-12-10', item: moved }])
  })

  it.each(['2026-02-30', '2026-13-01', 'today', '20261121', '0000-00-00'])(
    'refuses the date %s with a sentence',
    async (date) => {
      const { status, body } = await mairi.call('GET', `/api/days/${date}`)
      expect([status, body.message]).toEqual([422, 'date: This date does not exist.'])
    },
  )

  it('refuses what is too long, too many or no JSON, and changes nothing', async () => {
    await save('2026-11-25', 0, { intention: 'stays' })
    const tooLong = await save('2026-11-25', 1, { great_day: 'x'.repeat(100_001) })
    expect([tooLong.status, tooLong.body.fields]).toEqual([
      422,
      { great_day: 'Please keep this under 100,000 characters.' },
    ])
    const many = Array.from({ length: 51 }, (_, n) => item(`i${n}`, 'x'))
    expect((await save('2026-11-25', 1, { mind_tasks: many })).status).toBe(422)
    const bad = await mairi.call('PUT', '/api/days/2026-11-25', '{"intention": ')
    expect([bad.status, bad.body.code]).toEqual([400, 'bad_json'])
    const huge = await mairi.call('PUT', '/api/days/2026-11-25', JSON.stringify({ x: 'y'.repeat(3_000_000) }))
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large'])
    expect((await mairi.call('GET', '/api/days/2026-11-25')).body.day).toMatchObject({
      intention: 'stays',
      version: 1,
    })
  })

  it('stores 100,000 characters, emoji and right-to-left text as they came', async () => {
    const text = '👩‍👩‍👧 שלום مرحبا '.repeat(4_000).slice(0, 100_000)
    const saved = await save('2026-11-26', 0, { great_day: text })
    expect(saved.body.great_day === text).toBe(true)
    const odd = await save('2026-11-27', 0, { intention: 'nul \0 and half \ud83d here' })
    expect([odd.status, odd.body.intention]).toEqual([200, 'nul  and half \ufffd here'])
  })

  it('shows a range of days, planned or only closed', async () => {
    const other = await app.join()
    await save(
      '2026-10-05',
      0,
      { intention: 'Monday', main_priorities: [item('a', 'Draft', { state: 'done' })] },
      other,
    )
    await other.call('PUT', '/api/evenings/2026-10-06', {
      mood: 'steady',
      wins: [],
      challenges: '',
      helped: '',
      grateful_for: [],
      tomorrow: '',
      version: 0,
      is_finished: true,
    })
    const { body } = await other.call('GET', '/api/days?from=2026-10-05&to=2026-10-11')
    expect(body.days).toEqual([
      {
        date: '2026-10-05',
        intention: 'Monday',
        priorities: [{ text: 'Draft', state: 'done' }],
        has_evening: false,
      },
      { date: '2026-10-06', intention: '', priorities: [], has_evening: true },
    ])
    expect((await other.call('GET', '/api/days?from=2026-10-11&to=2026-10-05')).status).toBe(400)
    expect((await other.call('GET', '/api/days?from=2026-01-01&to=2026-12-31')).status).toBe(400)
    expect((await mairi.call('GET', '/api/days?from=2026-10-05&to=2026-10-11')).body.days).toEqual([])
  })
})
