import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'

const signedIn = [
  '/home',
  '/get-balanse',
  '/my-balanse',
  '/vision',
  '/vision-mind',
  '/day-plan',
  '/week-plan',
  '/month-schedule',
  '/evening-reflection',
  '/reflection-templates',
  '/profile-settings',
  '/help-auth',
  '/billing',
  '/integrations-page',
  '/unauthorized',
]
const anonymous = ['/waitlist', '/sign-in', '/sign-up', '/urgent-help', '/auth-vision']
const looks = {
  light: { theme: 'light', lowStimMode: false },
  dark: { theme: 'dark', lowStimMode: false },
  'low-stim': { theme: 'light', lowStimMode: true },
}

for (const [look, preferences] of Object.entries(looks)) {
  for (const [kind, paths] of Object.entries({ signedIn, anonymous })) {
    test(`${kind === 'signedIn' ? 'signed-in' : 'public'} screens have no accessibility violation, one heading and no console error in ${look}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const troubles: string[] = []
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
      page.on('pageerror', (error) => troubles.push(error.message))
      await page.addInitScript(
        (text) => localStorage.setItem('theme-preferences', text),
        JSON.stringify(preferences),
      )
      if (kind === 'signedIn') {
        // The account decides how the app looks on every device, so it is asked for low stimulation there.
        await arrive(page, '/home')
        await setPreferences(page, { lowStimMode: preferences.lowStimMode })
      }
      for (const path of paths) {
        await page.goto(serverUrl() + path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.flatMap((violation) =>
          violation.nodes.map(
            (node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
          ),
        )
        expect.soft(found, `${path} in ${look}`).toEqual([])
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect.soft(isWider, `${path} scrolls sideways`).toBe(false)
        expect.soft(troubles.splice(0), `${path} says in the console`).toEqual([])
        expect
          .soft(
            await page.evaluate(() => document.documentElement.classList.contains('low-stim')),
            `${path} in ${look}`,
          )
          .toBe(preferences.lowStimMode)
        if (look === 'low-stim') {
          const moving = await page.evaluate(() => document.getAnimations().length)
          expect.soft(moving, `${path} moves in low-stim`).toBe(0)
        }
      }
    })
  }
}
