import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { arrive, holdNotice, newPerson } from './person.ts'
import { startServer, type StartedServer } from './server.ts'

let shop: StartedServer
let folder = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-shop-'))
  shop = await startServer(folder, {}, 'test/start-shop.ts')
})
test.afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** An account on the server that sells plans. */
async function arriveAtShop(page: Page, path: string): Promise<void> {
  const person = newPerson()
  const reply = await page.request.post(`${shop.url}/auth/v1/signup`, {
    data: { email: person.email, password: person.password, data: { full_name: person.name } },
  })
  expect(reply.status()).toBe(200)
  const session = await reply.text()
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('arrived')) localStorage.setItem('balanse-session', text)
    sessionStorage.setItem('arrived', 'yes')
  }, session)
  await page.goto(shop.url + path)
}

test('@full a trial without a card becomes a plan, is cancelled with one press, and Undo keeps it', async ({
  page,
}) => {
  await arriveAtShop(page, '/choose-plan')
  await expect(page.getByRole('radio', { name: 'By the month' })).toBeChecked()
  await page.getByRole('button', { name: 'Start 14 free days of Balance' }).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByText('no payment is agreed and nothing is charged')).toBeVisible()

  await page.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/billing\?paid=1$/)
  await expect(page.getByText('Thank you. Your payment is agreed.')).toBeVisible()
  await expect(page.getByText(/On that day £6.00 is charged, unless you cancel before/)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(/^Goes on until \d+ \w+ \d{4} and then ends/)).toBeVisible()
  const notice = await holdNotice(page, 'Balance is cancelled')
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/On that day £6.00 is charged/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/On that day £6.00 is charged/)).toBeVisible()
})

test('@full a payment of today goes back, and the plan ends with it', async ({ page }) => {
  await arriveAtShop(page, '/choose-plan')
  const patron = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Patron' }) })
  await patron.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/^Renews on \d+ \w+ \d{4} for £12.00/)).toBeVisible()
  const invoices = page.getByRole('list', { name: 'Invoices' })
  await expect(invoices.getByText(/^Paid, number/)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel and get £12.00 back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Get it back' }).click()
  await expect(page.getByText(/^Ended on .* Everything you wrote is yours/)).toBeVisible()
  await expect(invoices.getByText(/^Paid back, number/)).toBeVisible()
})

test('@full where nothing is sold, both pages say that everything is on', async ({ page }) => {
  await arrive(page, '/billing')
  await expect(page.getByText('Everything is on – billing is off on this server.')).toBeVisible()
  await page.goto(`${process.env.E2E_URL}/choose-plan`)
  await expect(page.getByText('Everything is on – billing is off on this server.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Start|Pay/ })).toHaveCount(0)
})
