import { describe, expect, it } from 'vitest'
import { roles } from '#features/account/contract.ts'
import { decide, type Visit } from './guard.ts'

const home: Visit = {
  screen: { access: 'user', path: '/home' },
  session: 'signed-in',
  role: 'user',
  isRefreshing: false,
  isLeaving: false,
}

describe('the guard', () => {
  it('shows a public screen to everybody, even before anything is known', () => {
    const screen = { access: 'public', path: '/sign-in' } as const
    for (const session of ['loading', 'signed-in', 'signed-out'] as const)
      expect(decide({ ...home, screen, session, role: null })).toEqual({ kind: 'show' })
  })

  it('waits while the session or the profile is not known', () => {
    expect(decide({ ...home, session: 'loading' })).toEqual({ kind: 'wait' })
    expect(decide({ ...home, role: null })).toEqual({ kind: 'wait' })
  })

  it('sends a stranger to sign in, with the exact words and the way back', () => {
    expect(decide({ ...home, session: 'signed-out', role: null })).toEqual({
      kind: 'go',
      to: '/sign-in',
      keepsOrigin: true,
      notice: { title: 'Authentication required', description: 'Please sign in to access this page' },
    })
  })

  it('says nothing after a sign-out that was wanted', () => {
    expect(decide({ ...home, session: 'signed-out', role: null, isLeaving: true })).toEqual({
      kind: 'go',
      to: '/sign-in',
      keepsOrigin: false,
      notice: null,
    })
  })

  it('leads a stranger from the help room to the public help, without a word about signing in', () => {
    for (const path of ['/help-auth', '/auth-help'])
      expect(
        decide({ ...home, screen: { access: 'user', path }, session: 'signed-out', role: null }),
      ).toMatchObject({ to: '/help', notice: null })
  })

  it('lets every role into an ordinary screen', () => {
    for (const role of roles) expect(decide({ ...home, role })).toEqual({ kind: 'show' })
  })

  it('lets only admins into an admin screen, and tells the others', () => {
    const screen = { access: 'admin', path: '/admin' } as const
    expect(decide({ ...home, screen, role: 'admin' })).toEqual({ kind: 'show' })
    for (const role of ['user', 'tester'] as const)
      expect(decide({ ...home, screen, role })).toEqual({
        kind: 'go',
        to: '/unauthorized',
        keepsOrigin: false,
        notice: { title: 'Access denied', description: "You don't have permission to access this page" },
      })
  })

  it('turns nobody away for a role from before while the profile is read again', () => {
    const screen = { access: 'admin', path: '/admin' } as const
    expect(decide({ ...home, screen, isRefreshing: true })).toEqual({ kind: 'wait' })
    expect(decide({ ...home, screen, role: 'admin', isRefreshing: true })).toEqual({ kind: 'show' })
  })

  it('lets testers and admins into a tester screen, and nobody else', () => {
    const screen = { access: 'tester', path: '/connection-test' } as const
    const shown = roles.filter((role) => decide({ ...home, screen, role }).kind === 'show')
    expect(shown).toEqual(['admin', 'tester'])
  })
})
