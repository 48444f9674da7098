import { describe, expect, it } from 'vitest'
import { hasChatWidget } from '#features/help/rules/chat-widget.ts'
import { addresses } from './addresses.fixture.ts'
import { bottomTabs, planTabs } from './tabs.ts'
import { findScreen, frontPage, isKnownPath, routeTable } from './route-table.ts'

const found = routeTable.map(({ path, title, access, layout, header, bottomNav, topTabs }) => ({
  path,
  title,
  access,
  layout,
  header,
  hasBottomNav: bottomNav,
  hasTopTabs: topTabs,
  hasChat: hasChatWidget(path),
}))

describe('the route table', () => {
  it.each(addresses)('$path is as the specification has it', (address) => {
    expect(found.find(({ path }) => path === address.path)).toEqual(address)
  })

  it('has no address beside the expected ones, and none twice', () => {
    expect(found.map(({ path }) => path).toSorted()).toEqual(addresses.map(({ path }) => path).toSorted())
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
