import { expect, test, type Page } from '@playwright/test'
import { arrive, holdNotice, serverUrl } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()
const writing = (page: Page) => page.getByRole('textbox', { name: 'Your writing' })
/** A day of the person, who is in London. */
const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const day = (ago: number) => inLondon.format(Date.now() - ago * 86_400_000)

test('an evening and an entry stand in one journal, are narrowed together and found with their words marked', async ({
  page,
}) => {
  await arrive(page, '/evening-reflection')
  await page.getByRole('radio', { name: 'light' }).click()
  await page.getByRole('textbox', { name: 'Small wins, line 1' }).fill('The river was still')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('Your evening reflection has been saved successfully!').first()).toBeVisible()
  await page.goto(`${serverUrl()}/reflection-new-entry`)
  await writing(page).fill('A walk along the river')
  await page.getByRole('button', { name: 'Say how much energy, too' }).click()
  await page.getByRole('radio', { name: 'flat, hardly any energy' }).click()
  await page.getByRole('button', { name: 'hopeful' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()

  await page.goto(`${serverUrl()}/journal`)
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'river' })
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search your words' }).fill('riv')
  await expect(rows.first().getByText('river', { exact: true })).toBeVisible()
  await expect(page.locator('mark')).toHaveText(['river', 'river'])
  await page.getByText('Narrow by kind').click()
  await page.getByRole('radiogroup', { name: 'How it felt' }).getByRole('radio', { name: 'flat' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByText('flat · hardly any energy · hopeful')).toBeVisible()
  // The way back leads to the same list, because what narrows it stands in the address.
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await page.getByRole('radiogroup', { name: 'Kind' }).getByRole('radio', { name: 'Evening' }).click()
  await expect(page.getByText('No entry matches this.')).toBeVisible()
})

test('@full an entry of another day keeps when it was written, and comes back on its day until it is muted', async ({
  page,
}) => {
  const yearAgo = `${Number(day(0).slice(0, 4)) - 1}${day(0).slice(4)}`
  await arrive(page, '/reflection-new-entry')
  const date = page.getByLabel('An earlier day')
  await date.fill('1969-12-31')
  await expect(page.getByText('An entry can be dated from 1970 on.')).toBeVisible()
  await date.fill('2200-01-01')
  await expect(page.getByText('This day is still to come.')).toBeVisible()
  await date.fill(yearAgo)
  await writing(page).fill('First frost, and soup')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()

  await page.goto(`${serverUrl()}/journal?view=on-this-day`)
  await expect(page.getByText('First frost, and soup')).toBeVisible()
  await expect(page.getByText('A year ago')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it from “On this day”' }).click()
  await expect(page.getByText('What you write on this day comes back here')).toBeVisible()

  await page.goto(`${serverUrl()}/journal?view=calendar&day=${yearAgo}`)
  await page.getByRole('link', { name: /First frost/ }).click()
  await expect(page.getByText(/^Written on /)).toBeVisible()
})

test('a template of one’s own is made, written with, deleted and taken back, and its entry stays readable @full', async ({
  page,
}) => {
  await arrive(page, '/journal-templates')
  await page.getByRole('link', { name: 'Make a template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunday walk')
  for (const kind of ['A list', 'A choice']) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    await page.getByRole('textbox', { name: kind }).fill(kind === 'A list' ? 'Birds' : 'Who came')
  }
  await page.getByRole('textbox', { name: 'Words to choose from' }).fill('Nobody\nIain')
  await page.getByRole('button', { name: 'Move Who came up' }).click()
  await expect(onServer(page)).toBeVisible()
  await page.getByRole('link', { name: 'Write with it' }).click()
  await expect(page.getByRole('heading', { name: 'Sunday walk', level: 1 })).toBeVisible()
  await page.getByRole('radio', { name: 'Iain' }).click()
  await page.getByRole('textbox', { name: 'Birds, line 1' }).fill('Wren')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()

  await page.goto(`${serverUrl()}/journal-templates`)
  await page.getByRole('button', { name: 'More for Sunday walk' }).click()
  await page.getByRole('menuitem', { name: 'Delete it' }).click()
  const notice = await holdNotice(page, 'Template deleted')
  await expect(page.getByText('Questions that you ask yourself again')).toBeVisible()
  await notice.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'More for Sunday walk' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Sunday walk' }).click()
  await page.getByRole('menuitem', { name: 'Delete it' }).click()
  await expect(page.getByText('Questions that you ask yourself again')).toBeVisible()
  await page.goto(`${serverUrl()}/journal`)
  await page.getByRole('link', { name: /Wren/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Iain' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Birds' })).toBeVisible()
})

