import { expect, test, type Page } from '@playwright/test'
import { arrive, sent, serverUrl } from './person.ts'
import { call, makeGarden, mondayOf, screens, today, write } from './planning.ts'

// What hands do that nobody meant: going back in the middle of a word, pressing twice.

const before = (date: string, days: number) => {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

for (const { path, row } of screens)
  if (row)
    test(`going back in the middle of a word on ${path} keeps it @full`, async ({ page }) => {
      await arrive(page, '/home')
      await makeGarden(page)
      await row.prepare?.(page)
      await page.goto(serverUrl() + path)
      if (row.open) await page.getByRole('button', { name: row.open }).click()
      const area = page.getByRole('textbox', { name: row.label, exact: true })
      await area.pressSequentially('Half a wo')
      await page.goBack()
      await expect(page).toHaveURL(/\/home$/)
      await page.goForward()
      // The line is on the page at once, or behind the button that opens an empty one.
      await expect(area).toHaveValue('Half a wo')
      await area.press('End')
      await sent(page, '', () => area.pressSequentially('rd'))
      await page.reload()
      await expect(area).toHaveValue('Half a word')
    })

const item = (id: string, text: string) => ({ id, text, state: 'open' })
const dayRow = (date: string) => ({
  address: `/days/${date}`,
  of: ({ day }: Record<string, unknown>) => day,
})
const boxes = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test('pressing twice on the day answers one line and makes nothing twice @full', async ({ page }) => {
  await arrive(page, '/unauthorized')
  await write(page, dayRow(before(today(), 1)), {
    main_priorities: [item('a', 'Answer the letter'), item('b', 'Mend the bike'), item('c', 'Ring Mum')],
  })
  await page.goto(`${serverUrl()}/day-plan`)
  await page.getByRole('button', { name: 'Move it here: Answer the letter' }).dblclick()
  const moved = boxes(page, /^(What matters|Main priorities), line \d/)
  await expect(moved).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Move it here: Mend the bike' })).toBeVisible()
  await page.getByRole('button', { name: 'Let it go: Mend the bike' }).dblclick()
  await expect(page.getByRole('button', { name: 'Let it go: Ring Mum' })).toBeVisible()

  await page.goto(`${serverUrl()}/home`)
  await page.getByRole('button', { name: 'Add a line' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a line' })
  await dialog.getByLabel('In one line').fill('Only once')
  await dialog.getByRole('button', { name: 'Add' }).dblclick()
  await expect(page.getByText('Added to today').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Only once' })).toHaveCount(1)

  await page.goto(`${serverUrl()}/day-plan?date=${before(today(), -3)}`)
  await page.getByRole('button', { name: 'Low-energy day' }).dblclick()
  await expect(page.getByRole('textbox', { name: 'Time for me' })).toHaveValue('Ten quiet minutes')
  await expect(boxes(page, /^Main priorities, line \d/)).toHaveCount(1)
})

test('pressing twice in a week, a month and a vision makes nothing twice @full', async ({ page }) => {
  await arrive(page, '/unauthorized')
  const lastMonday = before(mondayOf(today()), 7)
  await write(
    page,
    { address: `/weeks/${lastMonday}`, of: ({ week }) => week },
    { priorities: [item('a', 'Finish the novel'), item('b', 'Ring Mum'), item('c', 'The course')] },
  )
  await page.goto(`${serverUrl()}/week-plan`)
  await page.getByRole('button', { name: 'Keep: Finish the novel' }).dblclick()
  await expect(boxes(page, /^Priority 1$/)).toHaveValue('Finish the novel')
  await expect(page.getByRole('button', { name: 'Keep: Ring Mum' })).toBeVisible()

  await page.goto(`${serverUrl()}/month-schedule`)
  await page.getByRole('button', { name: 'Write my own' }).dblclick()
  const outcomes = boxes(page, /^By the end of .* I will have$/)
  await expect(outcomes).toHaveCount(1)
  await outcomes.fill('read one novel')
  await page.getByRole('button', { name: 'Add another' }).dblclick()
  await expect(outcomes).toHaveCount(2)

  await page.goto(`${serverUrl()}/vision-mind`)
  await page.getByRole('button', { name: 'Add a goal' }).dblclick()
  await expect(boxes(page, /^Goal \d$/)).toHaveCount(1)
  await expect(boxes(page, /^Goal 1$/)).toBeFocused()

  await page.goto(`${serverUrl()}/week-plan`)
  // Walking on is meant: two presses are two weeks.
  await page.getByRole('link', { name: /^Next week/ }).click()
  await expect(page).toHaveURL(new RegExp(`week=${before(mondayOf(today()), -7)}`))
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page).toHaveURL(new RegExp(`week=${before(mondayOf(today()), -14)}`))

  await page.goto(`${serverUrl()}/create-custom-vision`)
  await page.getByRole('textbox', { name: 'Its name' }).fill('Garden')
  await page.getByRole('button', { name: 'Create this vision' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible()
  const { visions } = await call(page, 'GET', '/custom-visions')
  expect(visions).toHaveLength(1)
})

test('tasks outlive the pillar that they were written for @full', async ({ page }) => {
  await arrive(page, '/unauthorized')
  await makeGarden(page)
  const custom = screens.find(({ path }) => path.includes('?id='))?.row?.address ?? ''
  await page.goto(`${serverUrl()}/day-plan`)
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await sent(page, '/days/', () =>
    page.getByRole('textbox', { name: 'Garden tasks, next line' }).fill('Dig one bed'),
  )
  await call(page, 'DELETE', custom)
  await page.reload()
  await expect(page.getByText('This vision was removed. Its tasks keep their place.')).toBeVisible()
  await sent(page, '/days/', () => page.getByRole('checkbox', { name: 'Dig one bed' }).click())
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Dig one bed' })).toBeChecked()
})
