import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { addDays } from '../../../platform/contract/dates.ts'
import { emptyDay } from '../../day/contract.ts'
import { waitingMost } from '../rules/proposed.ts'

let app: TestApp
let mairi: Person
let ben: Person
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  app = await createTestApp()
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
  const item = { id: 'walk', text: 'Walk', state: 'open' as const }
  await mairi.call('PUT', `/api/days/${today}`, {
    ...emptyDay,
    intention: 'Slowly',
    main_priorities: [item],
    version: 0,
  })
})
afterAll(() => app.close())

async function keyOf(person: Person, given: object = {}) {
  const { body } = await person.call('POST', '/api/tokens', {
    name: 'Kitchen',
    days: 30,
    scope: 'propose',
    ...given,
  })
  return {
    id: body.token.id as string,
    key: body.key as string,
    headers: { authorization: `Bearer ${body.key}` },
  }
}
const propose = (headers: Record<string, string>, change: object) =>
  app.call('POST', '/api/proposals', { change }, headers)
const priority = (text: string) => ({ kind: 'add_priority', date: today, text })
const dayOf = async (person: Person) => (await person.call('GET', `/api/days/${today}`)).body.day

describe('a key that proposes', () => {
  it('lays a proposal down, of which nothing is written until its person accepts it, and which can be undone', async () => {
    const { headers } = await keyOf(mairi)
    const { status, body } = await propose(headers, priority('Call Isla'))
    expect([status, body.answer]).toEqual([200, 'waiting'])
    const before = await dayOf(mairi)
    expect(before.main_priorities).toHaveLength(1)
    const { proposals } = (await mairi.call('GET', '/api/proposals')).body
    const laid = proposals.find(({ id }: { id: string }) => id === body.id)
    expect(laid).toMatchObject({ made_by: 'Kitchen', answer: 'waiting', change: priority('Call Isla') })

    const path = `/api/coach-actions/${body.id}`
    const accepted = await mairi.call('PUT', path, { decision: 'accepted', change: laid.change })
    expect(accepted.body.outcome).toBe('changed')
    expect((await dayOf(mairi)).main_priorities[1]).toMatchObject({ text: 'Call Isla', state: 'open' })
    const { actions } = (await mairi.call('GET', '/api/coach-actions')).body
    expect(actions[0]).toMatchObject({ id: body.id, made_by: 'Kitchen' })
    expect((await app.call('GET', '/api/proposals', undefined, headers)).body.proposals[0].answer).toBe(
      'accepted',
    )
    expect((await mairi.call('POST', `${path}/undo`)).body.outcome).toBe('changed')
    expect((await dayOf(mairi)).main_priorities).toEqual(before.main_priorities)
  })

  it('learns nothing of a plan by proposing a change of it, unless it may read plans', async () => {
    const asked = { kind: 'set_intention', date: today, text: 'Fast' }
    const seenBy = async (reads: string[]) => {
      const { headers } = await keyOf(mairi, { reads })
      expect((await propose(headers, asked)).status).toBe(200)
      return (await app.call('GET', '/api/proposals', undefined, headers)).body.proposals[0].change.was
    }
    expect(await seenBy(['words', 'figures'])).toBe('')
    expect(await seenBy(['plans'])).toBe('Slowly')
  })

  it('does not answer for the person, and writes nothing anywhere else', async () => {
    const { headers } = await keyOf(mairi)
    const { body } = await propose(headers, { kind: 'set_intention', date: today, text: 'Fast' })
    const decision = {
      decision: 'accepted',
      change: { kind: 'set_intention', date: today, text: 'Fast', was: 'Slowly' },
    }
    const own = await app.call('PUT', `/api/coach-actions/${body.id}`, decision, headers)
    expect(own.status).toBe(401)
    const day = await app.call('PUT', `/api/days/${today}`, { ...emptyDay, version: 1 }, headers)
    expect([day.status, (await dayOf(mairi)).intention]).toEqual([403, 'Slowly'])
  })

  it('says what stands there now to the person and not to the key', async () => {
    const { headers } = await keyOf(mairi, { reads: [] })
    const { status, body } = await propose(headers, { kind: 'set_intention', date: today, text: 'Gently' })
    expect([status, JSON.stringify(body).includes('Slowly')]).toEqual([200, false])
    const { proposals } = (await mairi.call('GET', '/api/proposals')).body
    expect(proposals[0].change).toMatchObject({ text: 'Gently', was: 'Slowly' })
    const item = { kind: 'mark_item', date: today, item_id: 'walk', state: 'done' }
    expect((await propose(headers, item)).body.code).toBe('not_allowed')
    const reader = await keyOf(mairi, { reads: ['plans'] })
    expect((await propose(reader.headers, item)).status).toBe(200)
    expect((await propose(reader.headers, { ...item, item_id: 'none' })).status).toBe(404)
    expect((await propose(reader.headers, { ...item, state: 'moved' })).status).toBe(400)
  })

  it('lays the same down once, and only so many', async () => {
    const { headers } = await keyOf(mairi)
    const first = await propose(headers, priority('Once'))
    expect((await propose(headers, priority('Once'))).body.id).toBe(first.body.id)
    for (let made = 1; made < waitingMost; made++)
      expect((await propose(headers, priority(`Thing ${made}`))).status).toBe(200)
    expect((await propose(headers, priority('One more'))).body.code).toBe('many_wait')
    await mairi.call('PUT', `/api/coach-actions/${first.body.id}`, {
      decision: 'declined',
      change: priority('Once'),
    })
    expect((await propose(headers, priority('One more'))).status).toBe(200)
    for (let asked = 0; asked < 30; asked++) await propose(headers, priority('One more'))
    expect((await propose(headers, priority('One more'))).status).toBe(429)
  })

  it('is refused words about harm, days far away, words of reflections and what is never wanted again', async () => {
    const { headers } = await keyOf(mairi)
    for (const text of ['I want to kill myself tonight', 'Stop taking your medication'])
      expect([text, (await propose(headers, priority(text))).body.code]).toEqual([text, 'not_proposed'])
    expect((await propose(headers, { ...priority('Far'), date: addDays(today, 400) })).status).toBe(400)
    expect((await propose(headers, { kind: 'add_evening', date: today, wins: ['x'] })).status).toBe(422)
    expect((await propose(headers, priority('  '))).status).toBe(422)
    const { body } = await propose(headers, priority('Run a mile'))
    await mairi.call('PUT', `/api/coach-actions/${body.id}`, {
      decision: 'never',
      change: priority('Run a mile'),
    })
    expect((await propose(headers, priority('Run a mile'))).body.code).toBe('never')
    const kept = await app.owner('select change from public.key_proposals')
    expect(JSON.stringify(kept)).not.toMatch(/kill|medication/)
  })

  it('ends with its key, and nobody else sees it or proposes with it', async () => {
    const { id, headers } = await keyOf(mairi)
    await propose(headers, priority('Only for Mairi'))
    const other = await keyOf(ben)
    for (const seen of [
      await ben.call('GET', '/api/proposals'),
      await app.call('GET', '/api/proposals', undefined, other.headers),
    ])
      expect(seen.body.proposals).toEqual([])
    const reads = await keyOf(mairi, { scope: 'read' })
    expect((await propose(reads.headers, priority('No'))).status).toBe(403)
    expect((await mairi.call('POST', '/api/proposals', { change: priority('No') })).body.code).toBe(
      'keys_only',
    )
    expect((await app.call('POST', '/api/proposals', { change: priority('No') })).status).toBe(401)
    await mairi.call('DELETE', `/api/tokens/${id}`)
    expect((await propose(headers, priority('Late'))).status).toBe(401)
    expect(JSON.stringify((await mairi.call('GET', '/api/proposals')).body)).not.toContain('Only for Mairi')
  })

  it('meets a wall in the database: a key that may not propose lays nothing down there either', async () => {
    const { id } = await keyOf(mairi, { scope: 'read' })
    const [row] = await app.owner(`select public.lay_proposal($1, $2, 'key-x', '{}', 10) as laid`, [
      mairi.userId,
      id,
    ])
    const [foreign] = await app.owner(`select public.lay_proposal($1, $2, 'key-x', '{}', 10) as laid`, [
      ben.userId,
      id,
    ])
    expect([row?.laid, foreign?.laid]).toEqual([{ trouble: 'gone' }, { trouble: 'gone' }])
  })
})
