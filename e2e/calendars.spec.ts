import { expect, test } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

/** The day of the person, whose zone the browser's is. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date()).replaceAll('-', '')

const ics = () =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${today()}T120000`,
    `DTEND:${today()}T124500`,
    'SUMMARY:Lunch with Isla',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

test('a calendar file stands in the day, and goes again', async ({ page }) => {
  // The list of calendars arrives when the form is half filled in, and takes nothing of it away.
  let comes = () => {}
  const isDue = new Promise<void>((resolve) => (comes = resolve))
  await page.route('**/api/calendars', async (route) => {
    await isDue
    await route.continue()
  })
  await arrive(page, '/integrations-page')
  await page.getByRole('button', { name: 'Bring a calendar' }).click()
  await page.getByText('In a file', { exact: true }).click()
  await page.getByLabel('Calendar file').setInputFiles({
    name: 'Family.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(ics()),
  })
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Family')
  comes()
  await expect(page.getByText('No calendar yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring it' }).click()
  const list = page.getByRole('list', { name: 'Calendars' })
  await expect(list.getByRole('heading', { name: 'Family' })).toBeVisible()
  await expect(list).toContainText('One appointment')

  await page.goto(`${serverUrl()}/day-plan`)
  const region = page.getByRole('region', { name: 'In your calendars' })
  await expect(region).toContainText('Lunch with Isla')
  await expect(region).toContainText('12:00–12:45')

  await page.goto(`${serverUrl()}/integrations-page`)
  await page.getByRole('button', { name: 'Take Family away' }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByText('No calendar yet.')).toBeVisible()
})

test('@full a calendar address is made, read, changed and ended by keyboard', async ({ page }) => {
  await arrive(page, '/integrations-page')
  await page.getByRole('button', { name: 'Make a calendar address' }).press('Enter')
  await page.getByRole('switch', { name: 'Reminders to plan and to close the day' }).press('Space')
  await page.getByRole('button', { name: 'Make the address' }).press('Enter')
  const address = page.getByText(/\/calendar\/[A-Za-z0-9_-]{43}\.ics$/)
  await expect(address).toBeVisible()
  const path = new URL((await address.textContent()) ?? '').pathname
  const reply = await page.request.get(serverUrl() + path)
  expect(reply.status()).toBe(200)
  expect(await reply.text()).toContain('SUMMARY:Reminder')
  await page.getByRole('button', { name: 'I have it' }).press('Enter')
  const list = page.getByRole('list', { name: 'Calendar addresses' })
  await expect(list).toContainText('reminders, only as “Busy”')

  await page.getByRole('button', { name: 'Change Balanse' }).press('Enter')
  await page.getByLabel('Name of the calendar').fill('Mine')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(list.getByRole('heading', { name: 'Mine' })).toBeVisible()
  await page.getByRole('button', { name: 'End Mine' }).press('Enter')
  await page.getByRole('button', { name: 'End the address' }).press('Enter')
  await expect(page.getByText('No address yet')).toBeVisible()
  expect((await page.request.get(serverUrl() + path)).status()).toBe(404)
})

test('@full a key is made, rests and ends', async ({ page }) => {
  await arrive(page, '/integrations-page')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('What it is for').fill('Kitchen screen')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = (await page.getByText(/^balanse_key_/).textContent()) ?? ''
  const read = async () =>
    (
      await page.request.get(`${serverUrl()}/api/days/2026-11-21`, {
        headers: { authorization: `Bearer ${key}` },
      })
    ).status()
  expect(await read()).toBe(200)
  await page.getByRole('button', { name: 'I have it' }).click()
  await page.getByRole('button', { name: 'Let Kitchen screen rest' }).click()
  await expect(page.getByText('Rests: it opens nothing')).toBeVisible()
  expect(await read()).toBe(401)
  await page.getByRole('button', { name: 'End Kitchen screen' }).click()
  await page.getByRole('button', { name: 'End the key' }).click()
  await expect(page.getByText('No key yet')).toBeVisible()
})
