import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening, type EveningContent } from '#features/reflect/contract.ts'
import { emptyDraft } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const span = 'from=2026-11-01&to=2026-11-30'
const evening = (person: Person, date: string, given: Partial<EveningContent>) =>
  person.call('PUT', `/api/evenings/${date}`, { ...emptyEvening, ...given, version: 0, is_finished: true })
const entry = (person: Person, date: string, mood: string) =>
  person.call('PUT', `/api/journal-entries/${randomUUID()}`, {
    date,
    title: '',
    body: 'Words',
    fields: {},
    tags: [],
    mood,
    kind: 'entry',
    template: 'blank',
    version: 0,
    is_finished: true,
  })

describe('insights', () => {
  it('hold mood, done and what helped of each day, and none of anybody else', async () => {
    const [ailsa, ben] = [await app.join(), await app.join('Ben')]
    await ailsa.call('PUT', '/api/days/2026-11-03', {
      ...emptyDay,
      main_priorities: [
        { id: 'a', text: 'Walk', state: 'done' },
        { id: 'b', text: 'Talk', state: 'open' },
      ],
      energy: 'low',
      version: 0,
    })
    await entry(ailsa, '2026-11-03', 'heavy')
    await evening(ailsa, '2026-11-03', { mood: 'light', helped: ' Iain listened ', helped_by: ['Rest'] })
    await entry(ailsa, '2026-11-04', 'flat')
    await evening(ailsa, '2026-10-31', { mood: 'bright' })
    const { body } = await ailsa.call('GET', `/api/insights?${span}`)
    expect(body.days).toEqual([
      {
        date: '2026-11-03',
        mood: 'light',
        energy: 'low',
        done: 1,
        planned: 2,
        helped: ['Rest', 'Iain listened'],
      },
      { date: '2026-11-04', mood: 'flat', energy: null, done: 0, planned: 0, helped: [] },
    ])
    expect((await ben.call('GET', `/api/insights?${span}`)).body.days).toEqual([])
    expect((await app.call('GET', `/api/insights?${span}`)).status).toBe(401)
  })

  it('look at no more than a year', async () => {
    const person = await app.join()
    for (const wrong of [
      'from=2025-01-01&to=2026-11-30',
      'from=2026-11-30&to=2026-11-01',
      'from=2026-02-30&to=x',
    ])
      for (const path of ['insights', 'report-words'])
        expect([400, 422]).toContain((await person.call('GET', `/api/${path}?${wrong}`)).status)
  })
})

describe('the report', () => {
  it('is made from the words of evenings, oldest first, empty ones left out', async () => {
    const [ailsa, ben] = [await app.join(), await app.join('Ben')]
    await evening(ailsa, '2026-11-03', {
      mood: 'light',
      wins: ['One', ' '],
      challenges: 'Slept badly',
      got_in_way: ['Screens'],
    })
    await evening(ailsa, '2026-11-02', { wins: ['Two'], helped: 'Tea' })
    expect((await ailsa.call('GET', `/api/report-words?${span}`)).body).toEqual({
      moods: [{ date: '2026-11-03', mood: 'light' }],
      wins: [
        { date: '2026-11-02', text: 'Two' },
        { date: '2026-11-03', text: 'One' },
      ],
      hard: [
        { date: '2026-11-03', text: 'Screens' },
        { date: '2026-11-03', text: 'Slept badly' },
      ],
      helped: [{ date: '2026-11-02', text: 'Tea' }],
    })
    expect((await ben.call('GET', `/api/report-words?${span}`)).body.wins).toEqual([])
  })

  it('keeps its draft by version, for the person alone', async () => {
    const [ailsa, ben] = [await app.join(), await app.join('Ben')]
    const save = (given: object, version: number) =>
      ailsa.call('PUT', '/api/report-draft', { ...emptyDraft, ...given, version })
    expect((await ailsa.call('GET', '/api/report-draft')).body).toEqual({ ...emptyDraft, version: 0 })
    const given = {
      from_date: '2026-11-01',
      left_out: ['wins:x'],
      questions: 'Why?',
      sections: ['questions'],
    }
    expect(await save(given, 0)).toMatchObject({ status: 200, body: { ...given, version: 1 } })
    expect(await save({}, 0)).toMatchObject({ status: 409, body: { current: { questions: 'Why?' } } })
    expect((await save({ questions: 'Why not?' }, 1)).status).toBe(200)
    expect((await ben.call('GET', '/api/report-draft')).body.questions).toBe('')
    expect((await save({ sections: ['secrets'] }, 2)).status).toBe(422)
  })
})
