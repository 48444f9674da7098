import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { customMost, emptyVision } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const garden = { ...emptyVision, name: 'Garden', sign: 'leaf', hue: 4 }
const save = (person: Person, id: string, version: number, change: Record<string, unknown> = {}) =>
  person.call('PUT', `/api/custom-visions/${id}`, { ...garden, ...change, version })
const list = async (person: Person) => (await person.call('GET', '/api/custom-visions')).body.visions

describe('a pillar of the person’s own', () => {
  it('is made, written into, listed and removed', async () => {
    const person = await app.join()
    const id = randomUUID()
    expect((await save(person, id, 0, { name: ' Garden ' })).body).toMatchObject({
      ...garden,
      id,
      version: 1,
    })
    const goals = [{ id: 'g', text: 'Dig one bed', evidence: '' }]
    expect((await save(person, id, 1, { name: 'Allotment', hue: 8, goals })).body.version).toBe(2)
    expect((await person.call('GET', `/api/custom-visions/${id}`)).body).toMatchObject({
      name: 'Allotment',
      hue: 8,
      goals,
      version: 2,
    })
    expect(await list(person)).toHaveLength(1)
    expect((await person.call('DELETE', `/api/custom-visions/${id}`)).body).toEqual({ deleted: true })
    expect(await list(person)).toEqual([])
    expect((await person.call('DELETE', `/api/custom-visions/${id}`)).status).toBe(404)
    expect((await save(person, id, 2)).status).toBe(404)
  })

  it('counts towards nothing but itself', async () => {
    const person = await app.join()
    await save(person, randomUUID(), 0, { sentence: 'Beans for everybody', first_step: 'One bed' })
    expect((await person.call('GET', '/api/visions')).body).toEqual({ visions: [], start_date: null })
    expect((await person.call('GET', '/api/milestones?today=2026-11-21')).body.met).toEqual([])
  })

  it('answers a stale save, and making it twice, with the row as it is', async () => {
    const person = await app.join()
    const id = randomUUID()
    await save(person, id, 0)
    await save(person, id, 1, { name: 'Allotment' })
    for (const version of [0, 1]) {
      const stale = await save(person, id, version)
      expect([stale.status, stale.body.code, stale.body.current.name]).toEqual([409, 'conflict', 'Allotment'])
    }
  })

  it('fits twelve times, also when many are made at once', async () => {
    const person = await app.join()
    const ids = Array.from({ length: customMost + 4 }, () => randomUUID())
    const answers = await Promise.all(ids.map((id) => save(person, id, 0)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(customMost)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.body.code]).toEqual([422, 'too_many'])
    expect(await list(person)).toHaveLength(customMost)
  })

  it('is refused in words without a name, with an unknown sign or colour, or with too long a name', async () => {
    const person = await app.join()
    for (const change of [
      { name: '  ' },
      { name: 'n'.repeat(61) },
      { sign: 'skull' },
      { hue: 9 },
      { hue: '1' },
    ]) {
      const { status, body } = await save(person, randomUUID(), 0, change)
      expect([JSON.stringify(change).slice(0, 20), status, typeof body.message]).toEqual([
        JSON.stringify(change).slice(0, 20),
        422,
        'string',
      ])
    }
    expect((await save(person, 'no-id', 0)).status).toBe(422)
  })

  it('of another person is not there, whatever is tried', async () => {
    const [owner, other] = [await app.join(), await app.join()]
    const id = randomUUID()
    await save(owner, id, 0, { picture: 'Only mine' })
    expect((await other.call('GET', `/api/custom-visions/${id}`)).status).toBe(404)
    expect((await save(other, id, 1, { picture: 'Yours' })).status).toBe(404)
    expect((await other.call('DELETE', `/api/custom-visions/${id}`)).status).toBe(404)
    // Nor does the same id tell that somebody has it: it makes a pillar of their own.
    expect((await save(other, id, 0, { picture: 'Mine' })).status).toBe(200)
    expect((await owner.call('GET', `/api/custom-visions/${id}`)).body.picture).toBe('Only mine')
  })
})
