import { describe, expect, it } from 'vitest'
import { readLink } from './read-link.ts'

const site = 'https://balanse.example'

describe('an address that a link of the auth service leads to', () => {
  it('carries a code, what it is for and the way on, and none of it stays in the address', () => {
    expect(
      readLink(`${site}/sign-in?link=sign-in&to=%2Fday-plan%3Fdate%3D2026-11-21&code=abc&sb_flow_id=f1`),
    ).toEqual({
      purpose: 'sign-in',
      path: '/sign-in?to=%2Fday-plan%3Fdate%3D2026-11-21',
      outcome: { kind: 'code', code: 'abc', flowId: 'f1' },
    })
  })
  it('leads a recovery and an invitation to the choice of a password', () => {
    expect(readLink(`${site}/forgot-password?link=recovery&code=abc`)?.path).toBe('/forgot-password')
    expect(readLink(`${site}/#access_token=a&refresh_token=b&type=invite`)).toEqual({
      purpose: 'invite',
      path: '/forgot-password',
      outcome: { kind: 'tokens', accessToken: 'a', refreshToken: 'b' },
    })
  })
  it('says what was refused, in the query or after the hash', () => {
    const refused = { kind: 'refused', code: 'otp_expired' }
    expect(
      readLink(`${site}/sign-in?link=sign-up&error=access_denied&error_code=otp_expired`)?.outcome,
    ).toEqual(refused)
    expect(readLink(`${site}/waitlist#error=access_denied&error_code=otp_expired&sb=`)?.outcome).toEqual(
      refused,
    )
  })
  it('knows the first half of a change of address', () => {
    expect(
      readLink(`${site}/sign-in?link=email-change#message=Confirmation+link+accepted&sb=`)?.outcome,
    ).toEqual({ kind: 'half' })
  })
  it.each([
    '/day-plan',
    '/sign-in?to=%2Fhome',
    '/slack-callback?code=abc&state=x',
    '/sign-in?code=abc',
    '/help?error=1',
    '/day-plan#top',
  ])('is not %s', (path) => {
    expect(readLink(site + path)).toBeNull()
  })
  it('never leads to another host', () => {
    expect(readLink(`${site}/sign-in?link=sign-in&to=%2F%2Fevil.example&code=abc`)?.path).toBe('/sign-in')
  })
})
