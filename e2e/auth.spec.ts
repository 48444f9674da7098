import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { lettersTo, readLetter } from './letters.ts'
import { newPerson, type NewPerson } from './person.ts'
import { startServer, type StartedServer } from './server.ts'

// A server of its own that asks for confirmed addresses; its letters are files in the outbox.
let folder = ''
let server: StartedServer
let url = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-auth-'))
  const port = await freePort()
  url = `http://localhost:${port}`
  const settings = { PORT: String(port), BALANSE_URL: url, BALANSE_AUTOCONFIRM_EMAIL: 'false' }
  server = await startServer(folder, settings)
})
test.afterAll(async () => {
  await server.stop()
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

const home = /\/(home|welcome)$/

async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
}

/** Signs a new person up and confirms the address by the code. */
async function joinHere(page: Page, person = newPerson()): Promise<NewPerson> {
  await fillSignUp(page, person)
  const { code } = await readLetter(folder, person.email)
  await page.getByLabel('Code from the letter').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(home)
  return person
}

async function signIn(page: Page, { email, password }: NewPerson, path = '/sign-in'): Promise<void> {
  await page.goto(url + path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Another device: a browser that knows nothing of the first. */
async function otherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

const openSecurity = (page: Page) => page.goto(`${url}/profile-settings`)

test('a new address is confirmed by its code, and a wrong code costs nothing', async ({ page }) => {
  const person = newPerson()
  await fillSignUp(page, person)
  await expect(page.getByText('This server sends no e-mail yet')).toBeVisible()
  await expect(page.getByText(/You can send another one in \d+ seconds/)).toBeVisible()
  const { code } = await readLetter(folder, person.email)
  await page.getByLabel('Code from the letter').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right, or it is too old')
  // A phone that forgets the page while the person looks at their mail does not forget what they wait for.
  await page.reload()
  await page.getByLabel('Code from the letter').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(home)
})

test('the link of the letter confirms the address and leads to where the person was going', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto(`${url}/week-plan`)
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  // The door stands until the next screen is there, and has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await page.goto((await readLetter(folder, person.email)).link)
  await expect(page).toHaveURL(/\/week-plan$/)
})

test('@full a link that is opened on another device says what to do there, and one that was used says so', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await fillSignUp(page, person)
  const { link } = await readLetter(folder, person.email)
  const phone = await otherDevice(browser)
  await phone.goto(link)
  await expect(phone.getByText('Your address is confirmed')).toBeVisible()
  expect(phone.url()).toBe(`${url}/sign-in?to=%2Fwelcome`)
  await phone.getByLabel('E-mail').fill(person.email)
  await phone.getByLabel('Password', { exact: true }).fill(person.password)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone).toHaveURL(home)
  await page.goto(link)
  await expect(page.getByText('This link was used already, or is too old')).toBeVisible()
  await phone.context().close()
})

