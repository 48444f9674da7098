import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const heavy = 'I want to kill myself'

test('words of danger to the coach bring help before any reply, and the talk stays open', async ({
  page,
}) => {
  await arrive(page, '/my-balanse')
  await page.getByRole('textbox', { name: 'Write to your coach' }).fill(heavy)
  await page.getByRole('button', { name: 'Send' }).click()
  const card = page.getByRole('region', { name: 'Support is here, now' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(card.getByText('nobody else has been told')).toBeVisible()
  await expect(page.getByText('Are you in danger at this moment?').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write to your coach' })).toBeEnabled()
})

test('help comes without a connection, too', async ({ page, context }) => {
  await arrive(page, '/my-balanse')
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Write to your coach' }).fill(heavy)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Support is here, now' })).toBeVisible()
})

test('help stands beside an entry after a pause, the entry is saved, and the card can be put away', async ({
  page,
}) => {
  await arrive(page, '/evening-reflection')
  await page.getByRole('textbox', { name: 'What was hard' }).fill(`${heavy}. It was a long day.`)
  const card = page.getByRole('region', { name: 'Support is here, now' })
  await expect(card).toBeVisible()
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await card.getByRole('button', { name: 'This wasn’t about me' }).click()
  await expect(card).toHaveCount(0)
})

test('urgent help is open to everybody', async ({ page }) => {
  await page.goto(`${serverUrl()}/urgent-help`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /116 123/ }).first()).toBeVisible()
})

test('urgent help is whole without script, with a broken app, behind the waitlist and on paper @full', async ({
  browser,
}) => {
  for (const isBroken of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled: isBroken })
    if (isBroken) await context.route('**/_app/**', (route) => route.abort())
    const page = await context.newPage()
    await page.goto(`${serverUrl()}/urgent-help`)
    await expect(page).toHaveURL(/\/urgent-help$/)
    const call = page.getByRole('link', { name: /116 123/ }).first()
    await expect(call).toBeVisible()
    await expect(call).toHaveAttribute('href', 'tel:116123')
    await page.emulateMedia({ media: 'print' })
    await expect(call).toBeVisible()
    await context.close()
  }
})

test('the card is read in its order, worked by the keyboard, and closes with Escape @full', async ({
  page,
}) => {
  await arrive(page, '/my-balanse')
  const box = page.getByRole('textbox', { name: 'Write to your coach' })
  await box.fill(heavy)
  await box.press('Enter')
  const card = page.getByRole('region', { name: 'Support is here, now' })
  await expect(card).toBeVisible()
  // Whoever was writing stays there: help is announced, and takes nothing away.
  await expect(box).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('[aria-live=assertive]').analyze()
  expect(violations).toEqual([])
  const words = await card.innerText()
  const order = [
    'Support is here, now',
    'I am software',
    'Call 116 123',
    'In immediate danger',
    'Calm minute',
    'My safety plan',
    'I’m safe, continue',
    'This wasn’t about me',
  ]
  const places = order.map((part) => words.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  await card.locator('summary', { hasText: 'Calm minute' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('Breathe in through your nose')).toBeVisible()
  await card.getByRole('link', { name: 'Call 116 123' }).focus()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(box).toBeEnabled()
})
