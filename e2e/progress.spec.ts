import { expect, test, type Page } from '@playwright/test'
import { arrive, sent, serverUrl, setPreferences } from './person.ts'

/** A day of the person, who is in London. */
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const dayAgo = (ago: number) => inLondon.format(Date.now() - ago * 86_400_000)

/** Writes through the API, as another device of the person would. */
async function put(page: Page, path: string, data: object): Promise<void> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.put(`${serverUrl()}/api${path}`, { headers, data })
  expect(reply.status()).toBe(200)
}

const evening = {
  mood: 'light',
  wins: ['Walked'],
  challenges: '',
  helped: 'Tea',
  grateful_for: [],
  tomorrow: '',
}
const closeEvening = (page: Page, ago: number, change: object = {}) =>
  put(page, `/evenings/${dayAgo(ago)}`, { ...evening, ...change, version: 0, is_finished: true })

async function plan(page: Page, ago: number, state: string): Promise<void> {
  const none = { mind_tasks: [], relationships_tasks: [], purpose_tasks: [], other_pillars: {} }
  await put(page, `/days/${dayAgo(ago)}`, {
    ...none,
    intention: 'Calm',
    great_day: '',
    main_priorities: [{ id: 'walk', text: 'Walk before lunch', state, pillar: 'body' }],
    time_for_me: '',
    body_tasks: [],
    version: 0,
  })
}

test('the score is opened, tried on, weighed and hidden', async ({ page }) => {
  await arrive(page, '/get-balanse')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Balanse' })).toBeVisible()
  for (const ago of [4, 3, 2, 1]) await plan(page, ago, ago === 1 ? 'open' : 'done')
  await plan(page, 0, 'open')
  await closeEvening(page, 3)

  await page.goto(`${serverUrl()}/get-balanse?view=score`)
  await expect(page.getByRole('heading', { level: 1, name: 'FlowScore' })).toBeVisible()
  // What is shown adds up, to the tenth.
  const why = page.getByRole('region', { name: /^Why \d+$/ })
  await expect(why.getByText(/^Followed through on \d of \d$/)).toBeVisible()
  const points = (await why.locator('summary').allInnerTexts()).map((text) =>
    Number(text.match(/[+−]\d+\.\d$/)?.[0].replace('−', '-')),
  )
  const together = Number((await why.getByText('Together').locator('..').innerText()).match(/\d+\.\d/)?.[0])
  expect(points.reduce((sum, each) => sum + Math.round(each * 10), 0) / 10).toBe(together)

  const whatIf = page.getByRole('region', { name: 'What if' })
  await whatIf.getByRole('checkbox', { name: 'Walk before lunch' }).check()
  await whatIf.getByRole('checkbox', { name: 'Close the evening' }).check()
  await expect(whatIf.getByRole('status')).toContainText('Then it is')
  const said = await whatIf.getByRole('status').innerText()
  const promised = said.match(/Then it is (\d+\.\d)/)?.[1]
  expect(promised).toBeDefined()

  const weights = page.getByRole('region', { name: 'Your weights' })
  await weights.getByRole('slider', { name: /Reflecting/ }).fill('40')
  await expect(weights.getByText('115', { exact: true })).toBeVisible()
  await weights.getByRole('button', { name: 'Keep these weights' }).click()
  await expect(weights.getByText('Chosen by you, for formula 1.')).toBeVisible()
  await weights.getByRole('button', { name: 'Go back to the usual weights' }).click()
  await expect(weights.getByText('Chosen by you, for formula 1.')).toBeHidden()

  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'FlowScore by day' })).toContainText('Score')

  // What was promised is what comes: the deeds are done, and the score is that number.
  await put(page, `/days/${dayAgo(0)}`, {
    intention: 'Calm',
    great_day: '',
    main_priorities: [{ id: 'walk', text: 'Walk before lunch', state: 'done', pillar: 'body' }],
    time_for_me: '',
    mind_tasks: [],
    body_tasks: [],
    relationships_tasks: [],
    purpose_tasks: [],
    other_pillars: {},
    version: 1,
  })
  await closeEvening(page, 0)
  await page.reload()
  await expect(why.getByText('Together').locator('..')).toContainText(promised ?? 'a number')

  await page.getByRole('button', { name: 'Hide numbers' }).click()
  await expect(page.getByText('Numbers are hidden, here and everywhere else.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Streak/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Rhythm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your rhythm' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Challenges' })).toBeVisible()
  await expect(page.getByText(/\d+ of (the last )?\d+/)).toHaveCount(0)
})

