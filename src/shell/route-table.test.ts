import { describe, expect, it } from 'vitest'
import { bottomTabs, planTabs } from './tabs.ts'
import { findScreen, frontPage, isKnownPath, routeTable } from './route-table.ts'

type Row = [path: string, title: string, access: string, layout: string, header: string, bars: string]

/** What the specification says of every address that exists so far. `bars`: b bottom navigation, t plan tabs. */
const expected: Row[] = [
  ['/waitlist', 'Join the waitlist', 'public', 'public', 'marketing', ''],
  ['/sign-in', 'Sign In', 'public', 'auth', 'logo-only', ''],
  ['/sign-up', 'Create your account', 'public', 'auth', 'logo-only', ''],
  ['/unauthorized', 'Access denied', 'public', 'public', 'app', ''],
  ['/urgent-help', 'Urgent help', 'public', 'public', 'logo-only', ''],
  ['/auth-vision', 'Create Your Vision', 'public', 'auth', 'logo-only', ''],
  ['/home', 'Home', 'user', 'protected', 'app', 'b'],
  ['/get-balanse', 'My Balanse', 'user', 'protected', 'app', 'b'],
  ['/my-balanse', 'Ask Coach', 'user', 'protected', 'app', 'b'],
  ['/vision', 'Create Your Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-mind', 'Mind Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-body', 'Body Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-relationships', 'Relationships Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-purpose', 'Purpose Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-growth', 'Growth Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-health', 'Health Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-social', 'Social Vision', 'user', 'protected', 'app', 'bt'],
  ['/vision-career', 'Career Vision', 'user', 'protected', 'app', 'bt'],
  ['/month-schedule', 'Month', 'user', 'protected', 'app', 'bt'],
  ['/week-plan', 'Week', 'user', 'protected', 'app', 'bt'],
  ['/day-plan', 'Day', 'user', 'protected', 'app', 'bt'],
  ['/reflection-templates', 'Reflect', 'user', 'protected', 'app', 'b'],
  ['/evening-reflection', 'Evening reflection', 'user', 'protected', 'app', 'b'],
  ['/reflection-evening', 'Evening reflection', 'user', 'protected', 'app', 'b'],
  ['/profile-settings', 'Profile Settings', 'user', 'protected', 'app', 'b'],
  ['/billing', 'Billing & Subscription', 'user', 'protected', 'app', 'b'],
  ['/integrations-page', 'Integrations', 'user', 'protected', 'app', 'b'],
  ['/help-auth', 'Help and support', 'user', 'protected', 'app', 'b'],
  ['/admin', 'Admin Dashboard', 'admin', 'protected', 'app', ''],
  ['/admin-dashboard', 'Admin Dashboard', 'admin', 'protected', 'app', ''],
]

const found = routeTable.map((screen): Row => [
  screen.path,
  screen.title,
  screen.access,
  screen.layout,
  screen.header,
  (screen.bottomNav ? 'b' : '') + (screen.topTabs ? 't' : ''),
])

describe('the route table', () => {
  it.each(expected)('%s is as the specification has it', (...row) => {
    expect(found.find(([path]) => path === row[0])).toEqual(row)
  })

  it('has no address beside the expected ones, and none twice', () => {
    expect(found.map(([path]) => path).toSorted()).toEqual(expected.map(([path]) => path).toSorted())
  })

  it('has a screen behind every tab', () => {
    for (const tab of [...bottomTabs, ...planTabs]) expect(isKnownPath(tab.path), tab.path).toBe(true)
  })
})

describe('finding a screen', () => {
  it('forgives one slash at the end', () => {
    expect(findScreen('/sign-in/')?.path).toBe('/sign-in')
    expect(findScreen('/sign-in//')).toBeUndefined()
  })
  it('finds none for / and for what is not known, so that both lead to the front page', () => {
    expect(findScreen('/')).toBeUndefined()
    for (const path of [
      '/no-such-page',
      '/a/b/c',
      '/welcome-complete',
      '/sign-in/x',
      '/Sign-In',
      '/constructor',
    ])
      expect(findScreen(path), path).toBeUndefined()
    expect(findScreen(frontPage)).toBeDefined()
  })
})
