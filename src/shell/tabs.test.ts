import { expect, it } from 'vitest'
import { bottomTabs, planTabs } from './tabs.ts'

const active = (tabs: typeof bottomTabs, path: string) =>
  tabs.filter((tab) => tab.isActive(path)).map((tab) => tab.label)

it('the bottom bar has exactly four tabs with their addresses', () => {
  expect(bottomTabs.map((tab) => [tab.label, tab.path])).toEqual([
    ['Home', '/home'],
    ['My Balanse', '/get-balanse'],
    ['Reflect', '/reflection-templates'],
    ['Ask Coach', '/my-balanse'],
  ])
})

it.each([
  ['/home', ['Home']],
  ['/welcome', ['Home']],
  ['/', ['Home']],
  ['/welcome-to-balanse', []],
  ['/get-balanse', ['My Balanse']],
  ['/my-balanse', ['Ask Coach']],
  ['/reflection-templates', ['Reflect']],
  ['/reflection', []],
  ['/day-plan', []],
])('on %s the bottom bar marks %j', (path, labels) => {
  expect(active(bottomTabs, path)).toEqual(labels)
})

it('the plan bar has Day, Week, Month and Vision in this order', () => {
  expect(planTabs.map((tab) => [tab.label, tab.path])).toEqual([
    ['Day', '/day-plan'],
    ['Week', '/week-plan'],
    ['Month', '/month-schedule'],
    ['Vision', '/vision'],
  ])
})

it.each([
  ['/day-plan', ['Day']],
  ['/week-plan', ['Week']],
  ['/month-schedule', ['Month']],
  ['/vision', ['Vision']],
  ['/vision-mind', ['Vision']],
  ['/vision-90-days', ['Vision']],
  ['/create-custom-vision', ['Vision']],
  ['/all-visions', ['Vision']],
  ['/home', []],
])('on %s the plan bar marks %j', (path, labels) => {
  expect(active(planTabs, path)).toEqual(labels)
})
