import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const words = 'Soup with the neighbours'

async function writeSomething(page: Page): Promise<void> {
  await arrive(page, '/reflection-free-writing')
  await page.getByRole('textbox', { name: 'Your writing' }).fill(words)
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
}

async function openControl(page: Page) {
  await page.goto(`${serverUrl()}/profile-settings`)
  const panel = page.getByRole('region', { name: "You're Always in Control" })
  await expect(panel.getByRole('link', { name: 'Journal', exact: true })).toBeVisible()
  return panel
}

test('everything is taken along as one file, and a new account takes it in', async ({ page, browser }) => {
  await writeSomething(page)
  const panel = await openControl(page)
  const arriving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Take everything with you' }).click()
  const file = await (await arriving).path()
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')

  const other = await browser.newContext()
  const home = await other.newPage()
  await arrive(home, '/profile-settings')
  await home.getByRole('button', { name: 'Bring something in' }).click()
  await home.getByLabel('File to bring in', { exact: true }).setInputFiles(file)
  const dialog = home.getByRole('dialog', { name: 'Bring something in' })
  await expect(dialog.getByText('This would come in from Balanse:')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Journal' })).toContainText('1 new')
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  await expect(dialog.getByText('Done. This came in from Balanse:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await home.goto(`${serverUrl()}/journal`)
  await expect(home.getByRole('link').filter({ hasText: words })).toBeVisible()
  await other.close()
})

test('a deletion needs the phrase, can be taken back for seven days, and at once gives a receipt', async ({
  page,
}) => {
  await writeSomething(page)
  const panel = await openControl(page)
  await panel.getByRole('button', { name: 'Delete everything' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete in 7 days' }).click()
  await expect(dialog.getByText('Nothing was deleted.')).toBeVisible()
  await dialog.getByRole('textbox').fill('Delete everything')
  await dialog.getByRole('button', { name: 'Delete in 7 days' }).click()
  await panel.getByRole('button', { name: 'Keep everything' }).click()
  await panel.getByRole('button', { name: 'Delete everything' }).click()
  await dialog.getByRole('textbox').fill('delete everything')
  await dialog.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is deleted' })).toContainText('Journal: 1')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto(`${serverUrl()}/home`)
  await expect(page).toHaveURL(/\/sign-in/)
})
