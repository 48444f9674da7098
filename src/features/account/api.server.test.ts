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
