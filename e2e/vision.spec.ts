import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

test('@full the hub leads to every room of the visions', async ({ page }) => {
  await arrive(page, '/vision')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Vision' })).toBeVisible()
  await expect(page.getByText('Action Required: Set Up Your Vision')).toBeVisible()
  const strip = page.getByRole('navigation', { name: 'Visions' }).getByRole('link')
  await expect(strip).toHaveText(['All Visions', 'Mind', 'Body', 'Relationships', 'Purpose', 'Custom'])
  expect(await strip.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/auth-vision',
    '/vision-mind',
    '/vision-body',
    '/vision-relationships',
    '/vision-purpose',
    '/create-custom-vision',
  ])
  for (const pillar of ['Mind', 'Body', 'Relationships', 'Purpose'])
    await expect(page.getByRole('link', { name: `${pillar} Vision` })).toHaveAttribute(
      'href',
      `/vision-${pillar.toLowerCase()}`,
    )
  await expect(page.getByRole('link', { name: 'Skip to Monthly Planning' })).toHaveAttribute(
    'href',
    '/month-schedule',
  )
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/auth-balanse-pillars',
  )

  const before = await page.getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ }).textContent()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })).not.toHaveText(before ?? '')

  await page.getByRole('link', { name: '90-Day Journey' }).click()
  await expect(page).toHaveURL(/\/vision-90-days$/)
  await expect(page.getByRole('heading', { level: 1, name: '90-Day Journey' })).toBeVisible()
})

test('a person names a pillar, writes into it, and finds it among all visions', async ({ page }) => {
  await arrive(page, '/create-custom-vision')
  await page.getByRole('button', { name: 'Create this vision' }).click()
  await expect(page.getByText('It needs a name first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Its name' }).fill('Garden')
  await page.getByRole('radio', { name: 'Leaf' }).check({ force: true })
  await page.getByRole('radio', { name: 'Jade' }).check({ force: true })
  await page.getByRole('button', { name: 'Create this vision' }).click()
  await expect(page).toHaveURL(/\/create-custom-vision\?id=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible()

  await page.getByRole('textbox', { name: 'In one sentence' }).fill('Beans for the whole street.')
  await page.getByRole('textbox', { name: 'A first tiny step' }).fill('Dig one bed')
  await expect(onServer(page)).toBeVisible()
  await expect(page.getByTitle('Vision completed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'In one sentence' })).toHaveValue(
    'Beans for the whole street.',
  )

  await page.goto(`${serverUrl()}/all-visions`)
  const listed = page.getByRole('list', { name: 'Your visions' }).getByRole('listitem')
  await expect(listed).toHaveCount(5)
  await page.getByRole('searchbox', { name: 'Search in your visions' }).fill('beans')
  await expect(listed).toHaveCount(1)
  await listed.getByRole('link', { name: 'Garden' }).click()

  await page.getByRole('button', { name: 'Remove this vision' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page).toHaveURL(/\/create-custom-vision$/)
  await expect(page.getByRole('heading', { name: 'A pillar of your own' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Garden' })).toHaveCount(0)
})

test('@full ninety days are looked back on, closed, and begun again', async ({ page }) => {
  // After the jump every call renews its session first, which takes its time on a busy machine.
  const patiently = expect.configure({ timeout: 20_000 })
  await arrive(page, '/vision-90-days')
  await patiently(page.getByText('Day 1 of 90')).toBeVisible()
  await patiently(page.getByText('opens on')).toHaveCount(3)
  await page.getByText('Every day as a table').click()
  await patiently(page.getByRole('row')).toHaveCount(91)
  await patiently(page.getByRole('row').nth(1)).toContainText('Today')

  // Only the browser's date moves on; its timers run as before.
  await page.clock.setFixedTime(Date.now() + 91 * 86_400_000)
  await page.reload()
  await patiently(page.getByText('90-day journey complete – start the next?')).toBeVisible()
  await page.getByRole('textbox', { name: 'A letter to myself, to be read later' }).fill('You kept going.')
  await patiently(onServer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Begin another ninety days' }).click()
  await patiently(page.getByText('Day 1 of 90')).toBeVisible()
  await page.getByText('Journey 1, day 90: closing the journey').click()
  await patiently(page.getByText('You kept going.')).toBeVisible()
})
