import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDay } from '#features/day/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { addDays } from '#platform/contract/dates.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { readOutbox } from '../../../test/outbox.ts'
import { agreement, type TeamRoom } from './contract.ts'
import { countTeams } from './jobs.server.ts'

const records = new Map<string, string[][]>()
let app: TestApp
let admin: Person
let owner: Person
let people: Person[]
let stranger: Person
beforeAll(async () => {
  app = await createTestApp(
    {},
    { readTxt: async (name) => records.get(name) ?? Promise.reject(new Error('ENOTFOUND')) },
  )
  admin = await app.join('Admin')
  await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
  owner = await app.join('Ines')
  stranger = await app.join('Stranger')
  people = []
  for (let n = 0; n < 7; n++) people.push(await app.join(`Member ${n}`))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.owner('delete from teams; delete from day_plans; delete from daily_reflections')
  records.clear()
})

const yes = { agreed: agreement }
const makeTeam = (seats = 10, of = owner) =>
  admin.call('POST', '/api/admin/teams', { name: 'Harbour', owner_email: of.email, seats })
const room = async () => (await owner.call('GET', '/api/team/room')).body as TeamRoom

async function join(person: Person) {
  expect((await owner.call('POST', '/api/team/invitations', { email: person.email })).status).toBe(200)
  const { invitations } = (await person.call('GET', '/api/team')).body
  const path = `/api/team/invitations/${invitations[0].id}/acceptance`
  return person.call('POST', path, yes)
}
const joinAll = async (members: Person[]) => {
  for (const person of members) expect((await join(person)).status).toBe(200)
}

