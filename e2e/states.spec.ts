import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { arrive, serverUrl, setPreferences } from './person.ts'

/** Each screen of the planning loop in each of its states. What a state means on one screen alone has its own journey. */
interface Screen {
  path: string
  heading: RegExp
  /** What a person finds who has written nothing yet. */
  empty: (page: Page) => Locator
  /** What is said when the server refuses to read what the screen is made of. */
  refused: RegExp
  /** A row that is edited here, and one of its fields: two devices may write it at once. */
  row?: { address: string; part?: string; field: string; label: string | RegExp; open?: string }
}

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const box = (name: string) => (page: Page) => page.getByRole('textbox', { name })

const screens: Screen[] = [
  {
    path: '/home',
    heading: /^Good /,
    empty: (page) => page.getByText('Three small beginnings, in any order'),
    refused: /Today’s plan could not be opened/,
  },
  {
    path: '/get-balanse',
    heading: /^Your Balanse$/,
    empty: (page) => page.getByText('One line is a plan.'),
    refused: /Your visions are not on this device yet/,
  },
  {
    path: '/vision',
    heading: /^Create Your Vision/,
    empty: (page) => page.getByText('Action Required: Set Up Your Vision'),
    refused: /Your visions cannot be read right now/,
  },
  {
    path: '/vision-body',
    heading: /^Body/,
    empty: (page) => page.getByTitle('Vision not yet completed').first(),
    refused: /This vision cannot be opened right now/,
    row: { address: '/visions/body', field: 'sentence', label: 'In one sentence' },
  },
  {
    path: '/all-visions',
    heading: /^All Visions/,
    empty: (page) => page.getByRole('list', { name: 'Your visions' }).getByRole('listitem').nth(3),
    refused: /Your visions cannot be read right now/,
  },
  {
    path: '/vision-90-days',
    heading: /^90-Day Journey$/,
    empty: (page) => page.getByText('They begin on the day you save your first vision', { exact: true }),
    refused: /Your journey cannot be read right now/,
  },
  {
    path: '/create-custom-vision',
    heading: /^Custom/,
    empty: button('Create this vision'),
    refused: /Your own pillars cannot be read right now/,
  },
  {
    path: '/month-schedule',
    heading: /\d{4}$/,
    empty: button('Write my own'),
    refused: /This plan cannot be opened right now/,
    row: {
      address: `/months/${today().slice(0, 7)}-01`,
      field: 'game_changer',
      label: /^If only one thing changed this month/,
      open: 'Open the whole month',
    },
  },
  {
    path: '/week-plan',
    heading: /–/,
    empty: box('How do I want this week to be?'),
    refused: /This week cannot be opened right now/,
    row: {
      address: `/weeks/${mondayOf(today())}`,
      part: 'week',
      field: 'week_intention',
      label: 'How do I want this week to be?',
    },
  },
  {
    path: '/day-plan',
    heading: /^\w+day/,
    empty: button('Open the whole day'),
    refused: /This day cannot be opened right now/,
    row: {
      address: `/days/${today()}`,
      part: 'day',
      field: 'intention',
      label: 'How do I want to be today?',
      open: 'Open the whole day',
    },
  },
]

function mondayOf(date: string): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const title = (page: Page, { heading }: Screen) => page.getByRole('heading', { level: 1, name: heading })

async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
  return { authorization: `Bearer ${token}` }
}

/** Changes a row of the signed-in person through the server, as another device would. */
async function write(page: Page, address: string, part: string | undefined, change: object): Promise<void> {
  const headers = await headersOf(page)
  const url = `${serverUrl()}/api${address}`
  const read = (await (await page.request.get(url, { headers })).json()) as Record<string, unknown>
  const row = (part ? read[part] : read) as Record<string, unknown>
  const {
    user_id: _u,
    updated_at: _at,
    date: _d,
    month_date: _m,
    week_start_date: _w,
    pillar: _p,
    ...rest
  } = row
  const reply = await page.request.put(url, { headers, data: { ...rest, today: today(), ...change } })
  expect(reply.status(), `${address}: ${await reply.text()}`).toBe(200)
}

async function expectSound(page: Page, path: string): Promise<void> {
  // What floats lies over something wherever a long page is scrolled to; on the page itself it has room at its end.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-floating]'))
      each.style.visibility = 'hidden'
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(found, path).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

test('a person who has written nothing finds where to begin on every screen @full', async ({ page }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
    })
})

