import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { arrive, newPerson, serverUrl, setPreferences } from './person.ts'

const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const dayAgo = (ago: number) => inLondon.format(Date.now() - ago * 86_400_000)
const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

/** Every page on which somebody writes: the field that is tried, what ends it, and the sentence that it is saved with. */
const exercises = [
  { path: '/evening-reflection', field: 'What was hard', end: 'Close the day', saved: 'evening reflection' },
  { path: '/reflection-gratitude', field: 'What was good', end: 'Finish', saved: 'gratitude' },
  {
    path: '/reflection-choose-again',
    field: 'The thought that came',
    end: 'Finish',
    saved: 'choose again reflection',
  },
  { path: '/reflection-free-writing', field: 'Your writing', end: 'Finish', saved: 'free writing' },
  { path: '/weekly-reflection', field: 'What I learned', end: 'Finish', saved: 'weekly reflection' },
  {
    path: '/month-review',
    field: 'The one thing that mattered most',
    end: 'Finish',
    saved: 'monthly reflection',
  },
  { path: '/reflection-daily-design', field: 'The one thing', end: 'Finish', saved: 'daily design' },
  { path: '/reflection-vision', field: 'What brought it nearer', end: 'Finish', saved: 'vision reflection' },
  { path: '/reflection-new-entry', field: 'Your writing', end: 'Finish', saved: 'journal entry' },
] as const

/** The address under which the page keeps its words. */
const isKeptAt = (url: string) => /\/api\/(journal-entries|evenings)\/[^/]+$/.test(new URL(url).pathname)

async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
}

/** Writes through the API, as another device of the person would. */
async function put(page: Page, url: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const reply = await page.request.put(url, { headers, data })
  expect(reply.status()).toBe(200)
}

/** Another device changes words in the row that stands at an address. */
async function changeElsewhere(page: Page, url: string, from: string, to: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const text = await (await page.request.get(url, { headers })).text()
  const { entry, ...evening } = JSON.parse(text.replace(from, to)) as { entry?: object }
  await put(page, url, { ...(entry ?? evening), is_finished: false })
}

for (const { path, field, end, saved } of exercises)
  test(`@full ${path} keeps a draft, joins another device, waits for a connection and is finished`, async ({
    page,
    context,
  }) => {
    await arrive(page, path)
    const words = page.getByRole('textbox', { name: field, exact: true }).first()
    const finish = page.getByRole('button', { name: end, exact: true })

    // Nothing is asked of anybody, but an entry without a word is none. An evening may be closed without one.
    await expect(words).toHaveValue('')
    if (end === 'Finish') {
      await finish.click()
      await expect(page.getByText('Nothing is written yet. One word is enough.')).toBeVisible()
    }

    const kept = page.waitForRequest((request) => request.method() === 'PUT' && isKeptAt(request.url()))
    await words.fill('Begun here')
    const url = (await kept).url()
    await expect(onServer(page)).toBeVisible()
    await page.reload()
    await expect(words).toHaveValue('Begun here')
    await expect(onServer(page)).toBeVisible()

    // Both sides write on the same version.
    await changeElsewhere(page, url, 'Begun here', 'Begun there')
    await words.fill('Begun here, and gone on')
    if (field === 'Your writing' || field === 'What was hard') {
      const mine = page.getByRole('button', { name: 'Keep mine' })
      await expect(page.getByText(`Two versions of “${field}”`)).toBeVisible()
      await finish.click()
      await expect(
        page.getByText(/^This page was changed in two places\. Everything you wrote is/),
      ).toBeVisible()
      await mine.click()
      await expect(mine).toHaveCount(0)
    } else {
      await expect(words).toHaveValue('Begun here, and gone on\nBegun there')
    }
    await expect(onServer(page)).toBeVisible()

    await context.setOffline(true)
    await words.fill('Finished on the train')
    await expect(page.getByText('Waiting for a connection').first()).toBeVisible()
    await finish.click()
    await expect(page.getByText(/^(Not finished yet|The day is not closed yet)$/)).toBeVisible()
    await expect(page.getByText('has been saved successfully!')).toHaveCount(0)
    await expect(words).toHaveValue('Finished on the train')
    await context.setOffline(false)
    await finish.click()
    await expect(page.getByText(`Your ${saved} has been saved successfully!`).first()).toBeVisible()
  })

