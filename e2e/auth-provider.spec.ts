import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startSignInService, type SignInService, type Visitor } from '../test/sign-in-service.ts'
import { newPerson } from './person.ts'
import { startServer, type StartedServer } from './server.ts'

// A server that knows a sign-in service on this machine; whoever is led there agrees.
let folder = ''
let service: SignInService
let server: StartedServer
let url = ''

test.beforeAll(async () => {
  service = await startSignInService()
  folder = mkdtempSync(join(tmpdir(), 'balanse-provider-'))
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await startServer(folder, {
    PORT: String(port),
    BALANSE_URL: url,
    BALANSE_OAUTH_GOOGLE_CLIENT_ID: service.clientId,
    BALANSE_OAUTH_GOOGLE_SECRET: service.secret,
    BALANSE_OAUTH_GOOGLE_ISSUER: service.url,
    BALANSE_MANUAL_LINKING: 'true',
  })
})
test.afterAll(async () => {
  await server.stop()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

let made = 0
const visitor = (): Visitor => ({
  sub: `${9000 + made++}`,
  email: `visitor-${process.pid}-${Date.now()}-${made}@example.org`,
  email_verified: true,
  name: 'Mairi Fraser',
})

async function signUp(page: Page): Promise<void> {
  const person = newPerson()
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
}

test('somebody comes in by another service, and again into the same account', async ({ page, browser }) => {
  const who = visitor()
  service.welcome(who)
  const comeIn = async (on: Page) => {
    await on.goto(`${url}/sign-in`)
    await on.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(on).toHaveURL(/\/(home|welcome)$/)
    await on.goto(`${url}/profile-settings`)
    await expect(on.getByText(who.email!).first()).toBeVisible()
  }
  await comeIn(page)
  await comeIn(await (await browser.newContext()).newPage())
})

test('@full a service is linked in the settings and removed again', async ({ page }) => {
  await signUp(page)
  service.welcome(visitor())
  await page.goto(`${url}/profile-settings`)
  await page.getByRole('button', { name: 'Link Google' }).click()
  await expect(page).toHaveURL(/\/profile-settings$/)
  const remove = page.getByRole('button', { name: 'Remove Google' })
  await expect(remove).toBeVisible()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
})

test('@full an address that somebody else began links nothing to their account', async ({
  page,
  browser,
}) => {
  await signUp(page)
  await page.goto(`${url}/profile-settings`)
  const begun = page.waitForRequest(`${service.url}/authorize**`)
  await page.route(`${service.url}/authorize**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Link Google' }).click()
  const address = (await begun).url()

  const other = await (await browser.newContext()).newPage()
  service.welcome(visitor())
  await other.goto(url)
  await other.evaluate((to) => globalThis.location.assign(to), address)
  await expect(other.getByText('This was begun in another browser')).toBeVisible()
  await page.goto(`${url}/profile-settings`)
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
})
