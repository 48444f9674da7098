import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

async function arriveHome(page: Page): Promise<void> {
  await arrive(page, '/home')
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Mairi$/ })).toBeVisible()
}

async function openMenu(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  const line = page.getByRole('combobox', { name: 'Find a screen, an action or your own words' })
  await expect(line).toBeFocused()
  return line
}

/** Chooses what the menu has marked, once it has marked what is meant. */
async function choose(page: Page, line: Locator, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
  await line.press('Enter')
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('[role=dialog]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}

test('the menu goes to a screen, finds own words in their place, and Escape gives the focus back', async ({
  page,
}) => {
  await arrive(page, '/day-plan')
  const first = page.getByRole('textbox', { name: 'What matters, next line' })
  await first.fill('Ring the harbourmaster')
  await expect(onServer(page)).toBeVisible()

  // From inside a text as well.
  await page.getByRole('textbox', { name: 'What matters, line 1' }).focus()
  await expect(page.getByRole('textbox', { name: 'What matters, line 1' })).toBeFocused()
  let line = await openMenu(page)
  await line.press('Escape')
  await expect(line).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'What matters, line 1' })).toBeFocused()

  line = await openMenu(page)
  await line.fill('three good')
  const gratitude = page.getByRole('option', { name: 'Gratitude' })
  await expect(gratitude).toHaveAttribute('aria-selected', 'true')
  expect(await line.getAttribute('aria-activedescendant')).toBe(await gratitude.getAttribute('id'))
  await line.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/reflection-gratitude$/)
  await expect(page.getByRole('main')).toBeFocused()

  line = await openMenu(page)
  await line.fill('harb')
  const found = /^Day plan.*Today.*Ring the harbourmaster/
  await expect(page.getByRole('option', { name: found })).toBeVisible()
  await expectAccessible(page)
  await choose(page, line, found)
  await expect(page).toHaveURL(/\/day-plan\?date=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('checkbox', { name: 'Ring the harbourmaster' })).toHaveCount(1)
})

test('a line is added once, on the day that was chosen, and can be taken back', async ({ page }) => {
  await arriveHome(page)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add a line' })
  await expect(dialog.getByLabel('In one line')).toBeFocused()
  await dialog.getByLabel('In one line').fill('Ring Mum tomorrow')
  // The words are asked about, and only the answer moves them.
  await expect(dialog.getByRole('radio', { name: 'Task today' })).toBeChecked()
  await dialog.getByRole('button', { name: /^Put “Ring Mum” on/ }).click()
  await expect(dialog.getByLabel('In one line')).toHaveValue('Ring Mum')
  await expect(dialog.getByLabel('Which day?')).toHaveValue('tomorrow')
  await expectAccessible(page)
  await dialog.getByLabel('In one line').focus()
  await page.evaluate(() => {
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await expect(page.getByText('Added to tomorrow').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).last()).toBeVisible()
  await page.goto(`${serverUrl()}/day-plan`)
  await page.getByRole('link', { name: /^Next day/ }).click()
  await expect(page.getByText('Tomorrow', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Ring Mum' })).toHaveCount(1)

  const line = await openMenu(page)
  await line.fill('add a task')
  await choose(page, line, 'Add a task or a line')
  await expect(dialog.getByLabel('In one line')).toBeFocused()
  await dialog.getByLabel('In one line').fill('Not this one')
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/days/'),
    )
  const added = saved()
  await dialog.getByLabel('In one line').press('Enter')
  await expect(page.getByText('Added to today').first()).toBeVisible()
  await added
  const takenBack = saved()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await takenBack
  await page.goto(`${serverUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await expect(page.getByText('Not this one')).toHaveCount(0)
})

test('@full without a connection screens and actions work, and a line is kept until there is one', async ({
  page,
  context,
}) => {
  await arriveHome(page)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add a line' })
  await dialog.getByLabel('In one line').fill('The lochan was still')
  await dialog.getByText('Journal line').click()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Written in your journal').first()).toBeVisible()
  const line = await openMenu(page)
  await line.fill('lochan')
  await expect(page.getByText('your words are searched when you are online')).toBeVisible()
  await line.fill('low stim')
  await choose(page, line, 'Switch low stimulation on')
  await expect(page.locator('html')).toHaveClass(/low-stim/)
  const saved = page.waitForResponse(
    (answer) => /\/journal-entries\//.test(answer.url()) && answer.request().method() === 'PUT',
  )
  await context.setOffline(false)
  expect((await saved).status()).toBe(200)
  await page.goto(`${serverUrl()}/journal`)
  await expect(page.getByText('The lochan was still').first()).toBeVisible()
})

test('@full the keys are listed, and the single ones can be switched off together', async ({ page }) => {
  await arriveHome(page)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(keys).toBeVisible()
  await expectAccessible(page)
  const single = keys.getByRole('switch', { name: 'Single-key shortcuts' })
  await single.click()
  await expect(single).not.toBeChecked()
  await single.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  const line = await openMenu(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await line.fill('show the keys')
  await choose(page, line, 'Show the keys')
  await expect(keys.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})
