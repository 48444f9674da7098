import { expect, test, type Page } from '@playwright/test'
import { arrive, setPreferences } from './person.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Write to your coach' })

async function say(page: Page, words: string) {
  await box(page).fill(words)
  await box(page).press('Enter')
}

test('a suggestion is accepted, stands in the plan, and is undone from the list of what came of it', async ({
  page,
}) => {
  await arrive(page, '/my-balanse')
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await say(page, 'End the talk')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await say(page, 'Walk to the shop')
  const offer = page.getByRole('region', { name: 'For the next time we talk' })
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expect(offer.getByText('Saved.')).toBeVisible()
  await page.goto(new URL('/chatbot-training', page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Teach your coach' })).toBeVisible()
  const known = page.getByRole('region', { name: 'What it knows' })
  await expect(known.getByText('Walk to the shop', { exact: true })).toBeVisible()
  const log = page.getByRole('region', { name: 'What came of its suggestions' })
  await log.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('Taken back.')).toBeVisible()
  await expect(known.getByText('It knows nothing about you yet.')).toBeVisible()
})

test('a line for the coach is added, changed, pinned and deleted @full', async ({ page }) => {
  await arrive(page, '/chatbot-training')
  const known = page.getByRole('region', { name: 'What it knows' })
  await known.getByLabel('Something it may know').fill('I work nights')
  await known.getByRole('button', { name: 'Keep it' }).click()
  await expect(known.getByText('I work nights', { exact: true })).toBeVisible()
  const choose = async (item: string) => {
    await known.getByRole('button', { name: /^What to do with/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('Edit')
  await known.getByLabel('Change this line').fill('I work late')
  await known.getByRole('listitem').getByRole('button', { name: 'Keep it' }).click()
  await expect(known.getByText('I work late', { exact: true })).toBeVisible()
  await choose('Pin')
  await expect(known.getByRole('img', { name: 'Pinned:' })).toBeVisible()
  await page.reload()
  await expect(known.getByText('I work late', { exact: true })).toBeVisible()
  await choose('Delete')
  await expect(known.getByText('It knows nothing about you yet.')).toBeVisible()
})

test('a suggestion that is never wanted again is listed, and can be allowed again @full', async ({
  page,
}) => {
  await arrive(page, '/my-balanse')
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await say(page, 'Plan my day')
  for (const words of ['Calm', 'Budget talk']) {
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
    await say(page, words)
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  }
  const never = page.getByRole('button', { name: 'Never this' })
  while ((await never.count()) === 0) {
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  }
  await never.first().click()
  await expect(page.getByText('This is not suggested again.')).toBeVisible()
  await page.getByRole('link', { name: 'See the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teach your coach' })).toBeVisible()
  await page.getByRole('button', { name: /^Allow again/ }).click()
  await expect(page.getByText('Nothing. “Never this” on a suggestion puts it here.')).toBeVisible()
})

test('the last message can be edited and sent again @full', async ({ page }) => {
  await arrive(page, '/my-balanse')
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await say(page, 'Just listen')
  const said = (words: string) => page.getByRole('listitem').filter({ hasText: `You: ${words}` })
  await expect(said('Just listen')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await say(page, 'A long dya')
  await expect(page.getByRole('button', { name: 'That is all' })).toBeVisible()
  await said('A long dya').getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('menuitem', { name: 'Edit and send again' }).click()
  await expect(box(page)).toHaveValue('A long dya')
  await expect(said('A long dya')).toHaveCount(0)
})

test('a reply that missed what was meant is answered with buttons @full', async ({ page }) => {
  await arrive(page, '/my-balanse')
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await say(page, 'three good things')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await page.getByRole('button', { name: 'Message options' }).last().click()
  await page.getByRole('menuitem', { name: 'Not what I meant' }).click()
  const talk = page.getByRole('list', { name: 'Conversation' })
  await expect(talk.getByText('choose what comes nearest')).toBeVisible()
  const answers = page.getByRole('group', { name: 'Answers to tap' })
  await expect(answers.getByRole('button')).toHaveCount(3)
  await expect(answers.getByRole('button', { name: 'Three good things' })).toHaveCount(0)
})

test('length, challenge and words to leave alone are kept, and can be taken off again @full', async ({
  page,
}) => {
  await arrive(page, '/chatbot-training')
  const talks = page.getByRole('region', { name: 'How it talks' })
  const kept = () =>
    page.waitForResponse(
      (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/api/profile') && reply.ok(),
    )
  const change = async (work: () => Promise<unknown>) => {
    const answer = kept()
    await work()
    await answer
  }
  const option = (group: string, name: string) =>
    talks.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
  await change(() => option('Length of its replies', 'Short').check({ force: true }))
  await change(() => option('How much it challenges you, from 1 to 5', '5').check({ force: true }))
  await talks.getByLabel('A word it does not use').fill('productive')
  await change(() => page.keyboard.press('Enter'))
  await page.reload()
  await expect(option('Length of its replies', 'Short')).toBeChecked()
  await expect(option('How much it challenges you, from 1 to 5', '5')).toBeChecked()
  await expect(talks.getByText('asks for a firmer step')).toBeVisible()
  await change(() => talks.getByRole('button', { name: 'Take off: productive' }).click())
  await expect(talks.getByRole('button', { name: 'Take off: productive' })).toHaveCount(0)
})

test('a try is answered and leaves nothing in the talk @full', async ({ page }) => {
  await arrive(page, '/chatbot-training')
  const place = page.getByRole('region', { name: 'Try it' })
  await place.getByRole('button', { name: 'Ask' }).click()
  await expect(place.getByRole('status')).not.toBeEmpty()
  await page.goto(new URL('/my-balanse', page.url()).href)
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible()
  await expect(page.getByText('I have too much to do today')).toHaveCount(0)
})

test('the safety protocol is open to everybody, whole without script @full', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env.E2E_URL ?? ''}/safety-protocol`)
  await expect(page.getByRole('heading', { level: 1, name: 'Safety protocol' })).toBeVisible()
  await expect(page.getByRole('row', { name: /A danger gets any help/ })).toBeVisible()
  await context.close()
})

/** A browser with one voice, which notes what it is told to say. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { voiceURI: 'one', name: 'One', lang: 'en-GB', localService: true, default: true }
    const spoken: string[] = []
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        cancel: () => spoken.push('cancel'),
        speak: ({ text }: { text: string }) => spoken.push(text),
      }),
    })
  })
}

const spokenOn = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

test('the voice test says what is there, with no voice and with one @full', async ({ page }) => {
  await arrive(page, '/voice-test')
  await expect(page.getByText('This browser has no voice to read with')).toBeVisible()
  await giveVoice(page)
  await page.reload()
  await expect(page.getByText('1, 1 of them on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Play Zen' }).click()
  await expect(page.getByRole('button', { name: 'Stop Zen' })).toBeVisible()
  const spoken = () => spokenOn(page)
  expect(await spoken()).toContain('Take one breath.')
  await page.getByRole('switch', { name: 'Mute All Sounds' }).check()
  // Muted means muted: what is being said stops, and nothing more is said.
  const before = (await spoken()).filter((text) => text !== 'cancel').length
  expect((await spoken()).at(-1)).toBe('cancel')
  // The button says that it is off, and does nothing when it is pressed all the same.
  const ninja = page.getByRole('button', { name: 'Play Ninja' })
  await ninja.focus()
  await expect(ninja).toBeFocused()
  await ninja.press('Enter')
  expect((await spoken()).filter((text) => text !== 'cancel')).toHaveLength(before)
})

test('a new reply is read aloud where somebody chose to hear them, and nothing offers it where they did not @full', async ({
  page,
}) => {
  await giveVoice(page)
  await arrive(page, '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await setPreferences(page, { interaction_mode: 'Voice' })
  await page.goto(`${process.env.E2E_URL ?? ''}/my-balanse`)
  const thread = page.getByRole('list', { name: 'Conversation' })
  await expect(page.getByRole('button', { name: 'Message options' }).first()).toBeVisible()
  expect((await spokenOn(page)).filter((text) => text !== 'cancel')).toEqual([])
  await page.getByRole('textbox', { name: 'Write to your coach' }).fill('I have too much to do today')
  await page.getByRole('button', { name: 'Send' }).click()
  const said = async () => (await spokenOn(page)).filter((text) => text !== 'cancel').join(' ')
  await expect.poll(said).not.toBe('')
  expect((await thread.innerText()).replaceAll(/\s+/g, ' ')).toContain(await said())

  await setPreferences(page, { interaction_mode: 'Text' })
  await page.reload()
  await page.getByRole('button', { name: 'Message options' }).last().click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Read aloud' })).toHaveCount(0)
})
