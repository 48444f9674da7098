import { expect, test } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

test('a key proposes, its proposal is accepted, stands in the plan, and is undone @full', async ({
  page,
}) => {
  await arrive(page, '/integrations-page')
  const keys = page.getByRole('region', { name: 'Keys for programs and assistants' })
  await keys.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it is for').fill('Kitchen screen')
  await dialog.getByText('Read and propose', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  const key = await page.getByText(/^balanse_key_/).textContent()
  await page.getByRole('button', { name: 'I have it' }).click()
  await expect(keys.getByText('Reads plans and visions; proposes')).toBeVisible()

  const today = new Date().toISOString().slice(0, 10)
  const laid = await page.request.post(`${serverUrl()}/api/proposals`, {
    headers: { authorization: `Bearer ${key}` },
    data: { change: { kind: 'add_priority', date: today, text: 'Water the basil' } },
  })
  expect(laid.status()).toBe(200)

  await page.goto(`${serverUrl()}/my-balanse`)
  const proposed = page.getByRole('region', { name: /^Proposed by your keys/ })
  await expect(proposed.getByText('Kitchen screen')).toBeVisible()
  await proposed.getByRole('button', { name: 'Accept' }).click()
  await expect(proposed.getByText('Saved.')).toBeVisible()
  await proposed.getByRole('link', { name: 'Open it' }).click()
  await expect(
    page
      .getByText('Water the basil')
      .or(page.getByRole('textbox', { name: 'Water the basil' }))
      .first(),
  ).toBeVisible()

  await page.goto(`${serverUrl()}/chatbot-training`)
  const log = page.getByRole('region', { name: 'What came of its suggestions' })
  await expect(log.getByText('from your key')).toBeVisible()
  await log.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('Taken back.')).toBeVisible()
})
