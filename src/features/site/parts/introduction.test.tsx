import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { BreakItDown } from './break-it-down.tsx'
import { ControlPanel } from './control-panel.tsx'
import { DiveIn } from './dive-in.tsx'
import { FourPillars } from './four-pillars.tsx'
import { GoalSetting } from './goal-setting.tsx'

/** The links at the foot of a page, as `words -> address`. */
function stepsOf(page: ReactElement): string[] {
  const foot = /<nav aria-label="Introduction"[\s\S]*?<\/nav>/.exec(renderToStaticMarkup(page))?.[0] ?? ''
  return [...foot.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, label]) => `${label?.replaceAll('&#x27;', "'")} -> ${href}`,
  )
}

test('the public introduction leads through its own pages and ends at the vision', () => {
  expect(stepsOf(<FourPillars family="public" />)).toEqual([
    'Back to how it works -> /how-it-works',
    'Next to Break It Down -> /break-it-down',
  ])
  expect(stepsOf(<BreakItDown family="public" />)).toEqual([
    'Back to pillars -> /balanse-pillars',
    'Next to Goal Setting -> /goal-setting-guide',
  ])
  expect(stepsOf(<GoalSetting family="public" />)).toEqual([
    'Back to Break It Down -> /break-it-down',
    "Next to Let's Dive In -> /dive-in",
  ])
  expect(stepsOf(<DiveIn family="public" />)).toContain('Start Your Vision -> /vision')
})

test('the quiet pages stay among themselves, so that nobody meets the gate on the way', () => {
  expect(stepsOf(<FourPillars family="auth" />)).toEqual([
    'Back to how it works -> /auth-how-it-works',
    'Next to Break It Down -> /auth-break-it-down',
  ])
  expect(stepsOf(<BreakItDown family="auth" />)).toEqual([
    'Back to pillars -> /auth-balanse-pillars',
    'Next to Goal Setting -> /auth-goal-setting-guide',
  ])
  expect(stepsOf(<GoalSetting />)).toEqual([
    'Back to Break It Down -> /auth-break-it-down',
    "Next to Let's Dive In -> /auth-dive-in",
  ])
  expect(stepsOf(<DiveIn family="auth" />)).toContain('Start Your Vision -> /vision')
})

test('the panel makes its four promises under the exact title', () => {
  const words = renderToStaticMarkup(<ControlPanel />).replaceAll('&#x27;', "'")
  expect(words).toContain("You're Always in Control")
  expect([...words.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'View and manage all data',
    'See how input affects FlowScore',
    'Disable AI features',
    'Request deletion of the whole record',
  ])
})
