import type { Factor, User } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { owesSecondStep } from './session-level.ts'

function tokenWith(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  return `e30.${text.replaceAll('=', '')}.x`
}
const userWith = (...states: Factor['status'][]) =>
  ({ factors: states.map((status) => ({ status })) }) as unknown as User

describe('the second step', () => {
  it('is owed by somebody who has one and has not taken it', () => {
    expect(owesSecondStep({ access_token: tokenWith({ aal: 'aal1' }), user: userWith('verified') })).toBe(
      true,
    )
    expect(owesSecondStep({ access_token: tokenWith({ aal: 'aal2' }), user: userWith('verified') })).toBe(
      false,
    )
  })
  it('is not owed by somebody who has none, or only began to add one', () => {
    const access_token = tokenWith({ aal: 'aal1' })
    expect(owesSecondStep({ access_token, user: userWith() })).toBe(false)
    expect(owesSecondStep({ access_token, user: userWith('unverified') })).toBe(false)
    expect(owesSecondStep({ access_token, user: {} as User })).toBe(false)
  })
  it('is owed when the token cannot be read', () => {
    expect(owesSecondStep({ access_token: 'no token', user: userWith('verified') })).toBe(true)
    expect(owesSecondStep({ access_token: `e30.${btoa('null')}.x`, user: userWith('verified') })).toBe(true)
  })
  it('is found out with letters beyond ASCII in the claims', () => {
    const access_token = tokenWith({ name: 'Måiri ÿþ', aal: 'aal2' })
    expect(owesSecondStep({ access_token, user: userWith('verified') })).toBe(false)
  })
})