describe('a team', () => {
  it('is made by an admin for somebody with an account, and stands in the record', async () => {
    expect((await makeTeam()).body).toMatchObject({ name: 'Harbour', owner_email: owner.email, members: 0 })
    expect((await makeTeam()).body.message).toMatch('own a team already')
    const nobody = { name: 'x', owner_email: 'nobody@example.org', seats: 1 }
    expect((await admin.call('POST', '/api/admin/teams', nobody)).body.message).toMatch(
      'Nobody has an account',
    )
    expect((await admin.call('GET', '/api/admin/events')).body.events[0]).toMatchObject({
      action: 'team_made',
      detail: 'Harbour',
    })
  })

  it('is joined by who was invited and accepts, and by nobody else', async () => {
    await makeTeam()
    const [one, two] = people as [Person, Person]
    await owner.call('POST', '/api/team/invitations', { email: one.email.toUpperCase() })
    const { invitations } = (await one.call('GET', '/api/team')).body
    expect(invitations).toMatchObject([{ name: 'Harbour', owner_email: owner.email }])
    const path = `/api/team/invitations/${invitations[0].id}/acceptance`
    expect((await two.call('POST', path, yes)).status).toBe(404)
    expect((await one.call('POST', path, { agreed: 'other words' })).status).toBe(422)
    expect((await one.call('POST', path, yes)).body.member).toMatchObject({ name: 'Harbour' })
    expect((await one.call('POST', path, yes)).status).toBe(404)
    expect((await room()).members).toMatchObject([{ email: one.email }])
    // The letter goes out behind the answer.
    await expect
      .poll(() =>
        readOutbox(app.config.dataDir, one.email).map(({ kind, text }) => [kind, text.includes('/my-team')]),
      )
      .toContainEqual(['team-invitation', true])
  })

  it('has no more members than seats, also when two accept at once', async () => {
    await makeTeam(2)
    const [one, two, three] = people as [Person, Person, Person]
    for (const { email } of [one, two]) await owner.call('POST', '/api/team/invitations', { email })
    const over = await owner.call('POST', '/api/team/invitations', { email: three.email })
    expect(over.body.message).toMatch('All 2 seats')
    await admin.call(
      'PUT',
      `/api/admin/teams/${(await admin.call('GET', '/api/admin/teams')).body.teams[0].id}`,
      {
        seats: 1,
        sso_id: null,
        is_sso_only: false,
        version: 1,
      },
    )
    const both = await Promise.all(
      [one, two].map(async (person) => {
        const { id } = (await person.call('GET', '/api/team')).body.invitations[0]
        return person.call('POST', `/api/team/invitations/${id}/acceptance`, yes)
      }),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('is left with one tap, with a way back for a day; the owner removes', async () => {
    await makeTeam()
    const [one, two] = people as [Person, Person]
    await joinAll([one, two])
    const left = await one.call('DELETE', '/api/team/membership')
    expect(left.body).toMatchObject({ member: null, invitations: [{ name: 'Harbour' }] })
    expect((await one.call('DELETE', '/api/team/membership')).status).toBe(404)
    const back = `/api/team/invitations/${left.body.invitations[0].id}/acceptance`
    expect((await one.call('POST', back, yes)).body.member).not.toBeNull()
    expect((await owner.call('DELETE', `/api/team/members/${two.userId}`)).body.members).toHaveLength(1)
    expect((await two.call('GET', '/api/team')).body.member).toBeNull()
  })

  it('is handed over to a member, who is told; and ends with the account of its owner', async () => {
    await makeTeam()
    const [one, two] = people as [Person, Person]
    await joinAll([one, two])
    expect((await owner.call('POST', '/api/team/owner', { member: stranger.userId })).status).toBe(404)
    expect((await owner.call('POST', '/api/team/owner', { member: one.userId })).body.owns).toBe(false)
    expect((await owner.call('GET', '/api/team/room')).status).toBe(404)
    expect((await one.call('GET', '/api/team/room')).body.name).toBe('Harbour')
    await app.owner('delete from auth.users where id = $1', [one.userId])
    expect((await two.call('GET', '/api/team')).body).toEqual({ member: null, owns: false, invitations: [] })
    people = [...people.slice(1), await app.join()]
  })

  it('ends when its owner types its name', async () => {
    await makeTeam()
    expect((await owner.call('POST', '/api/team/end', { name: 'harbor' })).status).toBe(400)
    expect((await owner.call('POST', '/api/team/end', { name: 'Harbour' })).status).toBe(200)
    expect(await app.owner('select 1 from teams')).toEqual([])
  })

  it('keeps two owners of one room from writing over each other', async () => {
    await makeTeam()
    const change = (name: string, version: number) =>
      owner.call('PUT', '/api/team/room', { name, is_sso_only: false, version })
    expect((await change('Quay', 1)).body).toMatchObject({ name: 'Quay', version: 2 })
    expect(await change('Pier', 1)).toMatchObject({ status: 409, body: { current: { name: 'Quay' } } })
  })
})

describe('who is not the owner', () => {
  it('finds no room, whether member, stranger, or owner of another team', async () => {
    await makeTeam()
    const [member, other] = people as [Person, Person]
    await joinAll([member])
    await makeTeam(5, other)
    const victim = member.userId
    const { id } = (await room()).members[0] ?? { id: '' }
    for (const [method, path, body] of [
      ['GET', '/api/team/room'],
      ['POST', '/api/team/invitations', { email: 'x@example.org' }],
      ['DELETE', `/api/team/members/${id}`],
      ['POST', '/api/team/membership', yes],
      ['PUT', '/api/team/room', { name: 'x', is_sso_only: false, version: 1 }],
      ['POST', '/api/team/owner', { member: victim }],
      ['POST', '/api/team/end', { name: 'Harbour' }],
      ['POST', '/api/team/domains', { domain: 'example.org' }],
      ['POST', '/api/team/domains/example.org/check'],
      ['DELETE', '/api/team/domains/example.org'],
    ] as const)
      for (const person of [member, stranger])
        expect([method, path, (await person.call(method, path, body)).status]).toEqual([method, path, 404])
    expect((await other.call('DELETE', `/api/team/members/${id}`)).status).toBe(404)
    expect((await other.call('POST', '/api/team/owner', { member: victim })).status).toBe(404)
    expect((await other.call('GET', '/api/team/room')).body.members).toEqual([])
    expect((await room()).members).toHaveLength(1)
    for (const person of [owner, member])
      expect((await person.call('GET', '/api/admin/teams')).status).toBe(404)
  })

  it('takes no invitation away that is not theirs', async () => {
    await makeTeam()
    const [one] = people as [Person]
    await owner.call('POST', '/api/team/invitations', { email: one.email })
    const { id } = (await one.call('GET', '/api/team')).body.invitations[0]
    expect((await stranger.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(404)
    expect((await one.call('DELETE', `/api/team/invitations/${id}`)).status).toBe(200)
    expect((await room()).invitations).toEqual([])
  })
})

describe('the figures', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  const week = '2026-11-16'
  const write = async (person: Person, plans: number, evenings: number) => {
    for (let day = 0; day < plans; day++)
      await person.call('PUT', `/api/days/${addDays(week, day)}`, {
        ...emptyDay,
        intention: 'a secret plan',
        version: 0,
      })
    for (let day = 0; day < evenings; day++)
      await person.call('PUT', `/api/evenings/${addDays(week, day)}`, {
        ...emptyEvening,
        helped: 'a secret help',
        version: 0,
        is_finished: true,
      })
  }
  const since = async (day: string) => {
    await app.owner('update team_members set joined_at = $1', [day])
    await app.owner('update teams set created_at = $1', [day])
  }
  const weeks = async (person: Person) => (await person.call('GET', '/api/team')).body.member.weeks

  it('are of five and more, in fives, the same for members and owner, and hold no word', async () => {
    await makeTeam()
    const five = people.slice(0, 5)
    await joinAll(five)
    await since('2026-11-01')
    for (const [n, person] of five.entries()) await write(person, 4, n < 4 ? 3 : 0)
    expect(await countTeams(app.database, now)).toBe(1)
    expect(await countTeams(app.database, now)).toBe(0)
    const shown = [{ week, active: 5, plans: 20, reflections: null }]
    expect(await weeks(five[0] as Person)).toEqual(shown)
    const seen = await room()
    expect(seen.weeks).toEqual(shown)
    expect(JSON.stringify(seen)).not.toContain('secret')
  })

  it('are kept back of four, and of a fifth who came in the middle of the week', async () => {
    await makeTeam()
    const five = people.slice(0, 5)
    await joinAll(five)
    await since('2026-11-01')
    await app.owner(`update team_members set joined_at = '2026-11-18' where user_id = $1`, [five[4]?.userId])
    for (const person of five) await write(person, 2, 2)
    await countTeams(app.database, now)
    expect((await room()).weeks).toEqual([{ week, active: null, plans: null, reflections: null }])
  })

  it('stay fixed, and the next are kept back when one has left since', async () => {
    await makeTeam()
    const six = people.slice(0, 6)
    await joinAll(six)
    await since('2026-11-01')
    for (const person of six) await write(person, 7, 0)
    await countTeams(app.database, now)
    await six[0]?.call('DELETE', '/api/team/membership')
    await app.owner(`update day_plans set date = date + 7`)
    await countTeams(app.database, new Date('2026-12-01T03:00:00Z'))
    expect((await room()).weeks).toEqual([
      { week: '2026-11-23', active: null, plans: null, reflections: null },
      { week, active: 5, plans: 40, reflections: null },
    ])
    // Five weeks after the week that was shown, the pause is over.
    await app.owner(`update day_plans set date = date + 28`)
    await countTeams(app.database, new Date('2026-12-29T03:00:00Z'))
    expect((await room()).weeks[0]).toEqual({ week: '2026-12-21', active: 5, plans: 35, reflections: null })
  })

  it('cannot be changed afterwards, and the service can read nothing that they are made of', async () => {
    await expect(
      app.database.asService((rows) => rows.updateTable('team_weeks').set({ active: 1 }).execute()),
    ).rejects.toThrow('permission denied')
    await expect(
      app.database.asService((rows) => rows.selectFrom('day_plans').selectAll().execute()),
    ).rejects.toThrow('permission denied')
  })
})

describe('a mail domain', () => {
  const add = (domain: string) => owner.call('POST', '/api/team/domains', { domain })
  const check = (domain: string, by = owner) => by.call('POST', `/api/team/domains/${domain}/check`)

  it('is bound only when its TXT record says so', async () => {
    await makeTeam()
    const { domains } = (await add('@Harbour.Example')).body as TeamRoom
    const [domain] = domains
    expect(domain).toMatchObject({
      domain: 'harbour.example',
      record: '_balanse.harbour.example',
      proven_at: null,
    })
    expect((await check('harbour.example')).body.message).toMatch('No TXT record at _balanse.harbour.example')
    records.set('_balanse.harbour.example', [['v=spf1'], ['balanse-domain=other']])
    expect((await check('harbour.example')).status).toBe(400)
    records.set('_balanse.harbour.example', [[domain?.code.slice(0, 20) ?? '', domain?.code.slice(20) ?? '']])
    expect((await check('harbour.example')).body.domains[0].proven_at).not.toBeNull()
    const other = people[0] as Person
    await makeTeam(5, other)
    const theirs = (await other.call('POST', '/api/team/domains', { domain: 'harbour.example' }))
      .body as TeamRoom
    records.set('_balanse.harbour.example', [[theirs.domains[0]?.code ?? '']])
    expect((await check('harbour.example', other)).body.message).toMatch('Another team')
  })

  it.each(['gmail.com', 'localhost', 'a b.example', '127.0.0.1', 'x'.repeat(250), '-a.example', ''])(
    'is not %j',
    async (domain) => {
      await makeTeam()
      expect((await add(domain)).status).toBe(400)
    },
  )

  it('does not close other ways while no sign-in service is set up', async () => {
    await makeTeam()
    const change = { name: 'Harbour', is_sso_only: true, version: 1 }
    expect((await owner.call('PUT', '/api/team/room', change)).body.message).toMatch('No sign-in service')
  })
})
