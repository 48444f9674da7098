import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()
const intention = (page: Page) => page.getByRole('textbox', { name: 'How do I want this week to be?' })
const priority = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Priority ${number}\\b`) })

const steady = { level: 'steady', line: '' }
const emptyWeek = {
  week_intention: '',
  priorities: [] as object[],
  daily_priorities: {},
  pillar_focus: { mind: steady, body: steady, purpose: steady, relationships: steady },
  other_focus: {},
}

/** The Monday of the week that holds this moment in London, and so many weeks after it. */
function monday(weeks = 0): string {
  const today = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }))
  today.setUTCDate(today.getUTCDate() - ((today.getUTCDay() + 6) % 7) + 7 * weeks)
  return today.toISOString().slice(0, 10)
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
  return { authorization: `Bearer ${token}` }
}

/** Writes a week of the signed-in person through the server, as another device would. */
async function saveWeek(page: Page, start: string, content: Partial<typeof emptyWeek>): Promise<void> {
  const headers = await headersOf(page)
  const address = `${serverUrl()}/api/weeks/${start}`
  const { week } = (await (await page.request.get(address, { headers })).json()) as {
    week: { version: number }
  }
  const data = { ...emptyWeek, ...content, version: week.version }
  expect((await page.request.put(address, { headers, data })).status()).toBe(200)
}

test('a week is planned with the keyboard, and a day takes in what was laid on it', async ({ page }) => {
  await arrive(page, `/week-plan?week=${monday(1)}`)
  await intention(page).pressSequentially('Slow mornings')
  await priority(page, 1).pressSequentially('Send the draft')
  await priority(page, 1).press('Enter')
  await expect(priority(page, 2)).toBeFocused()
  await page.keyboard.type('Walk on three days')
  await expect(priority(page, 2)).toHaveValue('Walk on three days')

  await page.getByRole('radio', { name: 'Focus' }).first().press('Space')
  const put = (text: string) => page.getByRole('button', { name: `Put “${text}” on a day` })
  const choice = (day: string) => page.getByRole('menuitem', { name: `Put on ${day}` })
  await put('Walk on three days').press('Enter')
  await expect(choice('Monday')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // The menu moves the focus a moment after the key, and gives it back a moment after it has closed.
  await expect(choice('Tuesday')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Put on Tuesday.')).toBeVisible()
  await expect(put('Walk on three days')).toBeFocused()
  const tuesday = page.getByRole('list', { name: /^From the week, on Tuesday/ })
  await tuesday
    .getByRole('button', { name: 'Take it in: “Walk on three days” into the plan of Tuesday' })
    .press('Enter')
  await expect(tuesday.getByText('in the plan')).toBeVisible()
  await put('Send the draft').press('Enter')
  await expect(choice('Monday')).toBeFocused()
  await choice('Tuesday').press('Enter')
  await expect(page.getByRole('button', { name: 'Take “Send the draft” off Tuesday' })).toBeVisible()
  await expect(onServer(page)).toBeVisible()
  await expect(page.getByText('You can change all of this on Wednesday.')).toBeVisible()

  await page.reload()
  await expect(intention(page)).toHaveValue('Slow mornings')
  await expect(priority(page, 1)).toHaveValue('Send the draft')
  await expect(page.getByRole('radio', { name: 'Focus' }).first()).toBeChecked()
  await expect(tuesday.getByText('in the plan')).toBeVisible()
  await page.getByRole('link', { name: 'Tuesday' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tuesday/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Walk on three days' })).toBeVisible()
  await page.getByRole('button', { name: 'Take it in: Send the draft' }).click()
  await expect(page.getByRole('checkbox', { name: 'Send the draft' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take it in: Send the draft' })).toHaveCount(0)
})

test('a menu that closes late takes the focus from nobody who has gone on @full', async ({ page }) => {
  // A busy machine: what asks to run at once runs later, in its order.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => later(run, ms > 0 ? ms : 700) })
  })
  await arrive(page, `/week-plan?week=${monday(1)}`)
  await priority(page, 1).fill('Swim')
  await page.getByRole('button', { name: 'Put “Swim” on a day' }).press('Enter')
  const choice = page.getByRole('menuitem', { name: 'Put on Tuesday' })
  await choice.press('Enter')
  await expect(choice).toHaveCount(0)
  const off = page.getByRole('button', { name: 'Take “Swim” off Tuesday' })
  await off.focus()
  await page.evaluate(() => new Promise<void>((done) => setTimeout(done)))
  await expect(off).toBeFocused()
})

test('what a day will not take in stays laid on it, and says so @full', async ({ page, context }) => {
  await arrive(page, `/week-plan?week=${monday(1)}`)
  await priority(page, 1).fill('Swim')
  for (const day of ['Tuesday', 'Friday']) {
    await page.getByRole('button', { name: 'Put “Swim” on a day' }).press('Enter')
    await page.getByRole('menuitem', { name: `Put on ${day}` }).press('Enter')
  }
  await expect(onServer(page)).toBeVisible()
  const take = (day: string) =>
    page.getByRole('button', { name: `Take it in: “Swim” into the plan of ${day}` })
  await page.route('**/api/days/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { code: 'bad_request', message: 'This day is full.' } })
      : route.fallback(),
  )
  await take('Tuesday').press('Enter')
  await expect(page.getByText('Tuesday did not take it in. This day is full.')).toBeVisible()
  await page.unroute('**/api/days/*')
  await take('Tuesday').press('Enter')
  const tuesday = page.getByRole('list', { name: /^From the week, on Tuesday/ })
  await expect(tuesday.getByText('in the plan')).toBeVisible()

  await context.setOffline(true)
  await take('Friday').press('Enter')
  await expect(page.getByText('Kept on this device until the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Kept on this device until the connection is back.')).toHaveCount(0)
})

test('@full last week comes along line by line, only when it is kept, and a step can be undone', async ({
  page,
}) => {
  await arrive(page, '/week-plan')
  await expect(intention(page)).toBeVisible()
  await saveWeek(page, monday(-1), {
    week_intention: 'One thing at a time',
    priorities: [
      { id: 'a', text: 'Finish the novel', state: 'open', why: 'I sleep better' },
      { id: 'b', text: 'Ring Mum', state: 'done' },
      { id: 'c', text: 'The course', state: 'let_go' },
    ],
  })
  await page.reload()
  await expect(intention(page)).toHaveValue('')
  await expect(page.getByText('The course')).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep: Finish the novel' }).click()
  await expect(priority(page, 1)).toHaveValue('Finish the novel')
  await page.getByRole('button', { name: 'Keep all' }).click()
  await expect(intention(page)).toHaveValue('One thing at a time')
  await expect(priority(page, 2)).toHaveValue('Ring Mum')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(intention(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Keep: Ring Mum' })).toBeVisible()
  await expect(priority(page, 1)).toHaveValue('Finish the novel')
})

test('what is planned without a connection is kept and sent later', async ({ page, context }) => {
  await arrive(page, '/week-plan')
  await intention(page).fill('Begun')
  await expect(onServer(page)).toBeVisible()
  await context.setOffline(true)
  await intention(page).fill('Begun, and written on the train')
  await expect(page.getByText(/On this device \d\d:\d\d/).first()).toBeVisible()
  await page.getByRole('link', { name: /^Next week/ }).click()
  await expect(page.getByText('this device holds no copy of this week')).toBeVisible()
  await page.getByRole('link', { name: 'This week', exact: true }).click()
  await expect(intention(page)).toHaveValue('Begun, and written on the train')
  await context.setOffline(false)
  await expect(onServer(page)).toBeVisible()
  await page.reload()
  await expect(intention(page)).toHaveValue('Begun, and written on the train')
})

test('two devices write the same week, and nothing that either wrote is gone', async ({ page, context }) => {
  await arrive(page, '/week-plan')
  await intention(page).fill('Slow')
  await expect(onServer(page)).toBeVisible()
  await context.setOffline(true)
  await intention(page).fill('Slow mornings')
  await priority(page, 1).fill('Mine')
  await expect(page.getByText(/On this device \d\d:\d\d/).first()).toBeVisible()
  await saveWeek(page, monday(), {
    week_intention: 'Slow evenings',
    priorities: [{ id: 'theirs', text: 'Theirs', state: 'open' }],
  })
  await context.setOffline(false)
  await expect(page.getByText('Two versions of “How do I want this week to be?”')).toBeVisible()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(intention(page)).toHaveValue('Slow mornings\nSlow evenings')
  await expect(onServer(page)).toBeVisible()
  await page.reload()
  await expect(intention(page)).toHaveValue('Slow mornings\nSlow evenings')
  const lines = page.getByRole('list', { name: 'Priorities of this week' }).getByRole('textbox')
  await expect(lines).toHaveCount(3)
  expect(
    (await lines.evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value))).toSorted(),
  ).toEqual(['', 'Mine', 'Theirs'])
})

test('a priority serves an own pillar and its month, changes its place, and outlives the pillar @full', async ({
  page,
}) => {
  await arrive(page, '/month-schedule')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const headers = await headersOf(page)
  const garden = `${serverUrl()}/api/custom-visions/${crypto.randomUUID()}`
  const vision = {
    picture: '',
    sentence: 'Beans for the street.',
    values: [],
    why: '',
    obstacle: '',
    if_part: '',
  }
  const rest = { then_part: '', goals: [], first_step: '', is_resting: false, sign: 'leaf', hue: 5 }
  const made = await page.request.put(garden, {
    headers,
    data: { ...vision, ...rest, name: 'Garden', version: 0 },
  })
  expect(made.status()).toBe(200)
  const month = monday(1).slice(0, 7)
  await page.goto(`${serverUrl()}/month-schedule?month=${month}`)
  await page.getByRole('button', { name: 'Write my own' }).click()
  await page.getByRole('textbox', { name: /^By the end of .* I will have$/ }).fill('a bed of beans')
  await expect(onServer(page)).toBeVisible()

  await page.goto(`${serverUrl()}/week-plan?week=${monday(1)}`)
  await priority(page, 1).fill('Dig one bed')
  await priority(page, 2).fill('Read')
  await page.getByRole('button', { name: 'More for Dig one bed' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pillar, month, why, if – then' }).press('Enter')
  const shape = page.getByRole('group', { name: 'More about Dig one bed' })
  await shape.getByRole('radio', { name: 'Garden' }).click()
  const served = shape.getByRole('combobox', { name: 'For the month' })
  await served.selectOption({ index: 1 })
  await expect(served).not.toHaveValue('')
  await shape.getByRole('button', { name: 'Close' }).click()
  const focus = page.getByRole('group', { name: 'Garden this week' }).getByRole('radio', { name: 'Focus' })
  await focus.press('Space')
  await expect(focus).toBeChecked()

  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByRole('button', { name: 'Move Read up' }).press('Enter')
  await expect(page.getByText('Read is now 1 of 2')).toBeAttached()
  await page.getByRole('button', { name: 'Keep this order' }).click()
  await expect(priority(page, 1)).toHaveValue('Read')
  await page.getByRole('button', { name: 'Put “Dig one bed” on a day' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Put on Tuesday' }).press('Enter')
  await page
    .getByRole('button', { name: 'Take it in: “Dig one bed” into the plan of Tuesday' })
    .press('Enter')
  const tuesday = page.getByRole('list', { name: /^From the week, on Tuesday/ })
  await expect(tuesday.getByText('in the plan')).toBeVisible()
  await expect(onServer(page)).toBeVisible()

  // The day and the month both know of it.
  await page.getByRole('link', { name: 'Tuesday' }).click()
  await expect(page.getByRole('checkbox', { name: 'Dig one bed' })).toBeVisible()
  await expect(page.getByText('a bed of beans').first()).toBeVisible()
  await page.goto(`${serverUrl()}/month-schedule?month=${month}`)
  const weeks = page.getByRole('list', { name: 'In your weeks' })
  await expect(weeks.getByText('Dig one bed')).toBeVisible()
  await expect(weeks.getByRole('link', { name: /^Tuesday/ })).toBeVisible()

  expect((await page.request.delete(garden, { headers })).ok()).toBe(true)
  await weeks.getByRole('link', { name: /^Week of/ }).click()
  await expect(priority(page, 2)).toHaveValue('Dig one bed')
  const named = page.getByRole('list', { name: 'Priorities of this week' }).getByText('Garden')
  await expect(named.filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(priority(page, 2)).toHaveValue('Dig one bed')
  await expect(named.filter({ visible: true })).toBeVisible()
})

test('a priority is dragged onto a day, and taken off again @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger uses the button')
  await arrive(page, `/week-plan?week=${monday(1)}`)
  await priority(page, 1).fill('Swim')
  const chip = page.getByRole('list', { name: 'Ready for a day' }).getByRole('listitem')
  const wednesday = page.getByRole('list', { name: 'The seven days' }).getByRole('listitem').nth(2)
  const loaded = page.waitForResponse((response) => response.url().includes('day-drag'))
  await chip.hover()
  await loaded
  await chip.getByText('Swim').dragTo(wednesday)
  await expect(wednesday.getByText('Swim')).toBeVisible()
  await page.getByRole('button', { name: 'Take “Swim” off Wednesday' }).click()
  await expect(wednesday.getByText('Swim')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(wednesday.getByText('Swim')).toBeVisible()
})

test('in the middle of the week each open priority stays, becomes smaller, or goes @full', async ({
  page,
}) => {
  const patiently = expect.configure({ timeout: 20_000 })
  await arrive(page, '/week-plan')
  await expect(intention(page)).toBeVisible()
  await saveWeek(page, monday(1), {
    priorities: ['One', 'Two', 'Three'].map((text) => ({ id: text, text, state: 'open' })),
  })
  // Only the browser's date moves on; its timers run as before.
  await page.clock.setFixedTime(new Date(`${monday(1)}T12:00:00Z`).getTime() + 3 * 86_400_000)
  await page.reload()
  await patiently(page.getByRole('heading', { name: 'Does it still fit?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep: One' }).click()
  await page.getByRole('button', { name: 'Make smaller: Two' }).click()
  await page.getByRole('textbox', { name: 'In smaller words' }).fill('Half of two')
  await page.getByRole('button', { name: 'Use these words' }).click()
  await page.getByRole('button', { name: 'Let go: Three' }).click()
  await patiently(page.getByText('The rest of the week is yours.')).toBeVisible()
  await patiently(priority(page, 2)).toHaveValue('Half of two')
  await patiently(page.getByText('Smaller than: Two')).toBeVisible()
  await patiently(page.getByText('Let go (1)')).toBeVisible()
  await patiently(onServer(page)).toBeVisible()
  await page.reload()
  await patiently(priority(page, 2)).toHaveValue('Half of two')
  await patiently(page.getByRole('heading', { name: 'Does it still fit?' })).toHaveCount(0)
})

test('all four pillars in focus are asked about, and time for me goes into the day @full', async ({
  page,
}) => {
  await arrive(page, `/week-plan?week=${monday(1)}`)
  for (const pillar of ['Mind', 'Body', 'Relationships', 'Purpose']) {
    const focus = page
      .getByRole('group', { name: `${pillar} this week` })
      .getByRole('radio', { name: 'Focus' })
    await focus.press('Space')
    await expect(focus).toBeChecked()
  }
  await expect(page.getByText('All four are in focus.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep a little time on Monday' }).click()
  await page.getByRole('textbox', { name: 'Time for me on Monday' }).fill('Tea on the step')
  await page.getByRole('link', { name: 'Monday' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Monday/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Time for me' })).toHaveValue('Tea on the step')
})

test('one part at a time in low stimulation @full', async ({ page }) => {
  await arrive(page, '/week-plan')
  await expect(intention(page)).toBeVisible()
  await setPreferences(page, { lowStimMode: true })
  await page.reload()
  await expect(page.getByText('1 of 5')).toBeVisible()
  await intention(page).fill('Quiet')
  await page.getByRole('button', { name: 'Next: What matters this week' }).click()
  await expect(priority(page, 1)).toBeVisible()
  await expect(intention(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the whole page' }).click()
  await expect(intention(page)).toHaveValue('Quiet')
})
