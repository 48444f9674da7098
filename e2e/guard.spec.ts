import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const run = promisify(execFile)

/** Gives a person a role, as an operator does it. */
const raise = (email: string, role: 'tester' | 'admin') =>
  run(process.execPath, ['src/cli.ts', role, email], {
    env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA ?? '' },
  })

const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').filter({ hasText: text })
const pathOf = (url: URL) => url.pathname

test('@full while the profile is on its way the guard says so, and then shows the screen', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/profile', async (route) => {
    await held
    await route.continue()
  })
  await arrive(page, '/journal')
  await expect(page.getByRole('main').getByText('Loading your profile...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading your profile...')).toHaveCount(0)
})

test('a stranger and a person without the role are told why they are somewhere else', async ({ page }) => {
  await page.goto(`${serverUrl()}/week-plan`)
  await expect(page).toHaveURL((url) => pathOf(url) === '/sign-in')
  const stranger = toastOf(page, 'Authentication required')
  await expect(stranger.getByText('Please sign in to access this page')).toBeVisible()
  await page.goto(`${serverUrl()}/sign-in`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger).toHaveCount(0)

  for (const path of ['/admin', '/admin-dashboard', '/connection-test']) {
    await arrive(page, path)
    await expect(page).toHaveURL((url) => pathOf(url) === '/unauthorized')
    await expect(
      toastOf(page, 'Access denied').getByText("You don't have permission to access this page"),
    ).toBeVisible()
  }
})

test('Sign out of the menu ends at the front page and leaves nothing of the person behind', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone'
  await arrive(page, '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { refresh_token: string })
        .refresh_token,
  )
  await page.evaluate(() => localStorage.setItem('user_dream_description', 'A house by the sea'))
  await page.getByRole('button', { name: isPhone ? 'Menu' : 'Your account', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL((url) => pathOf(url) === '/waitlist')
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page.getByText('Authentication required')).toHaveCount(0)
  expect((await stored()).filter((key) => key !== 'theme-preferences')).toEqual([])
  const refused = await page.request.post(`${serverUrl()}/auth/v1/token?grant_type=refresh_token`, {
    data: { refresh_token: token },
  })
  expect([400, 401]).toContain(refused.status())
  await page.goto(`${serverUrl()}/home`)
  await expect(page).toHaveURL((url) => pathOf(url) === '/sign-in')
})

test('@full Sign out of the settings ends at the door, with its words and no others', async ({ page }) => {
  await arrive(page, '/profile-settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL((url) => pathOf(url) === '/sign-in')
  await expect(toastOf(page, 'Signed out successfully')).toBeVisible()
  await expect(toastOf(page, 'Authentication required')).toHaveCount(0)
})

test.describe('the greeting', () => {
  // A new account takes over the zone of its browser: one in which a time needs no reckoning.
  test.use({ timezoneId: 'UTC' })

  test('@full follows the clock', async ({ page }) => {
    const day = new Date().toISOString().slice(0, 10)
    await arrive(page, '/home')
    for (const [time, words] of [
      ['11:59:59', 'Good morning, Mairi'],
      ['12:00:00', 'Good afternoon, Mairi'],
      ['17:59:59', 'Good afternoon, Mairi'],
      ['18:00:00', 'Good evening, Mairi'],
    ] as const) {
      await page.clock.setFixedTime(`${day}T${time}Z`)
      await page.goto(`${serverUrl()}/home`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    }
  })
})

test('@full whoever was given a role since their last visit is let in at once', async ({ page }) => {
  const person = await arrive(page, '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${serverUrl()}/admin`)
  await expect(page).toHaveURL((url) => pathOf(url) === '/unauthorized')
  await raise(person.email, 'tester')
  await page.goto(`${serverUrl()}/connection-test`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection test')
})

test('@full the connection test says each state and trouble in its words, and counts the tries', async ({
  page,
}) => {
  const { email } = await arrive(page, '/waitlist')
  await raise(email, 'tester')
  let answer: 'none' | 'fault' | 'empty' | 'real' | 'held' = 'held'
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/functions/v1/get-knowledge-base', async (route) => {
    if (answer === 'held') await held
    if (answer === 'none') return route.abort()
    if (answer === 'fault') return route.fulfill({ status: 500, json: { error: 'broken' } })
    if (answer === 'empty') return route.fulfill({ json: {} })
    return route.continue()
  })
  await page.goto(`${serverUrl()}/connection-test`)
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Status' })
  await expect(status).toHaveText('Status: testing')
  answer = 'real'
  release()
  await expect(status).toHaveText('Status: connected')
  for (const [index, [next, words]] of Object.entries([
    ['none', 'Unable to test connection - network error'],
    ['fault', 'Failed to connect to the API.'],
    ['empty', 'No response received from the API.'],
  ] as const)) {
    answer = next
    await page.getByRole('button', { name: 'Test again' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(status).toHaveText('Status: disconnected')
    await expect(
      page.getByText(index === '0' ? 'Tested again once' : `Tested again ${Number(index) + 1} times`),
    ).toBeVisible()
  }
  answer = 'real'
  await page.getByRole('button', { name: 'Test again' }).click()
  await expect(status).toHaveText('Status: connected')
})

test('@full the help chat says in its words what is in the way, and goes on without the help articles', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/functions/v1/get-knowledge-base', (route) => route.fulfill({ status: 500, json: {} }))
  let answer: { status: number; json: object } | null = null
  await page.route('**/functions/v1/openai-chat', (route) =>
    answer ? route.fulfill(answer) : route.continue(),
  )
  await page.goto(`${serverUrl()}/pricing?dev=true`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const talk = page.getByRole('dialog', { name: 'Help chat' })
  const field = talk.getByRole('textbox')
  for (const [next, words] of [
    [{ status: 503, json: {} }, 'Failed to get response from chat service'],
    [
      { status: 502, json: { error: 'Failed to get response from OpenAI' } },
      'Failed to get response from OpenAI',
    ],
    [{ status: 200, json: {} }, 'Invalid response format from chat service'],
  ] as const) {
    answer = next
    await field.fill('What does it cost?')
    await field.press('Enter')
    await expect(talk.getByText(words)).toBeVisible()
    await expect(field).toHaveValue('What does it cost?')
  }
  answer = null
  await field.press('Enter')
  await expect(talk.getByRole('link').first()).toBeVisible()
  expect(warnings.some((text) => text.startsWith('The knowledge base is not available.'))).toBe(true)
})
