import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, localDay } from '#platform/contract/dates.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyEvening, type EveningContent } from './contract.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
})
afterAll(() => app.close())

const save = (date: string, version: number, content: Partial<EveningContent>, is_finished = false) =>
  mairi.call('PUT', `/api/evenings/${date}`, { ...emptyEvening, ...content, version, is_finished })

describe('the evening of a day', () => {
  it('keeps every field and the moment at which it was closed', async () => {
    const content: EveningContent = {
      mood: 'light',
      wins: ['Walked although it rained'],
      challenges: 'Slept badly',
      helped: 'A walk',
      grateful_for: ['Iain waited', 'The light'],
      tomorrow: 'Phone in the hall',
      helped_by: ['Sleep', 'Iain'],
      got_in_way: ['Screens'],
    }
    const draft = await save('2026-11-21', 0, content)
    expect(draft.body).toMatchObject({ ...content, version: 1, finished_at: null, user_id: mairi.userId })
    const closed = await save('2026-11-21', 1, content, true)
    expect(closed.body.finished_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    // Writing on after closing does not open it again.
    expect((await save('2026-11-21', 2, { ...content, tomorrow: 'Walk first' })).body.finished_at).toBe(
      closed.body.finished_at,
    )
  })

  it('refuses a mood that is not one of the five words', async () => {
    expect((await save('2026-11-22', 0, { mood: 'awful' as 'heavy' })).status).toBe(422)
  })

  it('answers a stale save with the row as it is', async () => {
    await save('2026-11-23', 0, { tomorrow: 'one' })
    const stale = await save('2026-11-23', 0, { tomorrow: 'two' })
    expect([stale.status, stale.body.current.tomorrow]).toEqual([409, 'one'])
  })

  it('lists the last seven days, at most five, newest first, and only the own ones', async () => {
    const other = await app.join()
    await other.call('PATCH', '/api/profile', { rhythm: { time_zone: 'Asia/Tokyo', day_start_hour: 0 } })
    const today = localDay(new Date(), 'Asia/Tokyo', 0)
    const dayBefore = (days: number) => addDays(today, -days)
    const write = (person: Person, days: number) =>
      person.call('PUT', `/api/evenings/${dayBefore(days)}`, {
        ...emptyEvening,
        tomorrow: `${days} before`,
        version: 0,
        is_finished: true,
      })
    const listed = async () =>
      (await other.call('GET', '/api/daily-reflections')).body.reflections.map(
        (row: { tomorrow: string }) => row.tomorrow,
      )
    await write(mairi, 2)
    for (const days of [8, 7, 6]) expect((await write(other, days)).status).toBe(200)
    expect(await listed()).toEqual(['6 before'])
    // In no order: a day that is filled in afterwards stands where it belongs.
    for (const days of [0, 5, 3, 1, 2, 4]) await write(other, days)
    expect(await listed()).toEqual(['0 before', '1 before', '2 before', '3 before', '4 before'])
  })
})
