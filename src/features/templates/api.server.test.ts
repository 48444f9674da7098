import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { templatesMax, type Template } from './contract.ts'

let app: TestApp
let mairi: Person
let ben: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join()
  ben = await app.join('Ben')
})
afterAll(() => app.close())

const field = { id: 'q1', as: 'scale', label: 'How loud', choices: [], low: 'quiet', high: 'loud' }
const content = { title: 'Sound', purpose: 'Listen', minutes: 3, fields: [field], tags: ['ears'] }
const save = (id: string, given: object = {}, version = 0, person = mairi) =>
  person.call('PUT', `/api/journal-templates/${id}`, { ...content, ...given, version })
const titles = async (person: Person): Promise<string[]> =>
  (await person.call('GET', '/api/journal-templates')).body.templates.map(({ title }: Template) => title)

describe('a template of one’s own', () => {
  it('keeps its questions in their order, is changed by version, deleted and taken back', async () => {
    const id = randomUUID()
    expect((await save(id)).body).toMatchObject({ ...content, id, version: 1 })
    const fields = [{ ...field, id: 'q2', as: 'list' }, field]
    expect((await save(id, { fields }, 1)).body).toMatchObject({ fields, version: 2 })
    const stale = await save(id, { title: 'Noise' }, 1)
    expect([stale.status, stale.body.current.title]).toEqual([409, 'Sound'])
    expect(await titles(mairi)).toEqual(['Sound'])
    expect((await mairi.call('DELETE', `/api/journal-templates/${id}`)).status).toBe(200)
    expect(await titles(mairi)).toEqual([])
    expect((await mairi.call('GET', `/api/journal-templates/${id}`)).body).toEqual({ template: null })
    expect((await mairi.call('DELETE', `/api/journal-templates/${id}`)).status).toBe(404)
    expect((await mairi.call('POST', `/api/journal-templates/${id}/restore`)).body.fields).toEqual(fields)
    expect(await titles(mairi)).toEqual(['Sound'])
  })

  it('goes for good after thirty days', async () => {
    const id = randomUUID()
    await save(id)
    await mairi.call('DELETE', `/api/journal-templates/${id}`)
    await app.owner(
      `update public.journal_templates set deleted_at = now() - interval '31 days' where id = $1`,
      [id],
    )
    expect((await mairi.call('POST', `/api/journal-templates/${id}/restore`)).status).toBe(404)
    const other = randomUUID()
    await save(other)
    await mairi.call('DELETE', `/api/journal-templates/${other}`)
    expect(await app.owner('select 1 from public.journal_templates where id = $1', [id])).toEqual([])
  })

  it('is refused with a sentence when it does not fit', async () => {
    for (const [given, words] of [
      [{ minutes: 0 }, ''],
      [{ fields: Array.from({ length: 21 }, (_, n) => ({ ...field, id: `q${n}` })) }, '20 questions'],
      [{ fields: [{ ...field, as: 'song' }] }, ''],
      [{ title: 'x'.repeat(501) }, '500'],
      [{ tags: ['x'.repeat(41)] }, '40'],
    ] as const) {
      const answer = await save(randomUUID(), given)
      expect([given, answer.status]).toEqual([given, 422])
      expect(JSON.stringify(answer.body)).toContain(words)
    }
  })

  it('can be made so many times and not more', async () => {
    const maker = await app.join()
    for (let n = 0; n < templatesMax; n++) await save(randomUUID(), {}, 0, maker)
    const refused = await save(randomUUID(), {}, 0, maker)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('50 templates')])
  })

  it('is not there for anybody else', async () => {
    const id = randomUUID()
    await save(id, { title: 'Hers' })
    expect((await ben.call('GET', `/api/journal-templates/${id}`)).body).toEqual({ template: null })
    expect(await titles(ben)).toEqual([])
    expect((await ben.call('DELETE', `/api/journal-templates/${id}`)).status).toBe(404)
    await mairi.call('DELETE', `/api/journal-templates/${id}`)
    expect((await ben.call('POST', `/api/journal-templates/${id}/restore`)).status).toBe(404)
    expect((await save(id, { title: 'His' }, 1, ben)).status).toBe(409)
    expect((await save(id, { title: 'His' }, 0, ben)).status).toBe(200)
  })
})