test('@full pasting too much, or HTML, keeps every word', async ({ page }) => {
  await arrive(page, '/reflection-free-writing')
  // Few emoji: where no font has them, drawing thousands takes the browser most of a minute.
  const long = `${'A long day with rain. '.repeat(9_500)}${'👋🏽 '.repeat(20)}the last word`
  await writing(page).fill(long)
  await expect(page.getByText('This is longer than one entry can hold')).toBeVisible()
  await expect(writing(page)).toHaveValue(long)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  expect((await download).suggestedFilename()).toBe('balanse-writing.txt')
  const html = '<img src=x onerror="document.title=1"> **bold** <b>plain</b>'
  await writing(page).fill(html)
  await expect(page.getByText('This is longer than one entry can hold')).toHaveCount(0)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()
  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await expect(page.getByText('<img src=x onerror="document.title=1">')).toBeVisible()
  await expect(page.getByRole('strong')).toHaveText('bold')
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})

test('@full a file that holds no templates is refused in a sentence', async ({ page }) => {
  await arrive(page, '/journal-templates')
  await page.getByLabel('A file of templates').setInputFiles({
    name: 'odd.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"other"}'),
  })
  await expect(
    page.getByText('This file does not say that it holds Balanse journal templates.'),
  ).toBeVisible()
})

test('@full a template says what the server did not do, and keeps two versions of its name', async ({
  page,
}) => {
  const refuse = (method: string) =>
    page.route(
      (url) => url.pathname.startsWith('/api/journal-templates/'),
      (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many at once.' } })
          : route.fallback(),
    )
  await arrive(page, '/journal-templates')
  const file = (...titles: string[]) => ({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'balanse-journal-templates',
        version: 1,
        templates: titles.map((title) => ({
          title,
          purpose: '',
          minutes: 5,
          questions: [{ kind: 'line', label: 'Birds' }],
          tags: [],
        })),
      }),
    ),
  })
  const give = page.getByLabel('A file of templates')
  await refuse('PUT')
  await give.setInputFiles(file('Evening walk'))
  await expect(page.getByText('Not all templates were taken: Too many at once.')).toBeVisible()
  await expect(page.getByText('Questions that you ask yourself again')).toBeVisible()
  await page.unrouteAll()
  await give.setInputFiles(file('Evening walk'))
  await expect(page.getByText('One template was taken in.')).toBeVisible()

  const more = page.getByRole('button', { name: 'More for Evening walk' })
  await refuse('DELETE')
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete it' }).click()
  await expect(page.getByText('The template is still here').first()).toBeVisible()
  await expect(more).toBeVisible()
  await page.unrouteAll()

  await refuse('GET')
  await more.click()
  await page.getByRole('menuitem', { name: 'Change it' }).click()
  await expect(page.getByText('This template cannot be opened right now. Too many at once.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Evening walk')

  // Both sides change one name on the same version.
  const url = `${serverUrl()}/api/journal-templates/${new URL(page.url()).searchParams.get('edit')}`
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token: string }).access_token,
  )
  const headers = { authorization: `Bearer ${token}` }
  const { template } = await (await page.request.get(url, { headers })).json()
  const { title: _title, purpose, minutes, fields, tags, version } = template
  const data = { title: 'Night walk', purpose, minutes, fields, tags, version }
  expect((await page.request.put(url, { headers, data })).status()).toBe(200)
  await name.fill('Morning walk')
  await expect(page.getByText('Two versions of “Name”')).toBeVisible()
  await expect(page.getByText('Night walk')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Two versions of “Name”')).toHaveCount(0)
  await expect(onServer(page)).toBeVisible()
  await page.goto(`${serverUrl()}/journal-templates`)
  await expect(page.getByRole('button', { name: 'More for Morning walk' })).toBeVisible()
})

test('@full the calendar goes from day to day with the arrow keys, also into another month', async ({
  page,
}) => {
  await arrive(page, '/journal?view=calendar&day=2026-03-01')
  const chosen = page.getByRole('button', { pressed: true })
  await expect(chosen).toHaveAccessibleName(/Sunday 1 March/)
  await chosen.press('ArrowLeft')
  await expect(chosen).toHaveAccessibleName(/Saturday 28 February/)
  await expect(chosen).toBeFocused()
  await chosen.press('ArrowUp')
  await expect(chosen).toHaveAccessibleName(/Saturday 21 February/)
  await expect(chosen).toBeFocused()
  await chosen.press('PageDown')
  await expect(chosen).toHaveAccessibleName(/Saturday 21 March/)
  await expect(page.getByText('Nothing stands under this day.')).toBeVisible()
})

test('@full two tabs on one entry keep both versions of a page', async ({ page, context }) => {
  await arrive(page, '/reflection-free-writing')
  await writing(page).fill('Begun here')
  await expect(onServer(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${serverUrl()}/reflection-free-writing`)
  await expect(writing(other)).toHaveValue('Begun here')
  await context.setOffline(true)
  await writing(page).fill('Begun here, and gone on')
  await writing(other).fill('Begun there, quite differently')
  await expect(page.getByText(/Waiting for a connection/).first()).toBeVisible()
  await expect(other.getByText(/Waiting for a connection/).first()).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(
      async () => {
        const counts = [page, other].map((tab) => tab.getByRole('button', { name: 'Keep both' }).count())
        return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0)
})
