import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyVision, type VisionContent } from './contract.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
})
afterAll(() => app.close())

const save = (pillar: string, version: number, content: Partial<VisionContent>, today = '2026-11-21') =>
  mairi.call('PUT', `/api/visions/${pillar}`, { ...emptyVision, ...content, version, today })

describe('a vision', () => {
  it('keeps every field, and the first one starts the vision period', async () => {
    expect((await mairi.call('GET', '/api/visions')).body).toEqual({ visions: [], start_date: null })
    const content: VisionContent = {
      picture: 'It is February.',
      sentence: 'I want a body that carries me up Schiehallion.',
      values: ['strength'],
      why: 'To go on walking',
      obstacle: 'Rain',
      if_part: 'it rains',
      then_part: 'ten minutes on the stairs',
      goals: [{ id: 'g1', text: 'Walk on four days', evidence: 'Ticks' }],
      first_step: 'Boots by the door',
      is_resting: false,
    }
    const saved = await save('body', 0, content)
    expect(saved.body).toMatchObject({ ...content, pillar: 'body', version: 1 })
    await save('mind', 0, { sentence: 'One thing at a time' }, '2026-11-25')
    const { body } = await mairi.call('GET', '/api/visions')
    expect(body.start_date).toBe('2026-11-21')
    expect(body.visions.map((vision: { pillar: string }) => vision.pillar)).toEqual(['body', 'mind'])
  })

  it('may start on a day that the person chose', async () => {
    expect((await mairi.call('PUT', '/api/vision-start', { start_date: '2026-12-01' })).body).toEqual({
      start_date: '2026-12-01',
    })
    await save('purpose', 0, { sentence: 'Useful things' })
    expect((await mairi.call('GET', '/api/visions')).body.start_date).toBe('2026-12-01')
    expect((await mairi.call('PUT', '/api/vision-start', { start_date: '2026-02-30' })).status).toBe(422)
  })

  it('answers a stale save with the row as it is, and an unknown pillar with a sentence', async () => {
    const stale = await save('body', 0, { sentence: 'other' })
    expect([stale.status, stale.body.current.version]).toEqual([409, 1])
    expect((await mairi.call('GET', '/api/visions/wealth')).status).toBe(422)
  })

  it('of another person is an unwritten one', async () => {
    const other = await app.join()
    expect((await other.call('GET', '/api/visions/body')).body).toEqual({
      ...emptyVision,
      pillar: 'body',
      version: 0,
      updated_at: null,
    })
  })
})

describe('what served a vision', () => {
  const item = (text: string, more: object) => ({
    id: text.replaceAll(' ', '-'),
    text,
    state: 'done',
    ...more,
  })
  const read = (person: Person, pillar: string) =>
    person.call('GET', `/api/visions/${pillar}/served?today=2026-11-21`)

  it('is what was done or moved for it in four weeks, newest first, and only the person’s own', async () => {
    const mairi = await app.join()
    const own = '00000000-0000-4000-8000-00000000000a'
    const days: [string, object][] = [
      ['2026-10-20', { mind_tasks: [item('too long ago', {})] }],
      ['2026-11-02', { mind_tasks: [item('read', {}), item('still open', { state: 'open' })] }],
      [
        '2026-11-20',
        { main_priorities: [item('write', { pillar: 'mind', state: 'moved', moved_to: '2026-11-21' })] },
      ],
      [
        '2026-11-21',
        { main_priorities: [item('run', { pillar: 'body' })], other_pillars: { [own]: [item('dig', {})] } },
      ],
    ]
    for (const [date, content] of days)
      await mairi.call('PUT', `/api/days/${date}`, { ...emptyDay, ...content, version: 0 })
    expect((await read(mairi, 'mind')).body).toEqual({
      served: [
        { date: '2026-11-20', text: 'write', state: 'moved' },
        { date: '2026-11-02', text: 'read', state: 'done' },
      ],
      since: null,
    })
    expect((await read(mairi, own)).body.served).toEqual([{ date: '2026-11-21', text: 'dig', state: 'done' }])
    expect((await read(await app.join(), 'mind')).body).toEqual({ served: [], since: null })
    expect((await read(mairi, 'no/such')).status).toBe(404)
  })
})
