import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { arrive, holdNotice, serverUrl } from './person.ts'

test('@full an admin answers a question that nobody answered, and the help chat knows it at once', async ({
  page,
}) => {
  // Letters only: numbers are taken out of a question that is kept.
  const word = `kettle${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const question = `Do you have a ${word}?`
  const ask = async () => {
    const data = { botType: 'customer_service', messages: [{ role: 'user', content: question }] }
    const reply = await page.request.post(`${serverUrl()}/functions/v1/openai-chat`, { data })
    return ((await reply.json()) as { message: string }).message
  }
  expect(await ask()).toMatch(/^I'm not sure/)

  const admin = await arrive(page, '/home')
  execFileSync(process.execPath, ['src/cli.ts', 'admin', admin.email], {
    env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA },
  })
  await page.goto(`${serverUrl()}/admin?room=articles`)
  await page.getByRole('link', { name: `Write the answer: ${question}` }).click()
  await expect(page.getByLabel('Title')).toHaveValue(question)

  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Yes, see [the kitchen](/kitchen).')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('leads to /kitchen, and there is no such screen here')).toBeVisible()

  // A closed tab takes nothing along.
  await text.fill('Yes, in the **kitchen**, see [today](/day-plan).')
  await page.reload()
  await expect(text).toHaveValue(/in the \*\*kitchen\*\*/)
  await page.getByLabel('Test question').fill(question)
  await expect(page.getByLabel('Answer of the help chat')).toHaveText('Yes, in the kitchen, see today.')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`article=do-you-have-a-${word}`))
  expect(await ask()).toBe('Yes, in the kitchen, see today.')
  const answers = await page.request.get(`${serverUrl()}/texts/help`)
  expect(await answers.text()).toContain('Yes, in the <strong>kitchen</strong>, see <a href="/day-plan">')

  await page.goto(`${serverUrl()}/help-auth#do-you-have-a-${word}`)
  await expect(page.getByRole('link', { name: 'today', exact: true })).toBeVisible()

  await page.goto(`${serverUrl()}/admin?room=articles&article=do-you-have-a-${word}`)
  await page.getByRole('button', { name: 'Take off the page' }).click()
  const notice = await holdNotice(page, 'Kept, and not on the page')
  expect(await ask()).toMatch(/^I'm not sure/)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await holdNotice(page, 'On the help page now')
  expect(await ask()).toBe('Yes, in the kitchen, see today.')
  await page.getByRole('link', { name: 'Record' }).click()
  await expect(page.getByRole('list', { name: 'What was done' })).toContainText(
    `Article published: ${question}`,
  )
})
