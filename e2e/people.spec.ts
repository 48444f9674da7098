import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { arrive, newPerson, serverUrl } from './person.ts'

test('@full an admin finds somebody, gives a role, closes and opens the account, and the record says so', async ({
  page,
}) => {
  const guest = newPerson()
  const reply = await page.request.post(`${serverUrl()}/auth/v1/signup`, {
    data: { email: guest.email, password: guest.password, data: { full_name: 'Guest of the house' } },
  })
  expect(reply.status()).toBe(200)
  const admin = await arrive(page, '/home')
  execFileSync(process.execPath, ['src/cli.ts', 'admin', admin.email], {
    env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA },
  })
  await page.goto(`${serverUrl()}/admin?room=people`)
  await expect(page.getByRole('heading', { level: 2, name: 'People' })).toBeVisible()
  await page.getByLabel('Address or name begins with').fill(guest.email)
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Guest of the house')

  await page.getByRole('button', { name: `Role of ${guest.email}` }).click()
  await page.getByRole('dialog').getByText('Tester', { exact: true }).click()
  await page.getByRole('button', { name: 'Give this role' }).click()
  await expect(row).toContainText('Tester')

  await page.getByRole('button', { name: `Close ${guest.email}` }).click()
  await page.getByRole('button', { name: 'Close the account' }).click()
  await expect(row).toContainText('Closed')
  await page.getByRole('button', { name: `Open ${guest.email}` }).click()
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(row).not.toContainText('Closed')

  await page.getByRole('button', { name: `Delete ${guest.email}` }).click()
  await page.getByLabel('Type its address').fill('somebody@example.org')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was deleted')
  await page.getByLabel('Type its address').fill(guest.email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Nobody’s address or name begins like this.')).toBeVisible()

  await page.getByRole('link', { name: 'Record' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Record' })).toBeVisible()
  const record = page.getByRole('list', { name: 'What was done' })
  await expect(record).toContainText('Deleted an account that is gone')
  await expect(record).toContainText('Role tester given to')
})
