import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../src/shell/addresses.fixture.ts'
import { arrive, newPerson, serverUrl, setPreferences } from './person.ts'

const run = promisify(execFile)

/** Who looks: somebody without an account, to whom the gate is open, or a person who may open every room. */
const visitors = {
  'a visitor': [
    ...addresses
      .filter(({ access }) => access === 'public' || access === 'gated')
      .map(({ path }) => path.replace('{slug}', 'rest-days')),
    '/blog/no-such-post',
  ],
  'an admin': addresses
    .filter(({ access }) => access !== 'public' && access !== 'gated')
    .map(({ path }) => path),
}
type Visitor = keyof typeof visitors

const looks = {
  light: { theme: 'light', lowStimMode: false },
  dark: { theme: 'dark', lowStimMode: false },
  'low-stim': { theme: 'light', lowStimMode: true },
}
type Look = keyof typeof looks

const sound = 'has no accessibility violation, one main heading, no console error and no sideways scroll'

for (const [visitor, paths] of Object.entries(visitors) as [Visitor, string[]][])
  for (const [place, look] of (Object.keys(looks) as Look[]).entries()) {
    // Every address once: its look and its width take turns. The whole of it takes some minutes.
    const isShort = look === (visitor === 'a visitor' ? 'light' : 'dark')
    test(`an address shown to ${visitor} in ${look} ${sound}${isShort ? '' : ' @full'}`, async ({ page }, {
      project,
    }) => {
      const turn = place * 2 + (project.name === 'phone' ? 1 : 0)
      await examine(
        page,
        visitor,
        look,
        paths.filter((_, index) => index % 6 === turn),
      )
    })

    test(`every address shown to ${visitor} in ${look} ${sound} @full`, async ({ page }) => {
      test.setTimeout(600_000)
      await examine(page, visitor, look, paths)
    })
  }

test('@full a question of the help page is opened by the keyboard, and its answer comes', async ({
  page,
}) => {
  await page.goto(`${serverUrl()}/help?dev=true`)
  const question = page.locator('#first-steps')
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toContainText('define a vision, plan your days, reflect regularly')
  await page.goto(`${serverUrl()}/help?dev=true#week`)
  await expect(page.locator('#week')).toContainText('Seven days below each other')
})

test('what has the focus on a public page is ringed, and not under the drawer @full', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${serverUrl()}/pricing?dev=true`)
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  const last = drawer.getByRole('link', { name: 'Sign In' })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(drawer).toBeHidden()
  const focused = page.locator(':focus')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).toBeInViewport()
})

async function examine(page: Page, visitor: Visitor, look: Look, paths: readonly string[]): Promise<void> {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  await page.addInitScript(
    (text) => localStorage.setItem('theme-preferences', text),
    JSON.stringify(looks[look]),
  )
  if (visitor === 'an admin') await becomeAdmin(page, look)
  for (const path of paths)
    await test.step(path, async () => {
      const query = visitor === 'a visitor' ? '?dev=true' : ''
      await page.goto(serverUrl() + path + query, { waitUntil: 'networkidle' })
      await expect(page).toHaveURL(({ pathname }) => pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect.soft(await violationsOf(page), `${path} in ${look}`).toEqual([])
      await expectLook(page, path, look)
      await expectNoSidewaysScroll(page, path)
      const said = troubles.splice(0)
      // A post that is not there is answered with a 404, which the browser writes down.
      if (path !== '/blog/no-such-post') expect.soft(said, `${path} says in the console`).toEqual([])
    })
}

/** The account decides how the app looks on every device, so it is asked for low stimulation there. */
async function becomeAdmin(page: Page, look: Look): Promise<void> {
  const person = newPerson()
  await arrive(page, '/unauthorized', person)
  await setPreferences(page, { lowStimMode: looks[look].lowStimMode })
  await run(process.execPath, ['src/cli.ts', 'admin', person.email], {
    env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA ?? '' },
  })
  // The browser knows the person as they were, until it has asked again.
  await page.goto(`${serverUrl()}/profile-settings`, { waitUntil: 'networkidle' })
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No page here has frames, without which one look from inside is enough, in half the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

async function expectLook(page: Page, path: string, look: Look): Promise<void> {
  const shown = await page.evaluate(() => ({
    isQuiet: document.documentElement.classList.contains('low-stim'),
    scheme: getComputedStyle(document.documentElement).colorScheme,
    moving: document.getAnimations().length,
  }))
  const { theme, lowStimMode } = looks[look]
  expect.soft({ isQuiet: shown.isQuiet, scheme: shown.scheme }, path).toEqual({
    isQuiet: lowStimMode,
    scheme: theme,
  })
  if (lowStimMode) expect.soft(shown.moving, `${path} moves in low-stim`).toBe(0)
}

/** 320 px is a page of 1280 at 400 % zoom, and the narrowest phone. */
async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}
