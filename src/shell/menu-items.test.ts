import { afterEach, describe, expect, it, vi } from 'vitest'
import { helpPath } from './help-link.ts'
import { avatarItems, chooseItem, menuGroups, menuItems } from './menu-items.ts'

const everything = () => true
const labels = (items: { label: string }[]) => items.map((item) => item.label)

describe('the menu', () => {
  it('has its groups in order, each with its entries', () => {
    const items = menuItems(true, everything)
    const grouped = menuGroups.map((group) => [group, labels(items.filter((item) => item.group === group))])
    expect(Object.fromEntries(grouped)).toEqual({
      Main: ['Home', 'My Balanse', 'Reflect', 'Ask Coach', 'Day', 'Week', 'Month', 'Vision', 'Journal'],
      Account: ['Profile Settings', 'Billing & Subscription', 'Integrations', 'Admin Dashboard'],
      Other: ['Help', 'Sign out'],
    })
    expect([...menuGroups]).toEqual(['Main', 'Account', 'Other'])
  })

  it('shows the Admin Dashboard to admins only', () => {
    expect(labels(menuItems(true, everything))).toContain('Admin Dashboard')
    expect(labels(menuItems(false, everything))).not.toContain('Admin Dashboard')
  })

  it('leaves out what has no screen, and keeps Sign out', () => {
    expect(labels(menuItems(false, (path) => path === '/home'))).toEqual(['Home', 'Sign out'])
  })

  it('behind the avatar holds the links of the specification', () => {
    expect(avatarItems(menuItems(true, everything)).map((item) => [item.label, item.path])).toEqual([
      ['Profile Settings', '/profile-settings'],
      ['Billing & Subscription', '/billing'],
      ['Integrations', '/integrations-page'],
      ['Admin Dashboard', '/admin-dashboard'],
      ['Help', '/help-auth'],
      ['Sign out', '/'],
    ])
  })
})

describe('choosing an entry', () => {
  afterEach(() => vi.useRealTimers())
  it('closes the menu at once and navigates 100 ms later', () => {
    vi.useFakeTimers()
    const steps: string[] = []
    chooseItem(
      () => steps.push('closed'),
      () => steps.push('gone'),
    )
    vi.advanceTimersByTime(99)
    expect(steps).toEqual(['closed'])
    vi.advanceTimersByTime(1)
    expect(steps).toEqual(['closed', 'gone'])
  })
})

it('help is in the app for a signed-in person and on the public site otherwise', () => {
  expect([helpPath(true), helpPath(false)]).toEqual(['/help-auth', '/help'])
})
