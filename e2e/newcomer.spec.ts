import { expect, test, type Page } from '@playwright/test'
import { serverUrl, signUp } from './person.ts'

const onServer = (page: Page) => page.getByText(/On the server \d\d:\d\d/).first()

test('a newcomer signs up, pictures a vision, plans, ticks, closes the evening, sees why and talks to the coach @phone', async ({
  page,
}) => {
  await page.goto(serverUrl())
  await expect(page).toHaveURL(/\/waitlist$/)
  await signUp(page)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Mairi$/ }),
  ).toBeVisible()

  await page.goto(`${serverUrl()}/vision-body`)
  await page
    .getByRole('textbox', { name: 'In one sentence' })
    .fill('I want a body that carries me up Schiehallion.')
  await page.getByRole('textbox', { name: 'A first tiny step' }).fill('Boots by the door')
  await expect(onServer(page)).toBeVisible()
  await page.goto(`${serverUrl()}/vision`)
  await expect(page.getByTitle('Vision completed')).toHaveCount(1)
  await expect(page.getByTitle('Vision not yet completed')).toHaveCount(3)
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('vision_completion_status') ?? '')),
  ).toEqual({
    mind: false,
    body: true,
    relationships: false,
    purpose: false,
  })

  await page.goto(`${serverUrl()}/day-plan`)
  for (const [index, text] of ['Send the draft', 'Walk before lunch', 'Call Mum'].entries()) {
    await page.getByRole('textbox', { name: 'What matters, next line' }).fill(text)
    const line = page.getByRole('textbox', { name: `What matters, line ${index + 1}` })
    await expect(line).toHaveValue(text)
    await line.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Walk before lunch' }).click()
  await expect(page.getByRole('checkbox', { name: 'Walk before lunch' })).toBeChecked()
  await page.getByRole('button', { name: 'Open the whole day' }).click()
  await page.getByRole('textbox', { name: 'How do I want to be today?' }).fill('Unhurried with the children')
  await expect(onServer(page)).toBeVisible()

  await page.goto(`${serverUrl()}/evening-reflection`)
  const callMum = page.getByRole('radiogroup', { name: 'Call Mum' })
  await callMum.getByRole('radio', { name: 'Let go' }).click()
  await page.getByRole('radio', { name: 'steady' }).click()
  await page.getByRole('textbox', { name: 'Small wins, line 1' }).fill('Walked although it rained.')
  await page.getByRole('textbox', { name: 'Tomorrow I will try' }).fill('Walk first, then decide')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('Your evening reflection has been saved successfully!').first()).toBeVisible()

  await page.goto(`${serverUrl()}/home`)
  await expect(page.getByText('1 of 3 days').first()).toBeVisible()

  await page.goto(`${serverUrl()}/my-balanse`)
  await page.getByRole('textbox', { name: 'Write to your coach' }).fill('Plan my day')
  await page.getByRole('button', { name: 'Send' }).click()
  const thread = page.getByRole('list', { name: 'Conversation' })
  await expect(thread.getByText('Plan my day')).toBeVisible()
  await expect(thread.getByRole('listitem').last()).toContainText('Coach:')

  await page.goto(`${serverUrl()}/day-plan`)
  await expect(page.getByRole('textbox', { name: 'How do I want to be today?' })).toHaveValue(
    'Unhurried with the children',
  )
  await expect(page.getByRole('checkbox', { name: 'Walk before lunch' })).toBeChecked()
})
