import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()
const line = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Main priorities, line ${at}`, exact: true })

/** Opens the whole day with these priorities on it. */
async function plan(page: Page, ...texts: string[]) {
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await expect(page.getByRole('heading', { name: 'Main priorities' })).toBeVisible()
  const next = page.getByRole('textbox', { name: 'Main priorities, next line' })
  for (const [at, text] of texts.entries()) {
    await next.pressSequentially(text)
    await line(page, at + 1).press('Enter')
    await expect(next).toBeFocused()
  }
  await expect(onServer(page)).toBeVisible()
}

async function shape(page: Page, text: string) {
  await page.getByRole('button', { name: `More for ${text}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Time, tiny version, if – then, pillar' }).click()
}

/** The local day so many days from now, as the server and this browser both see it. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Writes a day straight to the server, as another device would. */
async function putDay(page: Page, date: string, content: Record<string, unknown>) {
  const reply = await page.evaluate(
    async ([path, given]) => {
      const stored = localStorage.getItem('balanse-session') ?? '{}'
      const token = (JSON.parse(stored) as { access_token?: string }).access_token ?? ''
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const read = (await (await fetch(path, { headers })).json()) as { day: Record<string, unknown> }
      const { user_id: _u, date: _d, updated_at: _at, ...day } = read.day
      const body = JSON.stringify({ ...day, ...given })
      return (await fetch(path, { method: 'PUT', headers, body })).status
    },
    [`/api/days/${date}`, content] as const,
  )
  expect(reply).toBe(200)
}

test('a plan that is fuller than the day is asked about, and tiny comes first when energy is low', async ({
  page,
}) => {
  await arrive(page, '/day-plan')
  await plan(page, 'Draft the letter', 'Swim')
  await page.getByRole('radio', { name: '1 h', exact: true }).click()
  await shape(page, 'Draft the letter')
  await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('1.5 h')
  const question = page.getByText(/^You planned about 1½ h; you have about 1 h\. What could be smaller\?$/)
  await expect(question).toBeVisible()

  await page.getByRole('textbox', { name: 'A tiny version' }).fill('Write one line')
  await page.getByRole('textbox', { name: 'The tiny one takes' }).fill('5')
  await page.getByRole('radio', { name: 'Low' }).click()
  await expect(page.getByRole('textbox', { name: 'Main priorities, line 1, tiny version' })).toHaveValue(
    'Write one line',
  )
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Do the full one: Draft the letter' }).click()
  await expect(line(page, 1)).toHaveValue('Draft the letter')
  await expect(page.getByText(/you have about 1 h and low energy/)).toBeVisible()
  await page.getByRole('button', { name: 'Do the tiny one: Write one line' }).click()
  await page.getByRole('checkbox', { name: 'Draft the letter' }).click()
  await expect(onServer(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Draft the letter' })).toBeChecked()
  await expect(page.getByText('Low energy, 1 h for the day.')).toBeVisible()
})

test('what an earlier day left open moves, shrinks or goes, and every step can be taken back', async ({
  page,
}) => {
  await arrive(page, '/day-plan')
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  const item = (id: string, text: string) => ({ id, text, state: 'open' })
  await putDay(page, dayFromNow(-1), {
    main_priorities: [item('a', 'Answer the letter'), item('b', 'Mend the bike')],
    mind_tasks: [item('c', 'Read')],
  })
  await page.reload()
  await page.getByRole('button', { name: 'Move it here: Answer the letter' }).click()
  await page.getByRole('button', { name: 'Let it go: Mend the bike' }).click()
  await expect(page.getByText('Put aside (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Let it go: Mend the bike' })).toBeVisible()
  await page.getByRole('button', { name: 'Shrink it: Mend the bike' }).click()
  await expect(page.getByPlaceholder('A smaller version that counts too')).toBeVisible()

  await page.getByRole('button', { name: 'More for Answer the letter' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('checkbox', { name: 'Answer the letter' })).toBeHidden()
  await page.getByRole('heading', { name: 'Main priorities' }).press('ControlOrMeta+z')
  await expect(page.getByRole('checkbox', { name: 'Answer the letter' })).toBeVisible()
  await expect(onServer(page)).toBeVisible()
})

test('@full hours are chosen in a field and moved by buttons, and the one thing now is what they say', async ({
  page,
}) => {
  await arrive(page, '/day-plan')
  await plan(page, 'Draft the letter', 'Swim')
  await shape(page, 'Draft the letter')
  await page.getByLabel('Starts at').first().fill('09:30')
  await page.getByRole('textbox', { name: 'Takes', exact: true }).fill('45')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await shape(page, 'Swim')
  await page.getByLabel('Starts at').first().fill('10:00')
  const hours = page.getByRole('list', { name: 'The day in hours' })
  await expect(hours.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('“Draft the letter” and “Swim” share 15 min from 10:00.')).toBeVisible()
  await hours.getByRole('button', { name: /^Swim/ }).press('Enter')
  const later = page.getByRole('button', { name: '15 min later' })
  await later.click()
  await expect(page.getByText(/share 15 min/)).toBeHidden()
  await later.press('Escape')
  await expect(hours.getByRole('button', { name: /^Swim 10:15 to 10:45/ })).toBeFocused()

  await page.getByRole('link', { name: 'Now: one thing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Draft the letter|Swim/ })).toBeVisible()
  await page.getByRole('button', { name: 'No end' }).click()
  await expect(page.getByText('You have just begun.')).toBeVisible()
  await page.getByRole('button', { name: 'Enough for now' }).click()
  await expect(page.getByRole('heading', { name: 'Main priorities' })).toBeVisible()
})

test('a day that was kept as a template comes again, and the days beside paint without a connection @full', async ({
  page,
  context,
}) => {
  await arrive(page, '/day-plan')
  await plan(page, 'Draft the letter')
  await page.getByRole('button', { name: 'More for this day' }).click()
  await page.getByRole('menuitem', { name: 'Keep this day as a template' }).click()
  await page.getByRole('textbox', { name: 'Its name' }).fill('Office')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: /^Next day/ }).click()
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  await page.getByRole('button', { name: 'More for this day' }).click()
  await page.getByRole('menuitem', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Use it: Office' }).click()
  await expect(line(page, 1)).toHaveValue('Draft the letter')
  await expect(onServer(page)).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: /^Next day/ }).click()
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  await page.getByRole('link', { name: /^Previous day/ }).click()
  await expect(line(page, 1)).toHaveValue('Draft the letter')
  await page.getByRole('link', { name: /^Previous day/ }).click()
  await expect(
    page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Today' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(line(page, 1)).toHaveValue('Draft the letter')
})

test('a template is renamed, offered on a day of the week, removed and brought back @full', async ({
  page,
}) => {
  await arrive(page, '/day-plan')
  await plan(page, 'Draft the letter')
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'More for this day' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await open('Keep this day as a template')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('It needs a name first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Its name' }).fill('Office')
  const weekday = new Date(`${dayFromNow(7)}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long' })
  await page.getByRole('checkbox', { name: weekday }).check({ force: true })
  await page.getByRole('button', { name: 'Keep it' }).click()
  await open('Templates')
  await page.getByRole('button', { name: 'Change it: Office' }).click()
  await page.getByRole('textbox', { name: 'Its name' }).fill('At the office')
  await page.getByRole('button', { name: 'Remove it: At the office' }).click()
  await expect(page.getByText('Removed (1)')).toBeVisible()
  await page.getByText('Removed (1)').click()
  await page.getByRole('button', { name: 'Bring back: At the office' }).click()
  await expect(page.getByRole('button', { name: 'Use it: At the office' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${serverUrl()}/day-plan?date=${dayFromNow(7)}`)
  await page.getByRole('button', { name: 'Use it: At the office' }).click()
  await expect(line(page, 1)).toHaveValue('Draft the letter')
  await expect(page.getByRole('button', { name: 'Use it: At the office' })).toBeHidden()
})

test('an empty day offers the shape of the day before, and a gentle day @full', async ({ page }) => {
  await arrive(page, '/day-plan')
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  await page.getByRole('button', { name: 'Low-energy day' }).click()
  await expect(page.getByText('Low energy.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Time for me' })).toHaveValue('Ten quiet minutes')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  await putDay(page, dayFromNow(-1), { mind_tasks: [{ id: 'c', text: 'Read', state: 'done' }] })
  await page.reload()
  await page.getByRole('button', { name: 'Use yesterday’s shape' }).click()
  await expect(page.getByRole('textbox', { name: 'Mind tasks, line 1' })).toHaveValue('Read')
  await expect(page.getByRole('checkbox', { name: 'Read' })).not.toBeChecked()
})

