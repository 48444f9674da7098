import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { emptyCheckIn } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const write = (person: Person, address: string, version: number, change: Record<string, unknown> = {}) =>
  person.call('PUT', `/api/journey/${address}`, { ...emptyCheckIn, ...change, version })
const begin = (person: Person, start_date: string, is_new: boolean) =>
  person.call('PUT', '/api/vision-start', { start_date, is_new })
const read = async (person: Person) => (await person.call('GET', '/api/journey')).body

describe('the ninety days', () => {
  it('keep what is written on their days to look back', async () => {
    const person = await app.join()
    expect(await read(person)).toEqual({ number: 1, check_ins: [] })
    const first = await write(person, '1/check-ins/30', 0, { changed: 'I sleep' })
    expect(first.body).toMatchObject({ journey: 1, day: 30, changed: 'I sleep', version: 1 })
    await write(person, '1/check-ins/90', 0, { next: 'Dear me', choice: 'rest' })
    expect((await write(person, '1/check-ins/30', 1, { changed: 'I sleep well' })).body.version).toBe(2)
    expect((await read(person)).check_ins).toMatchObject([
      { day: 90, next: 'Dear me', choice: 'rest' },
      { day: 30, changed: 'I sleep well' },
    ])
    for (const version of [0, 1]) {
      const stale = await write(person, '1/check-ins/30', version)
      expect([stale.status, stale.body.current.changed]).toEqual([409, 'I sleep well'])
    }
  })

  it('stay the same journey when their start is moved, and are another one when begun anew', async () => {
    const person = await app.join()
    await write(person, '1/check-ins/30', 0, { changed: 'before' })
    await begin(person, '2026-11-01', false)
    expect((await read(person)).number).toBe(1)
    await begin(person, '2026-11-21', true)
    // Sent again after a cut line: still the second.
    await begin(person, '2026-11-21', true)
    expect(await read(person)).toMatchObject({ number: 2, check_ins: [{ journey: 1, changed: 'before' }] })
    expect((await write(person, '2/check-ins/30', 0)).status).toBe(200)
    await begin(person, '2026-11-24', false)
    expect((await read(person)).number).toBe(2)
  })

  it('may be begun anew before there was any vision', async () => {
    const person = await app.join()
    await begin(person, '2026-11-21', true)
    expect((await read(person)).number).toBe(2)
  })

  it('refuse a journey that was never begun, another day, and an unknown choice', async () => {
    const person = await app.join()
    expect((await write(person, '2/check-ins/30', 0)).status).toBe(404)
    for (const address of ['1/check-ins/31', '0/check-ins/30', '1.5/check-ins/30', 'x/check-ins/x'])
      expect([address, (await write(person, address, 0)).status]).toEqual([address, 422])
    expect((await write(person, '1/check-ins/90', 0, { choice: 'give_up' })).status).toBe(422)
    expect((await write(person, '1/check-ins/30', 7)).status).toBe(409)
  })

  it('of another person are not there', async () => {
    const [owner, other] = [await app.join(), await app.join()]
    await write(owner, '1/check-ins/60', 0, { changed: 'Only mine' })
    expect((await read(other)).check_ins).toEqual([])
    const { status, body } = await write(other, '1/check-ins/60', 1, { changed: 'Yours' })
    expect([status, body.current.changed]).toEqual([409, ''])
    expect((await read(owner)).check_ins[0].changed).toBe('Only mine')
  })
})
