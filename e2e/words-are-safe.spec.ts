import { expect, test } from '@playwright/test'
import { arrive, expectFrontPage, serverUrl } from './person.ts'

const intention = 'How do I want to be today?'

test('what is typed without a connection is kept and sent when it is back', async ({ page, context }) => {
  await arrive(page, '/day-plan')
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await expect(page.getByRole('textbox', { name: intention })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: intention }).fill('Written on the train')
  await expect(page.getByText(/Waiting for a connection/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible({ timeout: 40_000 })
  await page.reload()
  await expect(page.getByRole('textbox', { name: intention })).toHaveValue('Written on the train')
})

test('the last key before a page is left is kept @phone', async ({ page }) => {
  await arrive(page, '/day-plan')
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  const field = page.getByRole('textbox', { name: intention })
  await expect(field).toBeVisible()
  let words = ''
  for (const more of ['Slowly', ', with time', ' for lunch']) {
    await field.press('End')
    await field.pressSequentially(more)
    await page.goto(`${serverUrl()}/urgent-help`)
    await page.goto(`${serverUrl()}/day-plan`)
    words += more
    await expect(field).toHaveValue(words)
  }
})

test('a session that ends in the middle of typing keeps the draft, and signing in continues on the same page', async ({
  page,
}) => {
  const person = await arrive(page, '/day-plan')
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await expect(page.getByRole('textbox', { name: intention })).toBeVisible()
  // The session ends on the server, as if the person had signed out everywhere from another device.
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token: string },
  )
  await page.request.post(`${serverUrl()}/auth/v1/logout?scope=global`, {
    headers: { authorization: `Bearer ${stored.access_token}` },
  })
  await page.getByRole('textbox', { name: intention }).fill('Half a thought, and then')
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/day-plan$/)
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  const answer = page
    .getByText('Half a thought, and then')
    .or(page.locator('textarea', { hasText: 'Half a thought, and then' }))
  await expect(answer.first()).toBeVisible()
})

test('two tabs that change the same line keep both texts until the person chooses @phone', async ({
  page,
  context,
}) => {
  await arrive(page, '/day-plan')
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await page.getByRole('textbox', { name: intention }).fill('Begin')
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${serverUrl()}/day-plan`)
  await expect(other.getByRole('textbox', { name: intention })).toHaveValue('Begin')
  // Both write on the same version: the answers of the server are held back until both have written.
  await context.setOffline(true)
  await page.getByRole('textbox', { name: intention }).fill('Written here')
  await other.getByRole('textbox', { name: intention }).fill('Written there')
  await expect(other.getByText(/Waiting for a connection/).first()).toBeVisible()
  await expect(page.getByText(/Waiting for a connection/).first()).toBeVisible()
  await context.setOffline(false)
  const here = page.getByRole('button', { name: 'Keep both' })
  const there = other.getByRole('button', { name: 'Keep both' })
  await expect(async () => expect((await here.count()) + (await there.count())).toBeGreaterThan(0)).toPass({
    timeout: 45_000,
  })
  const asked = (await here.count()) > 0 ? page : other
  await asked.getByRole('button', { name: 'Keep both' }).first().click()
  await expect(asked.getByRole('button', { name: 'Keep both' })).toHaveCount(0)
  await expect(asked.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await page.goto(`${serverUrl()}/day-plan`)
  const kept = await page.getByRole('textbox', { name: intention }).inputValue()
  expect(kept).toContain('Written here')
  expect(kept).toContain('Written there')
})

test('signing out ends the session, tells so, forgets the person and keeps the theme', async ({
  page,
  isMobile,
}) => {
  await arrive(page, '/home')
  await page.evaluate(() => localStorage.setItem('theme-preferences', JSON.stringify({ theme: 'dark' })))
  await page.goto(`${serverUrl()}/vision`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { refresh_token: string },
  )
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click()
  else await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/waitlist#signed-out$/)
  await expect(page.getByText('Signed out successfully').first()).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).toContain('theme-preferences')
  expect(keys.filter((key) => /balanse-session|vision_completion|coaching_voice|user_/.test(key))).toEqual([])
  const refused = await page.request.post(`${serverUrl()}/auth/v1/token?grant_type=refresh_token`, {
    data: { refresh_token: stored.refresh_token },
  })
  expect([400, 401]).toContain(refused.status())
})

test('a guarded page leads to sign-in with the reason, and sign-in leads back', async ({ page }) => {
  const person = await arrive(page, '/home')
  await page.evaluate(() => localStorage.removeItem('balanse-session'))
  await page.goto(`${serverUrl()}/day-plan`)
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Authentication required').first()).toBeVisible()
  await expect(page.getByText('Please sign in to access this page').first()).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/day-plan$/)
})

test('@full a person who is no admin is shown the door of the admin page', async ({ page }) => {
  await arrive(page, '/admin')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await expect(page.getByText('Access denied').first()).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page").first()).toBeVisible()
})

test('@full an unknown address leads to the front page', async ({ page }) => {
  for (const path of ['/no-such-page', '/a/b/c', '/welcome-complete']) {
    await page.goto(serverUrl() + path)
    await expect(page).toHaveURL(/\/waitlist$/)
    await expectFrontPage(page)
  }
})

test('mock authentication does not exist here, whatever the browser has stored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('isMockAuth', 'true')
    localStorage.setItem('mockUserRole', 'admin')
  })
  await page.goto(`${serverUrl()}/home`)
  await expect(page).toHaveURL(/\/sign-in$/)
})
