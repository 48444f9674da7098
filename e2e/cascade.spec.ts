import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

test('one thread runs from a vision over the month and the week to a ticked evening', async ({ page }) => {
  await arrive(page, '/vision-body')
  await page
    .getByRole('textbox', { name: 'In one sentence' })
    .fill('I want a body that carries me up Schiehallion.')
  await page.getByRole('textbox', { name: 'A first tiny step' }).fill('Boots by the door')
  await expect(onServer(page)).toBeVisible()

  await page.goto(`${serverUrl()}/month-schedule`)
  await page.getByRole('button', { name: 'Write my own' }).click()
  await page.getByRole('textbox', { name: /^By the end of .* I will have$/ }).fill('walked eight hills')
  await page.getByRole('radio', { name: 'Body' }).first().click()
  await expect(onServer(page)).toBeVisible()

  // The week stands under its month, with the vision that the month serves.
  await page.goto(`${serverUrl()}/week-plan`)
  await expect(page.getByText('walked eight hills').first()).toBeVisible()
  await expect(page.getByText('I want a body that carries me up Schiehallion.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Priority 1\b/ }).pressSequentially('Two hills before Sunday')
  await page.getByRole('button', { name: 'More for Two hills before Sunday' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Pillar/ }).press('Enter')
  await page.getByRole('combobox', { name: 'For the month' }).selectOption({ index: 1 })
  await expect(page.getByRole('radio', { name: 'Body', exact: true })).toHaveAttribute('aria-checked', 'true')
  await expect(onServer(page)).toBeVisible()

  // And the month knows of its week.
  await page.goto(`${serverUrl()}/month-schedule`)
  await expect(page.getByRole('list', { name: 'In your weeks' })).toContainText('Two hills before Sunday')

  await page.goto(`${serverUrl()}/home`)
  await page.getByRole('button', { name: 'Add a line' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a line' })
  await dialog.getByLabel('In one line').fill('Climb the hill behind the school')
  await dialog.getByRole('radio', { name: 'Body' }).click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Added to today').first()).toBeVisible()
  await page.goto(`${serverUrl()}/day-plan`)
  await expect(page.getByRole('checkbox', { name: 'Climb the hill behind the school' })).not.toBeChecked()
  await expect(page.getByText('I want a body that carries me up Schiehallion.').first()).toBeVisible()

  await page.goto(`${serverUrl()}/evening-reflection`)
  const hill = page.getByRole('radiogroup', { name: 'Climb the hill behind the school' })
  // The line may still be on its way from this morning's screen; then the tick is joined with it and sent once more.
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.url().includes('/api/days/') && answer.request().method() === 'PUT',
  )
  await hill.getByRole('radio', { name: 'Done' }).click()
  await expect(hill.getByRole('radio', { name: 'Done' })).toHaveAttribute('aria-checked', 'true')
  await saved

  // All of it on one line.
  await page.goto(`${serverUrl()}/get-balanse`)
  const thread = page.getByRole('region', { name: 'Your thread' })
  await expect(thread.getByRole('link', { name: /^Vision.*1 of 4 pictured.*Schiehallion/ })).toBeVisible()
  await expect(thread.getByRole('link', { name: /walked eight hills/ })).toBeVisible()
  await expect(thread.getByRole('link', { name: /^This week.*Two hills/ })).toBeVisible()
  await expect(thread.getByRole('link', { name: /^Today.*1 of 1 done.*Climb the hill/ })).toBeVisible()
})
