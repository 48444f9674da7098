import { expect, test } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'
import { makeGarden, screens, title } from './planning.ts'

test('a person who has written nothing finds where to begin on every screen @full', async ({ page }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  await makeGarden(page)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
    })
})

test('a screen that the server refuses to read says so, and is there after another try @full', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await arrive(page, '/unauthorized')
  await makeGarden(page)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      // Nothing of the screens before: each begins without a copy on this device.
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      await page.route(/\/api\/(days|weeks|months|visions|custom-visions|journey)/, (route) =>
        route.fulfill({ status: 400, json: { code: 'bad_request', message: 'Please wait a moment.' } }),
      )
      await page.goto(serverUrl() + screen.path)
      await expect(page.getByText(screen.refused)).toBeVisible()
      // What could not be read is not called open, and nothing is offered in its place.
      await expect(page.getByText(/Not begun|Three small beginnings|Begin on this day/)).toHaveCount(0)
      await page.unrouteAll()
      // What a screen is made of is asked for again part by part.
      await expect(async () => {
        await page.getByRole('button', { name: 'Try again' }).last().click({ timeout: 1_000 })
        await expect(page.getByText(screen.refused)).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
      await expect(title(page, screen)).toBeVisible()
    })
})

test('a screen that was seen is painted without a connection @full', async ({ page, context }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  await makeGarden(page)
  for (const screen of screens) {
    await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
    await expect(screen.empty(page)).toBeVisible()
  }
  // Without a server for the app itself, one goes on from where one is: every way is a link or a key.
  await page.goto(`${serverUrl()}/home`, { waitUntil: 'networkidle' })
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  for (const screen of screens) {
    await go(screen.path)
    await expect(title(page, screen)).toBeVisible()
  }
  await context.setOffline(true)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await go(screen.path)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
      await expect(page.getByText(screen.refused)).toHaveCount(0)
    })
})

test('nothing moves and nothing is missing in low stimulation @full', async ({ page }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  await makeGarden(page)
  await setPreferences(page, { lowStimMode: true })
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveClass(/low-stim/)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
})
