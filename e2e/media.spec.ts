import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

/** A picture of 3000 x 1500 pixels, drawn by the browser itself. */
async function drawPicture(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 1500
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#6a8f8a'
      pen.fillRect(0, 0, 3000, 1500)
      pen.fillStyle = '#e8d9b5'
      pen.fillRect(400, 300, 900, 900)
    }
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  })
  return Buffer.from(text, 'base64')
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await drawPicture(page)
  await page
    .getByLabel('Picture for this entry')
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'As it will be kept' })).toBeVisible()
}

test('a picture is made small, kept with its words, shown in the journal, and removed', async ({ page }) => {
  await arrive(page, '/reflection-new-entry')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('At the harbour')
  await choosePicture(page)
  await page.getByLabel('What does it show?').fill('A yellow house by the water')
  await page.getByRole('button', { name: 'Add picture' }).click()
  const section = page.getByRole('region', { name: 'Pictures and voice notes' })
  await expect(section.getByRole('button', { name: 'Remove picture: A yellow house' })).toBeVisible()
  await expect(section.getByRole('img', { name: 'A yellow house by the water' })).toHaveAttribute(
    'width',
    '2048',
  )

  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/well-done\?entry=/)
  const entry = new URL(page.url()).searchParams.get('entry')
  await page.goto(`${serverUrl()}/journal?entry=${entry}`)
  const picture = page.getByRole('img', { name: 'A yellow house by the water' })
  await expect(picture).toBeVisible()
  // Only an address that is signed for an hour opens it.
  expect(await picture.getAttribute('src')).toContain('/storage/v1/object/sign/journal/')

  await page.getByRole('link', { name: 'Change this entry' }).click()
  await section.getByRole('button', { name: 'Remove picture: A yellow house' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section.getByRole('img')).toHaveCount(0)
})

test('without a connection a picture waits on the device and is sent later @full', async ({
  page,
  context,
}) => {
  await arrive(page, '/reflection-new-entry')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('On the train')
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await choosePicture(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add picture' }).click()
  const section = page.getByRole('region', { name: 'Pictures and voice notes' })
  await expect(section.getByText('On this device. It is sent when there is a connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(section.getByRole('button', { name: 'Remove picture', exact: true })).toBeVisible()
  await expect(section.getByText('On this device')).toHaveCount(0)
})

test('a picture that waits stands in the way of signing out @full', async ({ page }) => {
  await arrive(page, '/reflection-new-entry')
  await page.getByRole('textbox', { name: 'Your writing' }).fill('Kept')
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await page.route('**/storage/v1/object/journal/**', (route) => route.abort())
  await choosePicture(page)
  await page.getByRole('button', { name: 'Add picture' }).click()
  const section = page.getByRole('region', { name: 'Pictures and voice notes' })
  await expect(section.getByText(/^On this device\. /)).toBeVisible()
  await page.goto(`${serverUrl()}/profile-settings`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(page.getByRole('dialog', { name: 'One page is not on the server yet' })).toBeVisible()
})

test('a file that is no picture is said to be none @full', async ({ page }) => {
  await arrive(page, '/reflection-new-entry')
  await page
    .getByLabel('Picture for this entry')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('dialog').getByText('cannot be shown as a picture here')).toBeVisible()
})

test('years from elsewhere come in, the bin gives back, and settings say what happened @full', async ({
  page,
}) => {
  await arrive(page, '/profile-settings')
  const panel = page.getByRole('region', { name: "You're Always in Control" })
  await panel.getByRole('button', { name: 'Bring something in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring something in' })
  await dialog.getByLabel('File to bring in', { exact: true }).setInputFiles({
    name: 'years.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,title,text\n2024-03-01,Spring,The first warm evening\nsomeday,,x\n'),
  })
  await expect(dialog.getByText('This would come in from CSV:')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Journal' })).toContainText(
    '1 new · 1 not readable',
  )
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  await expect(dialog.getByText('Done. This came in from CSV:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await panel.getByRole('searchbox', { name: 'Find a word in all of it' }).fill('warm')
  await panel.getByRole('button', { name: 'Find', exact: true }).click()
  await panel.getByRole('link', { name: /Spring/ }).click()
  await page.getByRole('button', { name: 'Delete this entry' }).click()
  await expect(page).toHaveURL(/\/journal$/)

  await page.goto(`${serverUrl()}/profile-settings`)
  await panel.getByText('Recycle bin: deleted in the last 30 days').click()
  await panel.getByRole('button', { name: 'Bring back: Spring' }).click()
  await expect(panel.getByText('Nothing is in here.')).toBeVisible()
  const activity = page.getByRole('region', { name: 'Activity' })
  await activity.getByText('Show what happened').click()
  await expect(activity.getByText('A file was brought in from CSV')).toBeVisible()
  await expect(activity.getByText('The account was made')).toBeVisible()
})
