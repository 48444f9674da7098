import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()
const sentence = (page: Page) => page.getByRole('textbox', { name: /^By the end of .* I will have$/ })

/** The month of the browser, and the one after it, as titles. */
const monthTitle = (from = 0) => {
  const now = new Date()
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + from, 1))
  return date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

test('a month is planned from an example, set, reloaded and found above the week', async ({ page }) => {
  await arrive(page, '/month-schedule')
  await expect(page.getByRole('heading', { level: 1, name: monthTitle() })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip – plan a week instead' })).toHaveAttribute(
    'href',
    '/week-plan',
  )
  await page.getByRole('button', { name: 'walked round the harbour every Sunday' }).click()
  await expect(sentence(page)).toHaveValue('walked round the harbour every Sunday')
  await expect(page.getByRole('radio', { name: 'Body' })).toHaveAttribute('aria-checked', 'true')
  // Not quite sure: a smaller version is offered, and counts as much.
  await page.getByRole('slider', { name: 'How sure am I that it will happen?' }).fill('4')
  await page.getByRole('textbox', { name: 'Make it smaller?' }).fill('walked on two Sundays')
  await page
    .getByRole('textbox', { name: 'If only one thing changed this month' })
    .fill('no screen after nine')
  await page.getByText('Mind', { exact: true }).last().click()
  await page.getByRole('slider', { name: 'Mind now' }).fill('4')
  await page.getByRole('textbox', { name: 'Time for me' }).fill('Thursday evenings')
  await expect(onServer(page)).toBeVisible()
  await page.reload()
  await expect(sentence(page)).toHaveValue('walked round the harbour every Sunday')
  await expect(page.getByText('sure 4 of 10 · with a smaller version')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'If only one thing changed this month' })).toHaveValue(
    'no screen after nine',
  )
  await expect(page.getByText('4 now', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Time for me' })).toHaveValue('Thursday evenings')

  await page.getByRole('button', { name: 'Remove walked round the harbour every Sunday' }).click()
  await expect(sentence(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(sentence(page)).toHaveValue('walked round the harbour every Sunday')
})

test('@full the calendar is walked with the keyboard alone, also into the next month', async ({ page }) => {
  await arrive(page, '/month-schedule?month=2026-01')
  await expect(page.getByRole('heading', { level: 1, name: 'January 2026' })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'January 2026' })
  const day = (name: string) => page.getByRole('gridcell').getByRole('link', { name: new RegExp(`^${name}`) })
  await grid.getByRole('link').first().focus()
  await expect(day('Thursday 1 January')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day('Friday 2 January')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day('Friday 9 January')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(day('Monday 5 January')).toBeFocused()
  await page.keyboard.press('End')
  await expect(day('Sunday 11 January')).toBeFocused()
  // One day of the month is in the order of Tab, whichever it is.
  await expect(grid.locator('a[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1, name: 'February 2026' })).toBeVisible()
  await expect(day('Wednesday 11 February')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(day('Wednesday 4 February')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('heading', { level: 1, name: 'January 2026' })).toBeVisible()
  await expect(day('Wednesday 28 January')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/day-plan\?date=2026-01-28$/)
})

test('a review writes back what became of the big three and carries on what is chosen @full', async ({
  page,
}) => {
  const address = `/month-review?month=${new Date().toISOString().slice(0, 7)}`
  await arrive(page, '/month-schedule')
  await page.getByRole('button', { name: 'Write my own' }).click()
  await sentence(page).fill('read one novel')
  await page.getByRole('button', { name: 'Add another' }).click()
  await expect(sentence(page)).toHaveCount(2)
  await sentence(page).last().fill('swum eight times')
  await expect(onServer(page)).toBeVisible()
  // The second one has to be there before the review is made of it.
  await page.reload()
  await expect(sentence(page)).toHaveCount(2)

  await page.goto(serverUrl() + address)
  const first = page.getByRole('region', { name: 'Big three: the first' })
  const second = page.getByRole('region', { name: 'Big three: the second' })
  await first.getByRole('radio', { name: 'Happened' }).click()
  await expect(first.getByRole('button', { name: /^Carry into/ })).toHaveCount(0)
  await second.getByRole('radio', { name: 'Changed my mind' }).click()
  await second.getByRole('textbox', { name: 'A word about it' }).fill('Walking suits me better')
  await second.getByRole('button', { name: /^Carry into/ }).click()
  await expect(second.getByText(/^It stands in/)).toBeVisible()
  await page.getByRole('slider', { name: 'Mind' }).fill('7')
  await page.getByRole('button', { name: /^Begin .* with this/ }).click()
  await page.getByRole('textbox', { name: 'Dear next month' }).fill('Go easy on the evenings')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your monthly reflection has been saved successfully!').first()).toBeVisible()

  await page.goto(`${serverUrl()}/month-schedule`)
  await expect(page.getByText('happened', { exact: true })).toBeVisible()
  await expect(page.getByText('changed my mind', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Next month/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: monthTitle(1) })).toBeVisible()
  await expect(sentence(page)).toHaveValue('swum eight times')
  await expect(page.getByText('7 now', { exact: true })).toBeVisible()
})

test('@full what is planned without a connection is kept, and joined with what another tab wrote', async ({
  page,
  context,
}) => {
  await arrive(page, '/month-schedule')
  await page.getByRole('button', { name: 'Write my own' }).click()
  await sentence(page).fill('read one novel')
  await expect(onServer(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${serverUrl()}/month-schedule`)
  await expect(sentence(other)).toHaveValue('read one novel')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Time for me' }).fill('Thursdays')
  await page.getByRole('textbox', { name: 'because' }).fill('written here')
  await other.getByRole('textbox', { name: 'because' }).fill('written there')
  for (const tab of [page, other])
    await expect(tab.getByText(/Waiting for a connection/).first()).toBeVisible()
  await context.setOffline(false)
  const asked = (tab: Page) => tab.getByRole('button', { name: 'Keep both' })
  await expect(async () =>
    expect((await asked(page).count()) + (await asked(other).count())).toBeGreaterThan(0),
  ).toPass({ timeout: 45_000 })
  const tab = (await asked(page).count()) > 0 ? page : other
  await asked(tab).first().click()
  await expect(asked(tab)).toHaveCount(0)
  await expect(onServer(tab)).toBeVisible()
  await page.goto(`${serverUrl()}/month-schedule`)
  await expect(page.getByRole('textbox', { name: 'Time for me' })).toHaveValue('Thursdays')
  const kept = await page.getByRole('textbox', { name: 'because' }).inputValue()
  expect(kept).toContain('written here')
  expect(kept).toContain('written there')
})

test('@full a month in low stimulation comes one part at a time, and without numbers when they are hidden', async ({
  page,
}) => {
  await arrive(page, '/month-schedule')
  await expect(page.getByRole('heading', { level: 1, name: monthTitle() })).toBeVisible()
  await setPreferences(page, { lowStimMode: true, hide_numbers: true })
  await page.reload()
  await page.getByRole('button', { name: 'Open the whole month' }).click()
  await expect(page.getByRole('heading', { name: 'Big three' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Balance' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next: Game changer' }).click()
  await page.getByRole('button', { name: 'Next: Balance' }).click()
  await page.getByText('Mind', { exact: true }).click()
  await page.getByRole('slider', { name: 'Mind now' }).fill('8')
  await expect(page.getByText('good now', { exact: true })).toBeVisible()
  await expect(page.getByText('8 of 10')).toHaveCount(0)
})

test('@full months end five years away, and one that cannot be read says so', async ({ page }) => {
  await arrive(page, '/month-schedule?month=2099-01')
  await page.getByRole('link', { name: /^Go to/ }).click()
  await expect(page.getByRole('link', { name: /^Next month/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Previous month/ })).toBeVisible()
  await page.route('**/api/months/**', (route) =>
    route.fulfill({ status: 400, json: { code: 'bad', message: 'Please wait a moment.' } }),
  )
  await page.goto(`${serverUrl()}/month-schedule?month=2026-02`)
  await expect(page.getByText('This plan cannot be opened right now.')).toBeVisible()
  await expect(page.getByText('Your days cannot be read right now.')).toBeVisible()
  await page.unroute('**/api/months/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect(page.getByRole('button', { name: 'Open the whole month' })).toBeVisible()
})
