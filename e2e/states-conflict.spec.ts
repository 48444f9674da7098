import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'
import { makeGarden, screens, title, write, type Row, type Screen } from './planning.ts'
import { expectSound } from './sound.ts'

/** The same field written here without a connection, and by another device. Ends with the question which of both stays. */
async function writeTwice(page: Page, context: BrowserContext, { path, row }: Screen & { row: Row }) {
  await arrive(page, '/unauthorized')
  await makeGarden(page)
  await row.prepare?.(page)
  await page.goto(serverUrl() + path)
  if (row.open) await page.getByRole('button', { name: row.open }).click()
  const area = page.getByRole('textbox', { name: row.label, exact: true })
  await expect(area).toBeVisible()
  await area.fill('Begun')
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await context.setOffline(true)
  await area.fill('Written here')
  await expect(page.getByText(/On this device \d\d:\d\d|Waiting for a connection/).first()).toBeVisible()
  await write(page, row, { [row.field]: 'Written there' })
  await context.setOffline(false)
  await expect(page.getByText(/^Two versions of “/)).toBeVisible()
  return area
}

const isWritten = (screen: Screen): screen is Screen & { row: Row } => screen.row !== undefined

for (const screen of screens.filter(isWritten))
  test(`two devices write ${screen.path}, and both texts are kept until one is chosen @full`, async ({
    page,
    context,
  }) => {
    const area = await writeTwice(page, context, screen)
    await expectSound(page, screen.path)
    // Choosing can wait: it is asked again on the next visit.
    await page.reload()
    await expect(page.getByText(/^Two versions of “/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(area).toHaveValue('Written here\nWritten there')
    await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  })

/** Screens that only show what is written elsewhere: nothing is chosen there, and nothing there takes the choice away. */
const readers = [
  { path: '/home', row: '/day-plan' },
  { path: '/get-balanse', row: '/day-plan' },
  { path: '/vision', row: '/vision-body' },
  { path: '/all-visions', row: '/vision-body' },
  { path: '/create-custom-vision', row: screens.find(({ path }) => path.includes('?id='))?.path },
]

for (const { path, row } of readers)
  test(`${path} tells of two versions and leaves the choice to ${row} @full`, async ({ page, context }) => {
    const writer = screens.filter(isWritten).find((each) => each.path === row) as Screen & { row: Row }
    const reader = screens.find((each) => each.path === path) as Screen
    const area = await writeTwice(page, context, writer)
    await page.goto(serverUrl() + path)
    await expect(title(page, reader)).toBeVisible()
    await expect(page.getByText(/changed in two places/)).toBeVisible()
    await expectSound(page, path)
    await page.getByRole('link', { name: /^Choose/ }).click()
    await page.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(area).toHaveValue('Written there')
  })
