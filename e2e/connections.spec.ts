import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { calendarSettings, startCalendarServices, type CalendarStandIn } from '../test/calendar-services.ts'
import { slackSettings, startSlack, type SlackStandIn } from '../test/slack.ts'
import { newPerson, type NewPerson } from './person.ts'
import { startServer, type StartedServer } from './server.ts'

let slack: SlackStandIn
let calendars: CalendarStandIn
let server: StartedServer
let folder = ''

/** The other services lead back to the address of the product, so that has to be known before it starts. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test.beforeAll(async () => {
  slack = await startSlack()
  calendars = await startCalendarServices()
  folder = mkdtempSync(join(tmpdir(), 'balanse-connections-'))
  server = await startServer(folder, {
    ...slackSettings,
    ...calendarSettings(calendars.url),
    BALANSE_SLACK_URL: slack.url,
    PORT: String(await freePort()),
  })
})
test.afterAll(async () => {
  await server.stop()
  await Promise.all([slack.close(), calendars.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** An account on the server that has these services. */
async function arriveHere(page: Page, path: string): Promise<NewPerson> {
  const person = newPerson()
  const reply = await page.request.post(`${server.url}/auth/v1/signup`, {
    data: { email: person.email, password: person.password, data: { full_name: person.name } },
  })
  expect(reply.status()).toBe(200)
  const session = await reply.text()
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('balanse-session', text)
    sessionStorage.setItem('arrived', 'yes')
  }, session)
  await page.goto(server.url + path)
  return person
}

test('@full Slack is connected by a person who is signed in, and ended again', async ({ page }) => {
  await arriveHere(page, '/integrations-page')
  await page.getByRole('button', { name: 'Connect Slack' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You said no in Slack, and nothing was connected')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/slack-callback`)
  await page.getByRole('button', { name: 'Connect Slack once more' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('Kite Makers is connected')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/slack-callback`)
  expect(slack.posts.at(-1)?.text).toContain('Balanse is connected')

  await page.getByRole('link', { name: 'Open Integrations' }).click()
  const list = page.getByRole('list', { name: 'Slack' })
  await expect(list.getByRole('heading', { name: 'Kite Makers' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test message by Slack app' }).click()
  await expect(page.getByText('A test message waits for you there.').first()).toBeVisible()
  await page.getByRole('button', { name: 'End Slack app' }).click()
  await page.getByRole('button', { name: 'End the connection' }).click()
  await expect(page.getByText('Not connected: nothing goes to Slack.')).toBeVisible()
})

test('@full Slack is finished after signing in by a person who was signed out meanwhile', async ({
  page,
}) => {
  const person = await arriveHere(page, '/integrations-page')
  await page.getByRole('button', { name: 'Connect Slack' }).click()
  const allow = page.getByRole('button', { name: 'Allow' })
  await expect(allow).toBeVisible()
  // The session ends while the person reads what the app may do.
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('ended')) localStorage.removeItem('balanse-session')
    sessionStorage.setItem('ended', 'yes')
  })
  let arrives = () => {}
  const isLetThrough = new Promise<void>((resolve) => (arrives = resolve))
  await page.route(/\/_app\/sign-in\.screen/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await allow.click()
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fslack-callback$/)
  // Until the door is there, nothing stands that would take an address and forget it.
  await expect(page.getByRole('heading', { level: 1, name: 'Connecting Slack' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  arrives()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Kite Makers is connected')).toBeVisible()
  await page.goto(`${server.url}/slack-callback?code=made-up&state=made-up`)
  await expect(page.getByText('nothing was connected')).toBeVisible()
})

test('@full a calendar of a Google account stands in the day, and goes with the account', async ({
  page,
}) => {
  const day = new Intl.DateTimeFormat('en-CA').format(new Date())
  calendars.change('google', {
    id: 'lunch',
    status: 'confirmed',
    summary: 'Lunch with Isla',
    start: { dateTime: new Date(`${day}T12:00:00`).toISOString() },
    end: { dateTime: new Date(`${day}T12:45:00`).toISOString() },
  })
  await arriveHere(page, '/integrations-page')
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which calendars stand in your day?' })
  await dialog.getByRole('switch', { name: 'Mine' }).click()
  await dialog.getByRole('button', { name: 'Bring it' }).click()
  await expect(page.getByRole('list', { name: 'Calendars' })).toContainText('One appointment')
  await expect(page).toHaveURL(`${server.url}/integrations-page`)

  await page.goto(`${server.url}/day-plan`)
  const region = page.getByRole('region', { name: 'In your calendars' })
  await expect(region).toContainText('Lunch with Isla')

  await page.goto(`${server.url}/integrations-page`)
  await page.getByRole('button', { name: `End ${calendars.owner}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Not connected: no account of yours is read.')).toBeVisible()
  await expect(page.getByText('No calendar yet.')).toBeVisible()
})