test('screens that hold as much as they can are sound, and keep to the width of a small phone @full', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await arrive(page, '/day-plan')
  await expect(title(page, screens.at(-1) as Screen)).toBeVisible()
  const long = `${'Kraftfahrzeughaftpflichtversicherung'.repeat(4)} ثقة 自信 `
  const lines = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, at) => ({ id: `${count}-${at}`, text: `${at} ${long}`, ...more }))
  for (const pillar of ['mind', 'body', 'relationships', 'purpose'])
    await write(page, `/visions/${pillar}`, undefined, {
      sentence: long,
      first_step: long,
      goals: lines(10, { evidence: long }),
      values: Array.from({ length: 12 }, (_, at) => `${at} ${long.slice(0, 40)}`),
    })
  await write(page, `/months/${today().slice(0, 7)}-01`, undefined, {
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
  })
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = new Date(mondayOf(today()))
    day.setUTCDate(day.getUTCDate() + at)
    return day.toISOString().slice(0, 10)
  })
  await write(page, `/weeks/${mondayOf(today())}`, 'week', {
    week_intention: long,
    priorities: lines(20, { state: 'open', why: long, pillar: 'mind' }),
    daily_priorities: Object.fromEntries(days.map((day) => [day, lines(20).map(({ id }) => id)])),
  })
  // 500 things: as many as a day takes.
  const list = (name: string) =>
    Array.from({ length: 50 }, (_, at) => ({ id: `${name}-${at}`, text: `${at} ${long}`, state: 'open' }))
  const others = ['growth', 'health', 'social', 'career', 'a5f', 'b6f'].slice(0, 5)
  await write(page, `/days/${today()}`, 'day', {
    intention: long,
    main_priorities: list('p'),
    mind_tasks: list('m'),
    body_tasks: list('b'),
    relationships_tasks: list('r'),
    purpose_tasks: list('u'),
    other_pillars: Object.fromEntries(others.map((name) => [name, list(name)])),
  })
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(title(page, screen)).toBeVisible()
      await expectSound(page, screen.path)
    })
})

test('a screen that the server refuses to read says so, and is there after another try @full', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await arrive(page, '/unauthorized')
  for (const screen of screens)
    await test.step(screen.path, async () => {
      // Nothing of the screens before: each begins without a copy on this device.
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      await page.route(/\/api\/(days|weeks|months|visions|custom-visions|journey)/, (route) =>
        route.fulfill({ status: 400, json: { code: 'bad_request', message: 'Please wait a moment.' } }),
      )
      await page.goto(serverUrl() + screen.path)
      await expect(page.getByText(screen.refused)).toBeVisible()
      await page.unrouteAll()
      // What a screen is made of is asked for again part by part.
      await expect(async () => {
        await page.getByRole('button', { name: 'Try again' }).last().click({ timeout: 1_000 })
        await expect(page.getByText(screen.refused)).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
      await expect(title(page, screen)).toBeVisible()
    })
})

test('a screen that was seen is painted without a connection @full', async ({ page, context }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  for (const screen of screens) {
    await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
    await expect(screen.empty(page)).toBeVisible()
  }
  // Without a server for the app itself, one goes on from where one is: every way is a link or a key.
  await page.goto(`${serverUrl()}/home`, { waitUntil: 'networkidle' })
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  for (const screen of screens) {
    await go(screen.path)
    await expect(title(page, screen)).toBeVisible()
  }
  await context.setOffline(true)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await go(screen.path)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
      await expect(page.getByText(screen.refused)).toHaveCount(0)
    })
})

for (const screen of screens)
  if (screen.row) {
    const { address, part, field, label, open } = screen.row
    test(`two devices write ${screen.path}, and both texts are kept until one is chosen @full`, async ({
      page,
      context,
    }) => {
      await arrive(page, screen.path)
      if (open) await page.getByRole('button', { name: open }).click()
      const area = page.getByRole('textbox', { name: label, exact: true })
      await expect(area).toBeVisible()
      await area.fill('Begun')
      await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
      await context.setOffline(true)
      await area.fill('Written here')
      await expect(page.getByText(/On this device \d\d:\d\d|Waiting for a connection/).first()).toBeVisible()
      await write(page, address, part, { [field]: 'Written there' })
      await context.setOffline(false)
      await expect(page.getByText(/^Two versions of “/)).toBeVisible()
      await page.getByRole('button', { name: 'Keep both' }).click()
      await expect(area).toHaveValue('Written here\nWritten there')
      await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
    })
  }

test('nothing moves and nothing is missing in low stimulation @full', async ({ page }) => {
  test.setTimeout(180_000)
  await arrive(page, '/home')
  await expect(title(page, screens[0] as Screen)).toBeVisible()
  await setPreferences(page, { lowStimMode: true })
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(serverUrl() + screen.path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveClass(/low-stim/)
      await expect(title(page, screen)).toBeVisible()
      await expect(screen.empty(page)).toBeVisible()
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
})