test('@full every exercise says when it cannot be opened, and opens when asked again', async ({ page }) => {
  await arrive(page, '/reflection')
  for (const { path, field } of exercises) {
    await page.route(isKeptAtUrl, (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many at once.' } }),
    )
    await page.goto(serverUrl() + path)
    const notice = page.getByText('cannot be opened right now. Too many at once. What you wrote is safe.')
    await expect(notice, path).toBeVisible()
    await page.unroute(isKeptAtUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: field, exact: true }).first()).toBeVisible()
  }
})
const isKeptAtUrl = (url: URL) => isKeptAt(url.href)

test('@full a minute is enough for an evening, and low stimulation begins with it', async ({ page }) => {
  await arrive(page, '/evening-reflection')
  const hard = page.getByRole('textbox', { name: 'What was hard', exact: true })
  await expect(hard).toBeVisible()
  await page.getByText('A minute', { exact: true }).click()
  await expect(hard).toHaveCount(0)
  await page.getByRole('radio', { name: 'steady' }).click()
  await page.getByRole('textbox', { name: 'Small wins, line 1' }).fill('Answered one letter')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('Your evening reflection has been saved successfully!').first()).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText('“Answered one letter”')

  await page.evaluate(() => localStorage.removeItem('evening-length'))
  await setPreferences(page, { lowStimMode: true })
  await page.goto(`${serverUrl()}/profile-settings`)
  await expect(page.locator('html')).toHaveClass(/low-stim/)
  await page.goto(`${serverUrl()}/evening-reflection`)
  await expect(page.getByRole('textbox', { name: 'Small wins, line 1' })).toHaveValue('Answered one letter')
  await expect(page.getByText('This day was closed before. You can close it again.')).toBeVisible()
  await expect(hard).toHaveCount(0)
})

/** Where things are read: what stands there before anything was written, and what is said when it cannot be read. */
const readers = [
  // These three first: the header reads the numbers too, and what is on this device needs no reading.
  {
    path: '/get-balanse?view=score',
    empty: '0 of 3 days',
    trouble: 'Your numbers are not on this device yet',
  },
  {
    path: '/get-balanse?view=rhythm',
    empty: 'A quiet line appears here now and then',
    trouble: 'Your numbers are not on this device yet',
  },
  {
    path: '/get-balanse?view=insights',
    empty: 'A tap on a mood in the evening puts a day here.',
    trouble: 'cannot be read right now',
  },
  {
    path: '/reflection-templates',
    empty: 'What became of today, how it felt, one small win.',
    trouble: 'cannot be read',
  },
  {
    path: '/journal',
    empty: 'What you write stands here',
    trouble: 'Your journal cannot be read right now.',
  },
  {
    path: '/journal?view=calendar',
    empty: 'Nothing stands under this day.',
    trouble: 'This month cannot be read right now.',
  },
  {
    path: '/journal?view=on-this-day',
    empty: 'What you write on this day comes back here',
    trouble: 'Earlier years cannot be read right now.',
  },
  {
    path: '/journal?view=print',
    empty: 'Nothing stands under these days.',
    trouble: 'These days cannot be read',
  },
  {
    path: '/journal?entry=00000000-0000-4000-8000-000000000000',
    empty: 'There is no entry at this address.',
    trouble: 'This entry cannot be opened right now.',
  },
  {
    path: `/journal?evening=${dayAgo(3)}`,
    empty: 'Write this evening',
    trouble: 'This evening cannot be opened right now.',
  },
  {
    path: '/journal-templates',
    empty: 'Questions that you ask yourself',
    trouble: 'Your templates cannot be read',
  },
] as const

test('@full every place to look back says that it is empty, or that it cannot be read, and tries again', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const isRead = (url: URL) =>
    /\/api\/(journal|journal-entries|evenings|journal-templates|progress|milestones|insights)(\/|$)/.test(
      url.pathname,
    )
  const refuse = () =>
    page.route(isRead, (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many at once.' } }),
    )
  await refuse()
  await arrive(page, '/urgent-help')
  for (const { path, empty, trouble } of readers)
    await test.step(path, async () => {
      await refuse()
      await page.goto(serverUrl() + path)
      await expect(page.getByText(trouble).first()).toBeVisible()
      await page.unroute(isRead)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(page.getByText(empty).first()).toBeVisible()
    })
})