test('a pause keeps a streak, and challenges say why they count @full', async ({ page }) => {
  await arrive(page, '/get-balanse')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Balanse' })).toBeVisible()
  for (const ago of [12, 11, 10, 0]) await closeEvening(page, ago)

  await page.goto(`${serverUrl()}/get-balanse?view=rhythm`)
  const days = page.getByRole('region', { name: 'Your days' })
  await expect(days.getByText('Welcome back. Your 3 earlier days are still yours.')).toBeVisible()
  await page.getByRole('button', { name: 'Set days' }).click()
  const form = page.getByRole('form', { name: 'Set days of rest' })
  await form.getByText('Pause', { exact: true }).click()
  await form.getByLabel('From').fill(dayAgo(9))
  await form.getByLabel('To').fill(dayAgo(1))
  await form.getByRole('button', { name: 'Save these days' }).click()
  await expect(days.getByText('Current streak').locator('..')).toContainText('4 days')
  const rests = page.getByRole('list', { name: 'Your rests and pauses' })
  await rests.getByRole('button', { name: /^Remove/ }).click()
  await expect(days.getByText('Current streak').locator('..')).toContainText('1 day')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(days.getByText('Current streak').locator('..')).toContainText('4 days')

  const done = page.getByRole('list', { name: 'Challenges that are done' })
  await page
    .locator('summary')
    .filter({ hasText: /^Done$/ })
    .click()
  const evenings = done.getByRole('listitem').filter({ hasText: 'Three evenings closed in a week' })
  await expect(evenings).toContainText('Counted because three evenings within seven days were closed')
  await expect(evenings.getByRole('link')).toHaveAttribute('href', `/evening-reflection?date=${dayAgo(10)}`)
  await page.getByRole('button', { name: 'More for Choose again once' }).click()
  await page.getByRole('menuitem', { name: 'Mark as done' }).click()
  await expect(done.getByRole('listitem').filter({ hasText: 'Choose again once' })).toContainText(
    'Marked by you',
  )

  // The panel in the header says the same, in the words it was given.
  await page.getByRole('button', { name: 'Streak: 4 days' }).click()
  const panel = page.getByRole('dialog', { name: 'Your rhythm' })
  await expect(panel).toContainText('Challenges completed')
  await expect(panel).toContainText('2/15')
})

test('@full insights wait for enough days, and a report leaves out what it is told to', async ({ page }) => {
  await arrive(page, '/get-balanse?view=insights')
  await expect(page.getByText('A tap on a mood in the evening puts a day here.')).toBeVisible()
  for (let ago = 1; ago <= 7; ago++)
    await closeEvening(page, ago, { challenges: ago === 2 ? 'A secret' : `Slept badly ${ago}` })
  await page.reload()
  await expect(page.getByText('7 days with a mood, all light')).toBeVisible()
  await expect(page.getByText('There are 7 so far.').first()).toBeVisible()
  await closeEvening(page, 8, { mood: 'heavy' })
  await page.reload()
  await expect(page.getByText('8 days with a mood, from heavy to light')).toBeVisible()
  await expect(page.getByText('Not proof: other things differ')).toBeVisible()
  await expect(page.getByText('tea 8 days')).toBeVisible()

  await page.getByRole('link', { name: 'Make a report to bring along' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A report to bring along' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Questions to raise' }).fill('Could it be the tablets?')
  await page.getByRole('button', { name: 'Leave out: A secret' }).click()
  await expect(page.getByText('A secret')).toHaveCount(0)
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Could it be the tablets?' })).toBeVisible()
  await expect(page.getByText('A secret')).toHaveCount(0)
  await page.getByRole('switch', { name: 'What went well' }).click()
  await expect(page.getByRole('heading', { name: 'What went well' })).toHaveCount(0)
})