test('dates that cannot be written on say so @full', async ({ page }) => {
  await arrive(page, '/day-plan?date=2026-02-30')
  await expect(page.getByRole('heading', { level: 1, name: 'This date does not exist' })).toBeVisible()
  await page.goto(`${serverUrl()}/day-plan?date=${dayFromNow(70)}`)
  await expect(page.getByText('A day can be planned up to 60 days ahead.')).toBeVisible()
  await page.goto(`${serverUrl()}/day-plan?date=${dayFromNow(-30)}`)
  await expect(page.getByText(/stays as it was/)).toBeVisible()
})

test('the one thing shows no number that moves in low stimulation @full', async ({ page }) => {
  await arrive(page, '/day-plan')
  await plan(page, 'Draft the letter')
  await setPreferences(page, { lowStimMode: true, hide_numbers: true })
  await page.goto(`${serverUrl()}/day-plan?now`)
  await expect(page.getByRole('heading', { level: 1, name: 'Draft the letter' })).toBeVisible()
  await page.getByRole('button', { name: '15 min' }).click()
  await expect(page.getByText('The time is running. You can stop whenever you like.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/day-plan$/)
})

test('a full list says so and keeps every word @full', async ({ page }) => {
  await arrive(page, '/day-plan')
  await expect(page.getByText('A plan can be one line.')).toBeVisible()
  const items = Array.from({ length: 50 }, (_, at) => ({ id: `i${at}`, text: `Thing ${at}`, state: 'open' }))
  await putDay(page, dayFromNow(0), { main_priorities: items })
  await page.reload()
  await expect(page.getByText(/This list holds 50 things/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Main priorities, next line' })).toHaveCount(0)
  await expect(line(page, 50)).toHaveValue('Thing 49')
})
