import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { addDays } from '#platform/contract/dates.ts'
import { emptyDay, templatesMost, type DayContent, type Item, type TemplateContent } from './contract.ts'

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
const own = { id: '00000000-0000-4000-8000-00000000000a', name: 'Garden', sign: 'leaf', hue: 3 } as const
const today = () => new Date().toISOString().slice(0, 10)
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
      left_open: [],
    })
  })

  it('keeps every field', async () => {
    const content: DayContent = {
      intention: 'Unhurried',
      great_day: 'Laughing at supper',
      main_priorities: [
        item('a', 'Draft', {
          pillar: 'purpose',
          tiny: 'One line',
          if_part: 'coffee',
          then_part: 'open it',
          size: 'tiny',
          minutes: 90,
          tiny_minutes: 5,
          starts_at: '09:30',
        }),
      ],
      time_for_me: 'The novel',
      time_for_me_done: true,
      mind_tasks: [item('m', 'Read')],
      body_tasks: [item('b', 'Stretch', { state: 'done' })],
      relationships_tasks: [item('r', 'Call Mum', { state: 'let_go' })],
      purpose_tasks: [item('p', 'Numbers')],
      other_pillars: { growth: [item('g', 'Learn')], [own.id]: [item('o', 'Water', { own_pillar: own })] },
      energy: 'low',
      minutes_available: 120,
      time_for_me_starts_at: '20:00',
      time_for_me_minutes: 30,
      put_aside: [{ ...item('x', 'Taken out'), place: 'mind', aside_on: today() }],
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
      {
        from: '2026-12-01',
        item: item('x', 'Call Mum', { state: 'moved', moved_to: '2026-12-02' }),
        place: 'priorities',
      },
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
    expect(body.carried).toEqual([{ from: '2026-12-10', item: moved, place: 'growth' }])
    expect(body.left_open).toEqual([{ from: '2026-12-10', item: item('h', 'Stays'), place: 'growth' }])
    await save('2026-12-11', 0, { main_priorities: [item('n', 'Stays', { origin_id: 'h' })] })
    expect((await mairi.call('GET', '/api/days/2026-12-11')).body.left_open).toEqual([])
    expect((await mairi.call('GET', '/api/days/2026-12-18')).body.left_open).toMatchObject([
      { from: '2026-12-11', item: { id: 'n' } },
    ])
  })

  it('leaves the later fields alone when a save of an older browser does not name them', async () => {
    const later = { energy: 'high', minutes_available: 0 } as const
    await save('2026-12-20', 0, { intention: 'one', ...later, time_for_me_starts_at: '07:15' })
    const { energy: _e, minutes_available: _m, put_aside: _p, ...rest } = emptyDay
    const { time_for_me_starts_at: _s, time_for_me_minutes: _l, ...old } = rest
    const saved = await mairi.call('PUT', '/api/days/2026-12-20', { ...old, intention: 'two', version: 1 })
    expect(saved.body).toMatchObject({ intention: 'two', ...later, time_for_me_starts_at: '07:15' })
    const fresh = await mairi.call('PUT', '/api/days/2026-12-21', { ...old, version: 0 })
    expect(fresh.body).toMatchObject({ energy: null, put_aside: [], minutes_available: null })
  })

  it('keeps what was taken out for thirty days', async () => {
    const aside = (id: string, aside_on: string) => ({ ...item(id, id), place: 'mind', aside_on })
    const put_aside = [aside('old', addDays(today(), -31)), aside('young', addDays(today(), -30))]
    const { body } = await save('2026-12-22', 0, { put_aside })
    expect(body.put_aside.map(({ id }: { id: string }) => id)).toEqual(['young'])
  })

  it.each([
    ['an energy that there is none of', { energy: 'tired' }],
    ['a time of no clock', { time_for_me_starts_at: '25:00' }],
    ['more minutes than a day has', { minutes_available: 1441 }],
    ['an item that takes no time', { mind_tasks: [{ ...item('a', 'x'), minutes: 0 }] }],
    ['a list with a name that is no name', { other_pillars: { 'not a name': [] } }],
  ])('refuses %s', async (_what, content) => {
    expect((await save('2026-12-23', 0, content as Partial<DayContent>)).status).toBe(422)
    expect((await mairi.call('GET', '/api/days/2026-12-23')).body.day.version).toBe(0)
  })

  it('holds at most 500 items in all, and says so in a sentence', async () => {
    const list = (name: string) => Array.from({ length: 50 }, (_, n) => item(`${name}${n}`, 'x'))
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, list(`p${n}-`)]))
    expect((await save('2026-12-24', 0, { other_pillars: others(10) })).status).toBe(200)
    const over = await save('2026-12-24', 1, { other_pillars: others(10), mind_tasks: [item('m', 'x')] })
    expect([over.status, over.body.message]).toEqual([
      422,
      expect.stringContaining('A day holds at most 500 items in all.'),
    ])
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

