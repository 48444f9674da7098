import { expect, test } from '@playwright/test'
import { arrive, newPerson } from './person.ts'

test('a locked screen shows nothing until the code is given, in every tab and after a reload @full', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await arrive(page, '/profile-settings', person)
  await page.getByRole('button', { name: 'Set a code' }).click()
  const dialog = page.getByRole('dialog', { name: 'A code for this device' })
  await dialog.getByLabel('Code', { exact: true }).fill('2468')
  await dialog.getByLabel('The same again').fill('2469')
  await dialog.getByRole('button', { name: 'Set the code' }).click()
  await expect(dialog.getByText('The two codes are not the same.')).toBeVisible()
  await dialog.getByLabel('The same again').fill('2468')
  await dialog.getByRole('button', { name: 'Set the code' }).click()
  await expect(dialog).toBeHidden()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()

  await page.getByRole('button', { name: 'Lock now' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Balanse is locked' })).toBeVisible()
    await expect(tab.getByText(person.name)).toHaveCount(0)
    await expect(tab.getByRole('heading', { name: 'Profile Settings' })).toBeHidden()
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Balanse is locked' })).toBeVisible()
  // No key of the app and no way of the keyboard leads past it.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Your code').fill('1111')
  await page.getByLabel('Your code').press('Enter')
  await expect(page.getByText('That is not the code. Nothing was opened.')).toBeVisible()
  await page.getByLabel('Your code').fill('2468')
  await page.getByLabel('Your code').press('Enter')
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
})

test('what stood half filled under the lock is there again, and a forgotten code is signed out of @full', async ({
  page,
}) => {
  const person = newPerson()
  await arrive(page, '/profile-settings', person)
  await page.getByRole('button', { name: 'Set a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('2468')
  await page.getByLabel('The same again').fill('2468')
  await page.getByRole('button', { name: 'Set the code' }).click()
  await page.getByRole('button', { name: 'Change the code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('97531')
  // As if left alone for long: the lock of another tab reaches this one the same way.
  await page.evaluate(() => {
    localStorage.setItem('screen_lock_shut', 'yes')
    dispatchEvent(new StorageEvent('storage', { key: 'screen_lock_shut' }))
  })
  const code = page.getByLabel('Your code')
  await expect(code).toBeFocused()
  await code.fill('2468')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(code).toHaveCount(0)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('97531')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Sign out on this device' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
})