test('@full what was read once is there without a connection', async ({ page, context }) => {
  await arrive(page, '/reflection-new-entry')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('The heron by the weir')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()
  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await expect(page.getByRole('button', { name: 'Delete this entry' })).toBeVisible()
  await page.getByRole('link', { name: 'All entries' }).click()
  const found = page.getByRole('link').filter({ hasText: 'The heron by the weir' })
  await expect(found).toBeVisible()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(found).toBeVisible()
  await page.getByRole('link', { name: 'On this day' }).click()
  await expect(page.getByText('What you write on this day comes back here')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(found).toBeVisible()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(found).toBeVisible()
  await found.click()
  await page.getByRole('button', { name: 'Delete this entry' }).click()
  await expect(page.getByText('The entry is still here').first()).toBeVisible()
})

test('@full a deleted entry waits at the end of the journal and comes back from there', async ({ page }) => {
  await arrive(page, '/reflection-new-entry')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('Words to be taken back')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()
  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await page.getByRole('button', { name: 'Delete this entry' }).click()
  await expect(page.getByText('What you write stands here')).toBeVisible()
  // Without the notice, too: some days later only the bin is left.
  await page.reload()
  await page.getByText('Deleted in the last 30 days').click()
  await page.getByRole('button', { name: 'Bring back: Words to be taken back' }).click()
  await expect(page.getByText('Nothing is in here.')).toBeVisible()
  await expect(page.getByRole('link').filter({ hasText: 'Words to be taken back' })).toBeVisible()

  await page.getByRole('link', { name: 'Print a part of it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print a part of your journal' })).toBeVisible()
  await expect(page.getByRole('article').getByText('Words to be taken back')).toBeVisible()
  await page.getByLabel('To').fill(dayAgo(40))
  await expect(page.getByText('Please choose a first day before the last one.')).toBeVisible()
})

test('@full a session that ends while an entry is written keeps it, and signing in goes on with it', async ({
  page,
}) => {
  const person = newPerson()
  await arrive(page, '/reflection-gratitude', person)
  const words = page.getByRole('textbox', { name: 'What was good' }).first()
  await words.fill('Soup')
  await expect(onServer(page)).toBeVisible()
  await page.request.post(`${serverUrl()}/auth/v1/logout?scope=global`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  })
  await words.fill('Soup, and somebody to eat it with')
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/reflection-gratitude$/)
  await expect(words).toHaveValue('Soup, and somebody to eat it with')
  await expect(onServer(page)).toBeVisible()
})

test('@full a browser that is full says so, and the words are sent all the same', async ({
  page,
  context,
}) => {
  await arrive(page, '/reflection-free-writing')
  const words = page.getByRole('textbox', { name: 'Your writing' })
  await expect(words).toBeVisible()
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = full
    Storage.prototype.setItem = full
  })
  await context.setOffline(true)
  await words.fill('Nowhere but on this page')
  const warning = page
    .getByText('This device cannot keep a copy; please stay until it is on the server.')
    .first()
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Not finished yet')).toBeVisible()
  await expect(warning).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your free writing has been saved successfully!').first()).toBeVisible()
})

test('@full days that cannot be are refused in a sentence, and a clock that runs ahead is no harm', async ({
  page,
}) => {
  await arrive(page, `/evening-reflection?date=${dayAgo(8)}`)
  await expect(
    page.getByText('An evening can be written for today and for the seven days before.'),
  ).toBeVisible()
  await page.goto(`${serverUrl()}/reflection-new-entry?date=1969-12-31`)
  await expect(page.getByText('An entry can be dated from 1970 on. This one is for today.')).toBeVisible()
  await page.goto(`${serverUrl()}/reflection-new-entry?date=2999-01-01`)
  await expect(page.getByText('This day is still to come. This one is for today.')).toBeVisible()

  // Three days ahead of the server: what is written is dated there, and the server says why it does not take it.
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
  await page.goto(`${serverUrl()}/reflection-free-writing`)
  const words = page.getByRole('textbox', { name: 'Your writing' })
  await words.fill('Written by a wrong clock 🌊👋🏽')
  await expect(page.getByText('An entry can be dated today or earlier.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Not finished yet')).toBeVisible()
  await expect(words).toHaveValue('Written by a wrong clock 🌊👋🏽')
})

