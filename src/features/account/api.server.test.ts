import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { defaultPreferences } from './contract.ts'

let app: TestApp
let mairi: Person
beforeAll(async () => {
  app = await createTestApp()
  mairi = await app.join('Mairi Fraser')
})
afterAll(() => app.close())

describe('the profile', () => {
  it('shows a person with exactly the named fields, the defaults, and the role user', async () => {
    const { body } = await mairi.call('GET', '/api/profile')
    expect(Object.keys(body.user)).toEqual([
      'id',
      'full_name',
      'email',
      'avatar_url',
      'created_at',
      'updated_at',
      'role',
    ])
    expect(body.user).toMatchObject({
      id: mairi.userId,
      full_name: 'Mairi Fraser',
      email: mairi.email,
      role: 'user',
    })
    expect(body.preferences).toEqual(defaultPreferences)
    expect(body.preferences).toMatchObject({
      coaching_voice: 'calm_guide',
      time_commitment: '15min',
      user_commitment_level: 5,
      interaction_mode: 'Hybrid',
      communicationStyle: 'gentle',
      lowStimMode: false,
      user_focus_areas: ['balance', 'wellbeing'],
      user_focus_priorities: ['wellbeing', 'productivity'],
    })
  })

  it('saves what somebody says of themselves at length, and hands back what stands there when it was changed elsewhere', async () => {
    const person = await app.join('Iain')
    const { body: before } = await person.call('GET', '/api/own-words')
    expect(before).toEqual({ user_dream_description: '', user_reflections: '', version: 1 })
    const mine = { ...before, user_dream_description: 'A house by the sea' }
    const saved = await person.call('PUT', '/api/own-words', mine)
    expect(saved.body).toEqual({ ...mine, version: 2 })
    const late = await person.call('PUT', '/api/own-words', { ...before, user_reflections: 'In lists' })
    expect(late.status).toBe(409)
    expect(late.body.current).toEqual(saved.body)
    const { body } = await person.call('GET', '/api/profile')
    expect(body.preferences).toMatchObject({
      user_dream_description: 'A house by the sea',
      coaching_voice: 'calm_guide',
    })
    expect((await mairi.call('GET', '/api/own-words')).body.user_dream_description).toBe('')
  })

  it('changes what is named and leaves the rest', async () => {
    await mairi.call('PATCH', '/api/profile', { preferences: { coaching_voice: 'zen' } })
    const { body } = await mairi.call('PATCH', '/api/profile', {
      full_name: ' Mairi ',
      rhythm: { time_zone: 'Pacific/Auckland', day_start_hour: 4 },
      preferences: { lowStimMode: true },
    })
    expect(body.user.full_name).toBe('Mairi')
    expect(body.rhythm).toEqual({ time_zone: 'Pacific/Auckland', day_start_hour: 4, week_starts_on: 1 })
    expect(body.preferences).toMatchObject({
      coaching_voice: 'zen',
      lowStimMode: true,
      interaction_mode: 'Hybrid',
    })
    expect(body.version).toBe(3)
  })

  it.each([
    [{ preferences: { coaching_voice: 'pirate' } }, 400],
    [{ preferences: { is_admin: true } }, 400],
    [{ preferences: { user_commitment_level: 11 } }, 400],
    [{ rhythm: { time_zone: 'Mars/Olympus' } }, 422],
    [{ rhythm: { day_start_hour: 7 } }, 422],
    [{ full_name: 'x'.repeat(501) }, 422],
  ])('refuses %o and changes nothing', async (change, status) => {
    const before = (await mairi.call('GET', '/api/profile')).body
    const answer = await mairi.call('PATCH', '/api/profile', change)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toBeTruthy()
    expect((await mairi.call('GET', '/api/profile')).body).toEqual(before)
  })
})

describe('the devices', () => {
  const signIn = async ({ email }: Person): Promise<string> => {
    const body = { email, password: 'a long enough phrase' }
    const answer = await app.call('POST', '/auth/v1/token?grant_type=password', body)
    return answer.body.access_token
  }

  it('are listed, this one marked, and one is signed out at once', async () => {
    const person = await app.join()
    const other = await signIn(person)
    const { devices } = (await person.call('GET', '/api/devices')).body
    expect(devices.map((device: { is_current: boolean }) => device.is_current).toSorted()).toEqual([
      false,
      true,
    ])
    const there = devices.find((device: { is_current: boolean }) => !device.is_current)
    expect((await person.call('DELETE', `/api/devices/${there.id}`)).status).toBe(200)
    const gone = await app.call('GET', '/api/devices', undefined, { authorization: `Bearer ${other}` })
    expect(gone.status).toBe(401)
    expect((await person.call('GET', '/api/devices')).body.devices).toHaveLength(1)
  })

  it('of somebody else are not there', async () => {
    const [one, other] = [await app.join(), await app.join()]
    const [theirs] = (await other.call('GET', '/api/devices')).body.devices
    const refused = await one.call('DELETE', `/api/devices/${theirs.id}`)
    const unknown = await one.call('DELETE', '/api/devices/00000000-0000-4000-8000-000000000000')
    expect([refused.status, unknown.status]).toEqual([404, 404])
    expect(refused.body).toEqual(unknown.body)
    expect((await other.call('GET', '/api/profile')).status).toBe(200)
    expect((await one.call('DELETE', '/api/devices/mine')).status).toBe(422)
  })
})
