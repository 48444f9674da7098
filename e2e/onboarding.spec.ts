import { expect, test } from '@playwright/test'
import { newPerson, serverUrl } from './person.ts'

test('what a newcomer answers comes with them into their account, and their sentence is the first day’s intention', async ({
  page,
}) => {
  await page.goto(`${serverUrl()}/onboarding`)
  await page.getByRole('checkbox', { name: 'Proper rest' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: '5 minutes', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Direct/ }).check()
  await expect(page.getByRole('figure')).toContainText('Which one is first?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('radio', { name: /^Ninja/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('How do you want today to be?').fill('Unhurried')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  const person = newPerson()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Mairi')
  await page.getByRole('link', { name: 'Go to today' }).click()
  await expect(page.getByText('Unhurried')).toBeVisible()
  await page.goto(`${serverUrl()}/profile-settings`)
  await expect(page.getByRole('radio', { name: /^Ninja/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Direct –/ })).toBeChecked()
})

test('@full every question can be skipped, and nothing is asked of an account that is already there', async ({
  page,
}) => {
  await page.goto(`${serverUrl()}/onboarding`)
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That is all we need')
  await expect(page.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    '/auth-how-it-works',
  )
})
