import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { explainEntry, nothingGiven, secondsToWait } from './entry-words.ts'

describe('why signing in or up did not work', () => {
  it('is said word for word when something is not given', () => {
    expect(nothingGiven).toBe('You must provide either an email or phone number and a password')
  })
  it('lists every reason of a weak password', () => {
    const error = new AuthWeakPasswordError('weak', 422, ['length', 'pwned'])
    expect(explainEntry(error, 12)).toEqual({
      message: 'Choose another password.',
      reasons: [
        'Use at least 12 characters.',
        'This one is on the lists that are tried first. Choose one that is only yours.',
      ],
      remedy: null,
    })
  })
  it('has a reason even when the server names one that is not known', () => {
    expect(explainEntry({ code: 'weak_password', reasons: ['moon'] }, 8).reasons).toHaveLength(1)
    expect(explainEntry({ code: 'weak_password' }, 8).reasons).toHaveLength(1)
  })
  it('does not say which of address and password is wrong', () => {
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
    expect(explainEntry(error, 8).message).toMatch(/do not belong together/)
  })
  it('leads to signing in when the account is there', () => {
    const error = new AuthApiError('User already registered', 422, 'user_already_exists')
    expect(explainEntry(error, 8).remedy).toBe('sign-in')
  })
  it.each([
    new AuthRetryableFetchError('fetch', 0),
    new AuthRetryableFetchError('gateway', 503),
    new TypeError('x'),
  ])('says that the server is out of reach and that nothing typed is gone', (error) => {
    expect(explainEntry(error, 8).message).toMatch(/cannot be reached.*still here/)
  })
  it('says how long to wait before another letter, when the server does', () => {
    const error = new AuthApiError(
      'For security purposes, you can only request this after 42 seconds.',
      429,
      'over_email_send_rate_limit',
    )
    expect(secondsToWait(error)).toBe(42)
    expect(explainEntry(error, 8).message).toMatch(/Wait 42 seconds/)
    expect(explainEntry({ code: 'over_email_send_rate_limit' }, 8).message).toMatch(/Wait a minute/)
  })
  it('does not blame the server when the browser did not finish', () => {
    const error = Object.assign(new Error('cancelled'), {
      name: 'NotAllowedError',
      code: 'ERROR_CEREMONY_ABORTED',
    })
    expect(explainEntry(error, 8).message).toMatch(/browser did not finish/)
  })
  it('has plain words for a refusal that is not known', () => {
    expect(explainEntry({ code: 'something_new', status: 418 }, 8).message).toMatch(/did not accept/)
    expect(explainEntry(null, 8).message).toMatch(/cannot be reached/)
  })
})
