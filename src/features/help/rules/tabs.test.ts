import { expect, it } from 'vitest'
import { helpTabs, tabAt } from './tabs.ts'

it('has the three tabs of the specification', () => {
  expect(helpTabs.map(({ label }) => label)).toEqual(['Common Questions', 'Urgent Support', 'Contact Us'])
})

it.each([
  ['', 'common-questions'],
  ['#streak', 'common-questions'],
  ['#urgent-support', 'urgent-support'],
  ['#contact-us', 'contact-us'],
  ['#__proto__', 'common-questions'],
])('opens for %j the tab %s', (hash, tab) => expect(tabAt(hash)).toBe(tab))
