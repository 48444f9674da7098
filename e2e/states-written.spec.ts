import { expect, test, type Page } from '@playwright/test'
import { arrive, sent, serverUrl, setPreferences } from './person.ts'
import { lines, makeGarden, mondayOf, screens, title, today, write } from './planning.ts'
import { expectSound } from './sound.ts'

/** One line on each level, written as a person writes it. */
async function begin(page: Page): Promise<void> {
  const open = (path: string) => page.goto(serverUrl() + path)
  const box = (name: string | RegExp) => page.getByRole('textbox', { name })
  await open('/vision-body')
  await box('In one sentence').fill(lines.vision)
  await sent(page, '/visions/body', () => box('A first tiny step').fill(lines.step))
  await open('/create-custom-vision')
  await page.getByRole('link', { name: 'Garden' }).click()
  await sent(page, '/custom-visions/', () => box('In one sentence').fill(lines.custom))
  await open('/month-schedule')
  await page.getByRole('button', { name: 'Write my own' }).click()
  await sent(page, '/months/', () => box(/^By the end of .* I will have$/).fill(lines.month))
  await open('/week-plan')
  await sent(page, '/weeks/', () => box(/^Priority 1\b/).fill(lines.week))
  await open('/day-plan')
  await sent(page, '/days/', () => box('What matters, next line').fill(lines.day))
}

test('the first line of each level stands on every screen, in low stimulation too @full', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await arrive(page, '/unauthorized')
  await makeGarden(page)
  await begin(page)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.first(page)).toBeVisible()
      await expectSound(page, screen.path)
    })
  await setPreferences(page, { lowStimMode: true })
  for (const screen of screens)
    await test.step(`${screen.path} in low stimulation`, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveClass(/low-stim/)
      await expect(title(page, screen)).toBeVisible()
      const next = page.getByRole('button', {
        name: /^Next: (What matters|Main priorities|How do I want|What would make)/,
      })
      // Where a screen comes one part at a time, what was written may stand in a later part.
      await expect(async () => {
        if ((await screen.first(page).count()) === 0) await next.click({ timeout: 1_000 })
        await expect(screen.first(page)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expectSound(page, `${screen.path} in low stimulation`)
    })
})

test('screens that hold as much as they can are sound, and keep to the width of a small phone @full', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await arrive(page, '/unauthorized')
  await makeGarden(page)
  const long = `${'Kraftfahrzeughaftpflichtversicherung'.repeat(4)} ثقة 自信 `
  const lines = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, at) => ({ id: `${count}-${at}`, text: `${at} ${long}`, ...more }))
  for (const pillar of ['mind', 'body', 'relationships', 'purpose'])
    await write(
      page,
      { address: `/visions/${pillar}` },
      {
        sentence: long,
        first_step: long,
        goals: lines(10, { evidence: long }),
        values: Array.from({ length: 12 }, (_, at) => `${at} ${long.slice(0, 40)}`),
      },
    )
  await write(
    page,
    { address: `/months/${today().slice(0, 7)}-01` },
    {
      big_three: lines(10, {
        pillar: 'body',
        evidence: long,
        confidence: 3,
        smaller: long,
        notes: [],
        state: 'open',
        state_note: '',
        from_month: null,
        origin_id: null,
      }),
      game_changer: long,
      time_for_me: long,
    },
  )
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = new Date(mondayOf(today()))
    day.setUTCDate(day.getUTCDate() + at)
    return day.toISOString().slice(0, 10)
  })
  await write(
    page,
    { address: `/weeks/${mondayOf(today())}`, of: ({ week }) => week },
    {
      week_intention: long,
      priorities: lines(20, { state: 'open', why: long, pillar: 'mind' }),
      daily_priorities: Object.fromEntries(days.map((day) => [day, lines(20).map(({ id }) => id)])),
    },
  )
  // 500 things: as many as a day takes.
  const list = (name: string) =>
    Array.from({ length: 50 }, (_, at) => ({ id: `${name}-${at}`, text: `${at} ${long}`, state: 'open' }))
  const others = ['growth', 'health', 'social', 'career', 'a5f', 'b6f'].slice(0, 5)
  await write(
    page,
    { address: `/days/${today()}`, of: ({ day }) => day },
    {
      intention: long,
      main_priorities: list('p'),
      mind_tasks: list('m'),
      body_tasks: list('b'),
      relationships_tasks: list('r'),
      purpose_tasks: list('u'),
      other_pillars: Object.fromEntries(others.map((name) => [name, list(name)])),
    },
  )
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(title(page, screen)).toBeVisible()
      await expectSound(page, screen.path)
    })
})
