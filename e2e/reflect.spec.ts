import { expect, test, type Page } from '@playwright/test'
import { arrive, holdNotice, sent, serverUrl } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()
const words = 'Tea with Iain on the stairs'

test('a gratitude is finished, given back, found in the journal, deleted and taken back', async ({
  page,
}) => {
  await arrive(page, '/reflection-gratitude')
  await page.getByRole('textbox', { name: 'What was good' }).first().fill(words)
  await expect(onServer(page)).toBeVisible()
  // Autosave says nothing of being saved as a whole; a draft is still there after a reload.
  await expect(page.getByText('has been saved successfully!')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'What was good' }).first()).toHaveValue(words)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/well-done\?entry=/)
  await expect(page.getByText('Your gratitude has been saved successfully!').first()).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText(`“${words}”`)

  await page.getByRole('link', { name: 'Read it in your journal' }).click()
  await expect(page.getByRole('button', { name: 'Delete this entry' })).toBeVisible()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await page.getByRole('link', { name: 'All entries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  const found = page.getByRole('link').filter({ hasText: words })
  await expect(found).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search your words' }).fill('nothing like it')
  await expect(page.getByText('No entry matches this.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search your words' }).fill('stair iain')
  await expect(found).toBeVisible()

  await found.click()
  await page.getByRole('button', { name: 'Delete this entry' }).click()
  const notice = await holdNotice(page, 'Entry deleted')
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.getByText('What you write stands here')).toBeVisible()
  await notice.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(found).toBeVisible()

  // The next visit begins anew: a finished entry is never written over.
  await page.goto(`${serverUrl()}/reflection-gratitude`)
  await expect(page.getByRole('textbox', { name: 'What was good' }).first()).toHaveValue('')
})

test('when the server cannot be reached, Finish keeps the words and does not say saved', async ({
  page,
  context,
}) => {
  await arrive(page, '/reflection-free-writing')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('Begun')
  await expect(onServer(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Your writing' }).fill('Begun, and finished on the train')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Not finished yet')).toBeVisible()
  await expect(page.getByText('has been saved successfully!')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your writing' })).toHaveValue(
    'Begun, and finished on the train',
  )
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your free writing has been saved successfully!').first()).toBeVisible()
})

test('@full help beside heavy words stays when they are finished', async ({ page }) => {
  await arrive(page, '/reflection-choose-again')
  await page.getByRole('textbox', { name: 'The thought that came' }).fill('I want to kill myself')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(
    page.getByText('Your choose again reflection has been saved successfully!').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/reflection-choose-again$/)
  await expect(page.getByRole('link', { name: /116 123|999|Samaritans/ }).first()).toBeVisible()
})

test('a designed day stands in the plan, and a week looks back on what was ticked @full', async ({
  page,
}) => {
  await arrive(page, '/reflection-daily-design')
  await page.getByRole('textbox', { name: 'How I want to be' }).fill('Calm, curious, kind')
  await page.getByRole('textbox', { name: 'The one thing' }).fill('Send the draft')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your daily design has been saved successfully!').first()).toBeVisible()
  await page.getByRole('link', { name: 'See the plan of today' }).click()
  await expect(page.getByRole('textbox', { name: 'How do I want to be today?' })).toHaveValue(
    'Calm, curious, kind',
  )
  await sent(page, '/days/', () => page.getByRole('checkbox', { name: 'Send the draft' }).click())
  await page.goto(`${serverUrl()}/weekly-reflection`)
  await expect(page.getByRole('textbox', { name: 'What I finished' })).toHaveValue('Send the draft')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your weekly reflection has been saved successfully!').first()).toBeVisible()
})

test('@full a template opens an entry with its questions, and a draft of it can be gone on with from the hub', async ({
  page,
}) => {
  await arrive(page, '/journal-templates')
  await page.getByRole('link', { name: /Wish, outcome, obstacle, plan/ }).click()
  await page.getByRole('textbox', { name: 'What you wish for' }).fill('Rested on Mondays')
  await expect(onServer(page)).toBeVisible()
  await page.goto(`${serverUrl()}/reflection`)
  await page.getByRole('link', { name: /Rested on Mondays/ }).click()
  await expect(page.getByRole('textbox', { name: 'What you wish for' })).toHaveValue('Rested on Mondays')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Your journal entry has been saved successfully!').first()).toBeVisible()
})

test('@full the three-tab bar stands on its three screens and nowhere else', async ({ page }) => {
  await arrive(page, '/reflection-free-writing')
  const bar = page.getByRole('navigation', { name: 'Ways to write' })
  for (const [path, tab] of [
    ['/reflection-free-writing', 'Journal'],
    ['/reflection-gratitude', 'Gratitude'],
    ['/reflection-choose-again', 'Choose Again'],
  ] as const) {
    await page.goto(serverUrl() + path)
    await expect(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('link')).toHaveText(['Journal', 'Gratitude', 'Choose Again'])
  }
  for (const path of ['/reflection-new-entry', '/reflection']) {
    await page.goto(serverUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
  }
})