const looks = {
  light: { theme: 'light', lowStimMode: false },
  dark: { theme: 'dark', lowStimMode: false },
  'low-stim': { theme: 'light', lowStimMode: true },
} as const

// The addresses themselves are examined in accessible.spec.ts; here what they open, with something in it.
for (const [look, preferences] of Object.entries(looks))
  test(`@full every view of what was written and counted is accessible and narrow enough in ${look}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.addInitScript(
      (text) => localStorage.setItem('theme-preferences', text),
      JSON.stringify(preferences),
    )
    await arrive(page, '/reflection-gratitude')
    await setPreferences(page, { lowStimMode: preferences.lowStimMode })
    const day = {
      wins: ['Walked'],
      challenges: 'Rain',
      helped: 'Tea',
      grateful_for: ['Iain'],
      tomorrow: 'Rest',
    }
    for (let ago = 1; ago <= 9; ago++)
      if (ago !== 4)
        await put(page, `${serverUrl()}/api/evenings/${dayAgo(ago)}`, {
          ...day,
          mood: ago % 2 ? 'light' : 'heavy',
          version: 0,
          is_finished: true,
        })
    await page.getByRole('textbox', { name: 'What was good' }).first().fill('A long walk beside the river')
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()
    const entry = new URL(page.url()).searchParams.get('entry') ?? ''
    for (const view of [
      `/well-done?entry=${entry}`,
      `/journal?entry=${entry}`,
      `/journal?evening=${dayAgo(1)}`,
      '/journal?mood=light&words=walk',
      '/journal?view=calendar',
      '/journal?view=on-this-day',
      '/journal?view=print',
      '/journal-templates?edit=11111111-1111-4111-8111-111111111111',
      '/reflection-new-entry?template=worry_sort',
      '/get-balanse?view=score',
      '/get-balanse?view=rhythm',
      '/get-balanse?view=insights',
      '/get-balanse?view=report',
    ])
      await test.step(view, async () => {
        await page.goto(serverUrl() + view, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await page
          .locator('main details')
          .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        )
        expect.soft(found, view).toEqual([])
        const size = page.viewportSize()
        await page.setViewportSize({ width: 320, height: 700 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${view} at 320 px`).toBeLessThanOrEqual(320)
        if (size) await page.setViewportSize(size)
      })
  })

test('@full a quiet day says what it counts, and what no row tells is said by the person', async ({
  page,
}) => {
  await arrive(page, '/reflection')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const ago of [6, 5, 4, 2, 1])
    await put(page, `${serverUrl()}/api/evenings/${dayAgo(ago)}`, {
      mood: 'light',
      wins: ['Walked'],
      challenges: '',
      helped: '',
      grateful_for: [],
      tomorrow: '',
      version: 0,
      is_finished: true,
    })
  await page.goto(`${serverUrl()}/get-balanse?view=score`)
  const why = page.getByRole('region', { name: /^Why \d+$/ })
  await why.getByText('A quiet day', { exact: true }).click()
  await expect(
    why.getByText('A quiet day counts half here, also one that your streak goes on over.'),
  ).toBeVisible()
  await why.getByRole('link', { name: 'Set it as rest or a pause' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your rhythm' })).toBeVisible()
  await expect(page.getByText('Current streak').locator('..')).toContainText('5 days')

  const reached = page.getByRole('region', { name: 'What you reached' })
  await reached.getByText('What only you can say').click()
  await reached.getByRole('button', { name: 'Put on the list: Keeper' }).click()
  await expect(reached.getByText(/you took everything along as a file. Marked by you/)).toBeVisible()
  await reached.getByRole('button', { name: 'Take off: Keeper' }).click()
  await expect(reached.getByRole('button', { name: 'Put on the list: Keeper' })).toBeVisible()
})