test('@full a weak password is said while typing and after sending, and what was typed stays', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('E-mail').fill(person.email)
  const password = page.getByLabel('Password', { exact: true })
  const needs = page.getByRole('listitem')
  await password.fill('short')
  await expect(needs.filter({ hasText: 'At least 8 characters: not yet' })).toBeVisible()
  await password.fill('password123')
  await expect(needs.filter({ hasText: 'At least 8 characters: yes' })).toBeVisible()
  await expect(needs.filter({ hasText: 'Not on the lists that are tried first: not yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('This one is on the lists that are tried first')
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('nothing given, and a password that is not right, are said in the words of the product', async ({
  page,
}) => {
  await page.goto(`${url}/sign-in`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You must provide either an email or phone number and a password',
  )
  await signIn(page, newPerson())
  await expect(page.getByRole('alert')).toContainText('do not belong together')
})

test('a code by e-mail signs in, and leads to where the person was going @full', async ({
  page,
  browser,
}) => {
  const person = await joinHere(await otherDevice(browser))
  await page.goto(`${url}/day-plan`)
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible()
  const { code } = await readLetter(folder, person.email, 2)
  await page.getByLabel('Code from the letter').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/day-plan$/)
})

test('@full a link by e-mail signs in where it was asked for; an unknown address gets the same answer and no letter', async ({
  page,
  browser,
}) => {
  const person = await joinHere(await otherDevice(browser))
  const stranger = newPerson()
  await page.goto(`${url}/sign-in`)
  for (const { email } of [stranger, person]) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
    await expect(page.getByText(`A letter with a code and a link is ready for ${email}`)).toBeVisible()
    if (email === person.email) break
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
  }
  const { link } = await readLetter(folder, person.email, 2)
  expect(lettersTo(folder, stranger.email)).toEqual([])
  await page.goto(link)
  await expect(page).toHaveURL(home)
  expect(page.url()).toBe(`${url}/home`)
})

test('a forgotten password is replaced by the link or by the code, and the other devices are signed out', async ({
  page,
  browser,
}) => {
  const there = await otherDevice(browser)
  const person = await joinHere(there)
  const changed = { ...person, password: 'an even longer phrase' }

  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await page.goto((await readLetter(folder, person.email, 2)).link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill(person.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toContainText('This is the password you have now')
  await page.getByLabel('New password').fill(changed.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(home)

  // The other device finds out with its next call, and is told why.
  await there.goto(`${url}/day-plan`)
  await expect(there).toHaveURL(/\/sign-in$/)
  await expect(there.getByText('Your session on this device ended')).toBeVisible()
  await signIn(there, person)
  await expect(there.getByRole('alert')).toContainText('do not belong together')
  await there.getByLabel('Password', { exact: true }).fill(changed.password)
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there).toHaveURL(/\/day-plan$/)
})

test('@full the code of a recovery letter works on a device that did not ask for it', async ({
  page,
  browser,
}) => {
  const person = await joinHere(await otherDevice(browser))
  await page.goto(`${url}/forgot-password`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  const { code } = await readLetter(folder, person.email, 2)
  await page.getByLabel('Code from the letter').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill('quite another phrase')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(home)
})

/** Begins to add an authenticator app in the settings, up to where its first code is asked for. */
async function beginApp(page: Page): Promise<TOTP> {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).last().fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const uri = await page.getByRole('link', { name: 'Open an app on this device' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  expect((await page.getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 ')).count()) > 0).toBe(true)
  return new TOTP({ secret: Secret.fromBase32(secret) })
}

/** A code counts once, so after one was taken this is the next: that of the half minute that begins. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 })

test('an authenticator app is added, asked for at the next sign-in, and removed', async ({
  page,
  browser,
}) => {
  const person = await joinHere(page)
  const app = await beginApp(page)
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()

  const there = await otherDevice(browser)
  await signIn(there, person)
  await expect(there.getByRole('heading', { name: 'One more step' })).toBeVisible()
  // The first step alone opens nothing.
  await there.goto(`${url}/home`)
  await expect(there).toHaveURL(/\/sign-in$/)
  await expect(there.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await there.getByLabel('Code', { exact: true }).fill(nextCode(app))
  await there.getByRole('button', { name: 'Continue' }).click()
  await expect(there).toHaveURL(home)

  await openSecurity(page)
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0)
})

test('@full the codes that come with the first second step open the account without it, each once', async ({
  page,
  browser,
}) => {
  const person = await joinHere(page)
  const app = await beginApp(page)
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  const card = page.getByRole('region', { name: 'Your recovery codes' })
  await expect(card.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await card.getByRole('listitem').allTextContents()
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)

  const takeStep = async (code: string) => {
    const there = await otherDevice(browser)
    await signIn(there, person)
    await there.getByLabel('Use').selectOption({ label: 'Recovery codes' })
    await there.getByLabel('Recovery code', { exact: true }).fill(code)
    await there.getByRole('button', { name: 'Continue' }).click()
    return there
  }
  const there = await takeStep(first.toUpperCase())
  await expect(there).toHaveURL(home)
  const again = await takeStep(first)
  await expect(again.getByRole('alert')).toContainText('it was used before')

  await openSecurity(there)
  await expect(there.getByText('You have 9 recovery codes left.')).toBeVisible()
  await there.getByRole('button', { name: 'Make new recovery codes' }).click()
  const renewed = there.getByRole('region', { name: 'Your recovery codes' })
  const download = there.waitForEvent('download')
  await renewed.getByRole('link', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toBe('balanse-recovery-codes.txt')
  await expect(await takeStep((await renewed.getByRole('listitem').allTextContents())[0] ?? '')).toHaveURL(
    home,
  )
})

test('@full an account with a second step is recovered with it, and not without', async ({
  page,
  browser,
}) => {
  const person = await joinHere(page)
  const app = await beginApp(page)
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()

  const there = await otherDevice(browser)
  await there.goto(`${url}/forgot-password`)
  await there.getByLabel('E-mail').fill(person.email)
  await there.getByRole('button', { name: 'Send the letter' }).click()
  await there.goto((await readLetter(folder, person.email, 2)).link)
  // The link belongs to the browser that asked, which this is.
  await expect(there.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await there.getByLabel('Code', { exact: true }).fill(nextCode(app))
  await there.getByRole('button', { name: 'Continue' }).click()
  await there.getByLabel('New password').fill('quite another phrase')
  await there.getByRole('button', { name: 'Save password' }).click()
  await expect(there).toHaveURL(home)
})

test('the devices are listed, one is signed out from another, then all of them', async ({
  page,
  browser,
}) => {
  const person = await joinHere(page)
  const there = await otherDevice(browser)
  await signIn(there, person)
  await expect(there).toHaveURL(home)
  await openSecurity(page)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  // Nothing is open there meanwhile: an open page may notice by itself, and it is the next visit that is looked at.
  await there.goto('about:blank')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Your other devices are signed out').first()).toBeVisible()
  await there.goto(`${url}/day-plan`)
  await expect(there.getByText('Your session on this device ended')).toBeVisible()
  await signIn(there, person)
  await expect(there).toHaveURL(/\/day-plan$/)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Signed out successfully').first()).toBeVisible()
  await there.goto(`${url}/home`)
  await expect(there).toHaveURL(/\/sign-in$/)
})

test('@full leaving in one tab leaves the other one quietly, too', async ({ page, context }) => {
  await joinHere(page)
  const other = await context.newPage()
  await other.goto(`${url}/day-plan`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await openSecurity(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(other).toHaveURL(/\/sign-in$/)
  await expect(other.getByText('Authentication required')).toHaveCount(0)
  await expect(other.getByText('Your session on this device ended')).toHaveCount(0)
})

test('an e-mail address changes when both addresses agree @full', async ({ page }) => {
  const person = await joinHere(page)
  const next = newPerson().email
  await openSecurity(page)
  await page.getByText('Change e-mail address').click()
  await page.getByLabel('New e-mail address').fill(next)
  await page.getByRole('button', { name: 'Send the letters' }).click()
  const old = await readLetter(folder, person.email, 2)
  const fresh = await readLetter(folder, next)
  await page.getByLabel(`Code sent to ${person.email}`).fill(old.code)
  await page.getByRole('button', { name: `Confirm ${person.email}` }).click()
  await expect(page.getByText('One of two is done')).toBeVisible()
  await page.getByLabel(`Code sent to ${next}`).fill(fresh.code)
  await page.getByRole('button', { name: `Confirm ${next}` }).click()
  await expect(page.getByText('Your e-mail address is changed').first()).toBeVisible()
  await signOutAndIn(page, { ...person, email: next })
  await expect(page).toHaveURL(home)
})

async function signOutAndIn(page: Page, person: NewPerson): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  // Going on before the session has ended would keep it.
  await expect(page.getByText('Signed out successfully').first()).toBeVisible()
  await signIn(page, person)
}

test('@full a link with tokens in it opens nothing before the person says that it is theirs', async ({
  page,
  browser,
}) => {
  const person = await joinHere(await otherDevice(browser))
  const answer = await page.request.post(`${url}/auth/v1/token?grant_type=password`, {
    data: { email: person.email, password: person.password },
  })
  const { access_token, refresh_token } = (await answer.json()) as Record<string, string>
  const fragment = `access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`
  await page.goto(`${url}/sign-in#${fragment}`)
  await expect(page.getByText(`This link opens the account of ${person.email}`)).toBeVisible()
  expect(page.url()).toBe(`${url}/sign-in`)
  expect(await page.evaluate(() => localStorage.getItem('balanse-session'))).toBeNull()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(home)
})
