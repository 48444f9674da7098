import { expect, test, type Page } from '@playwright/test'
import { arrive } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

async function openVersions(page: Page) {
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('words that were wiped from the evening come back, and the ones after them too', async ({ page }) => {
  await arrive(page, '/evening-reflection')
  const hard = page.getByRole('textbox', { name: 'What was hard' })

  const empty = await openVersions(page)
  await expect(empty.getByText('Nothing has given way here yet.')).toBeVisible()
  await empty.getByRole('button', { name: 'Keep writing' }).click()

  await hard.fill('The long meeting in which I said nothing.')
  await expect(onServer(page)).toBeVisible()
  const wiped = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await hard.fill('Rain.')
  await wiped

  const dialog = await openVersions(page)
  await dialog.getByRole('button', { name: /stood/ }).click()
  await expect(dialog.getByRole('heading', { name: /As it was today at/ })).toBeFocused()
  await expect(dialog.getByRole('deletion').first()).toContainText('The long meeting')
  const broughtBack = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await dialog.getByRole('button', { name: 'Bring this back' }).click()
  await expect(hard).toHaveValue('The long meeting in which I said nothing.')
  await broughtBack

  // What stood there until now is a version itself.
  const again = await openVersions(page)
  await again.getByRole('button', { name: /stood/ }).first().click()
  await expect(again.getByRole('deletion')).toHaveText('Rain')
})

test('@full an earlier vision stands beside the one of now and can be brought back', async ({ page }) => {
  await arrive(page, '/vision-body')
  const sentence = page.getByRole('textbox', { name: 'In one sentence' })
  await sentence.fill('I run every morning.')
  await expect(onServer(page)).toBeVisible()
  const changed = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await sentence.fill('I walk every morning, and I rest.')
  await changed

  const dialog = await openVersions(page)
  await dialog.getByRole('button', { name: /stood/ }).click()
  await expect(dialog.getByRole('deletion')).toHaveText('run')
  await expect(dialog.getByRole('insertion').first()).toHaveText('walk')
  await dialog.getByRole('button', { name: 'Bring this back' }).click()
  await expect(sentence).toHaveValue('I run every morning.')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(sentence).toHaveValue('I walk every morning, and I rest.')
})
