import { expect, type Locator, type Page } from '@playwright/test'

export const serverUrl = (): string => process.env.E2E_URL ?? ''

let made = 0

export interface NewPerson {
  email: string
  password: string
  name: string
}

export function newPerson(): NewPerson {
  return {
    email: `journey-${process.pid}-${Date.now()}-${made++}@example.org`,
    password: 'a long enough phrase',
    name: 'Mairi Fraser',
  }
}

/** Signs a new person up through the screen and waits for the first signed-in screen. */
export async function signUp(page: Page, person = newPerson()): Promise<NewPerson> {
  await page.goto(`${serverUrl()}/sign-up`)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await page.getByRole('link', { name: 'Go to today' }).click()
  await expect(page).toHaveURL(/\/home$/)
  return person
}

/** Makes an account through the auth service and puts its session into the browser: for tests about something else. */
export async function arrive(page: Page, path: string, person = newPerson()): Promise<NewPerson> {
  const reply = await page.request.post(`${serverUrl()}/auth/v1/signup`, {
    data: { email: person.email, password: person.password, data: { full_name: person.name } },
  })
  expect(reply.status()).toBe(200)
  const session = await reply.text()
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('balanse-session', text)
    sessionStorage.setItem('arrived', 'yes')
  }, session)
  await page.goto(serverUrl() + path)
  return person
}

/** Changes preferences of the signed-in person on the server; the next page that opens follows them. */
export async function setPreferences(page: Page, preferences: Record<string, unknown>): Promise<void> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
  const reply = await page.request.patch(`${serverUrl()}/api/profile`, {
    headers: { authorization: `Bearer ${token}` },
    data: { preferences },
  })
  expect(reply.status()).toBe(200)
}

/**
 * Waits for the document of the front page. The app changes the address first and opens the document then: whoever goes
 * on in between is overtaken by it.
 */
export async function expectFrontPage(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
}

/**
 * A notice that is on the screen, kept there: the pointer rests on it, which stops its clock, so that its button is
 * still to be pressed when a slow machine gets to it.
 */
export async function holdNotice(page: Page, words: string): Promise<Locator> {
  const notices = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  const notice = notices.filter({ hasText: words }).last()
  await notice.hover()
  return notice
}

/** Waits until the server has taken a change: what the page said of the save before it says nothing of this one. */
export async function sent(page: Page, path: string, change: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes(`/api${path}`) && reply.ok(),
  )
  await change()
  await answer
}