test('the numbers can be read with low stimulation and without a connection @full', async ({
  page,
  context,
}) => {
  await arrive(page, '/get-balanse')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Balanse' })).toBeVisible()
  for (const ago of [3, 2, 1]) await closeEvening(page, ago)
  await setPreferences(page, { lowStimMode: true })
  for (const [view, name] of [
    ['score', 'FlowScore'],
    ['rhythm', 'Your rhythm'],
    ['insights', 'Insights'],
  ] as const) {
    await page.goto(`${serverUrl()}/get-balanse?view=${view}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Score' }).click()
  await expect(page.getByRole('heading', { name: 'Your weights' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Rhythm' }).click()
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause from today' }).click()
  await expect(page.getByText('This stays as it was.')).toBeVisible()
})

/** Answers of the server to one address, until it is let through again. */
const refuse = (page: Page, path: RegExp, method: string) =>
  page.route(
    (url) => path.test(url.pathname),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many at once.' } })
        : route.fallback(),
  )

test('@full weights say when they could not be kept, and show what another device chose', async ({
  page,
}) => {
  await arrive(page, '/get-balanse')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Balanse' })).toBeVisible()
  await plan(page, 0, 'open')
  await page.goto(`${serverUrl()}/get-balanse?view=score`)
  const weights = page.getByRole('region', { name: 'Your weights' })
  const reflecting = weights.getByRole('slider', { name: /Reflecting/ })
  const keep = weights.getByRole('button', { name: 'Keep these weights' })

  await refuse(page, /\/api\/score-weights$/, 'PUT')
  await reflecting.fill('40')
  await keep.click()
  await expect(weights.getByRole('alert')).toHaveText(
    'The weights stay as they were. Too many at once. Please try again.',
  )
  // What was chosen is still there to be kept.
  await expect(reflecting).toHaveValue('40')
  await page.unrouteAll()

  // Whether the page has read it already or not, what was begun here stays until it is sent.
  const theirs = { intention: 10, follow_through: 35, reflection: 15, balance: 20 }
  await put(page, '/score-weights', { weights: theirs, version: 0 })
  await keep.click()
  await expect(weights.getByRole('alert')).toContainText('The weights were changed on another device')
  await expect(reflecting).toHaveValue('15')
  await expect(weights.getByText('Chosen by you, for formula 1.')).toBeVisible()
  await reflecting.fill('40')
  await keep.click()
  await expect(weights.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(reflecting).toHaveValue('40')
})

test('@full a report says what cannot be read, and joins what two devices prepared', async ({ page }) => {
  test.setTimeout(120_000)
  await arrive(page, '/get-balanse?view=insights')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  for (let ago = 1; ago <= 3; ago++) await closeEvening(page, ago, { challenges: `Slept badly ${ago}` })

  const trouble = page.getByText('These days cannot be read right now')
  const again = page.getByRole('button', { name: 'Try again' })
  await refuse(page, /\/api\/report-draft$/, 'GET')
  await page.goto(`${serverUrl()}/get-balanse?view=report`)
  await expect(trouble).toBeVisible()
  await page.unrouteAll()
  await refuse(page, /\/api\/report-words$/, 'GET')
  await again.click()
  const questions = page.getByRole('textbox', { name: 'Questions to raise' })
  await expect(questions).toBeVisible()
  // What is being prepared can be gone on with while the days cannot be read.
  await expect(trouble).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.getByRole('heading', { name: 'As it will be printed' })).toBeVisible()

  const leaveOut = (words: string) => page.getByRole('button', { name: `Leave out: ${words}` }).click()
  await sent(page, '/report-draft', () => questions.fill('The tablets?'))
  await sent(page, '/report-draft', () => leaveOut('Slept badly 1'))
  await put(page, '/report-draft', {
    from_date: null,
    to_date: null,
    sections: ['hard', 'questions'],
    left_out: [],
    questions: 'The coffee?',
    version: 2,
  })
  await leaveOut('Slept badly 2')
  await questions.fill('The tablets, or the tea?')
  await expect(page.getByText('Two versions of “Questions to raise”')).toBeVisible()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(questions).toHaveValue('The tablets, or the tea?\nThe coffee?')
  // What either left out stays out.
  await expect(page.getByText(/Slept badly [12]/)).toHaveCount(0)
  await expect(page.getByText('Slept badly 3')).toBeVisible()
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await page.reload()
  await expect(questions).toHaveValue('The tablets, or the tea?\nThe coffee?')
  await expect(page.getByText('Slept badly 3')).toBeVisible()
  await expect(page.getByText(/Slept badly [12]/)).toHaveCount(0)
})