describe('templates of days', () => {
  const id = '00000000-0000-4000-8000-0000000000f1'
  const shape = {
    items: [{ place: 'mind', text: 'Read', minutes: 20, starts_at: '08:00' }],
    time_for_me: 'The novel',
    time_for_me_starts_at: null,
    time_for_me_minutes: null,
  }
  const content: TemplateContent = { name: 'Office', shape, weekdays: [1, 2], is_removed: false }
  const keep = (person: Person, version: number, more: Partial<TemplateContent> = {}, at = id) =>
    person.call('PUT', `/api/day-templates/${at}`, { ...content, ...more, version })
  let sorcha: Person
  let other: Person
  beforeAll(async () => {
    sorcha = await app.join()
    other = await app.join()
  })

  it('are kept, renamed on their version, removed, and brought back', async () => {
    const made = await keep(sorcha, 0)
    expect(made.body).toMatchObject({ ...content, id, version: 1 })
    expect((await keep(sorcha, 1, { name: 'At the office' })).body.version).toBe(2)
    const stale = await keep(sorcha, 1, { name: 'Late' })
    expect([stale.status, stale.body.current.name]).toEqual([409, 'At the office'])
    expect((await keep(sorcha, 2, { is_removed: true })).body.is_removed).toBe(true)
    const { body } = await sorcha.call('GET', '/api/day-templates')
    expect(body.templates).toMatchObject([{ id, is_removed: true, version: 3 }])
    expect((await keep(sorcha, 3)).body.is_removed).toBe(false)
  })

  it('are forgotten thirty days after they were removed', async () => {
    const gone = '00000000-0000-4000-8000-0000000000f2'
    await keep(sorcha, 0, { is_removed: true }, gone)
    await app.owner(`update public.day_templates set removed_at = now() - interval '31 days' where id = $1`, [
      gone,
    ])
    const { body } = await sorcha.call('GET', '/api/day-templates')
    expect(body.templates.map((each: { id: string }) => each.id)).toEqual([id])
    await keep(sorcha, 4, { name: 'Office' })
    expect(await app.owner(`select id from public.day_templates where id = $1`, [gone])).toEqual([])
  })

  it("are nobody else's: another person finds none there, and may use the same id", async () => {
    expect((await other.call('GET', '/api/day-templates')).body.templates).toEqual([])
    expect((await keep(other, 1)).status).toBe(404)
    expect((await keep(other, 0, { name: 'Mine' })).status).toBe(200)
    const { body } = await sorcha.call('GET', '/api/day-templates')
    expect(body.templates[0].name).not.toBe('Mine')
  })

  it('refuse no name, an odd weekday, too many items, and more than there is room for', async () => {
    const at = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    expect((await keep(sorcha, 0, { name: '  ' }, at(1))).body.message).toContain('needs a name')
    expect((await keep(sorcha, 0, { weekdays: [7] }, at(1))).status).toBe(422)
    const items = Array.from({ length: 101 }, () => ({ place: 'mind', text: 'x' }))
    expect((await keep(sorcha, 0, { shape: { ...shape, items } }, at(1))).status).toBe(422)
    const person = await app.join()
    for (let n = 0; n < templatesMost; n++) await keep(person, 0, {}, at(n))
    const over = await keep(person, 0, {}, at(99))
    expect([over.status, over.body.message]).toEqual([
      400,
      'There is room for 60 templates. Remove one that you no longer use.',
    ])
  })
})
