import { expect, test } from '@playwright/test'
import { arrive } from './person.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
  permissions: ['microphone'],
})

test('a voice note is recorded, thrown away, recorded again and kept with the entry @full', async ({
  page,
}) => {
  await arrive(page, '/reflection-new-entry')
  const section = page.getByRole('region', { name: 'Pictures and voice notes' })
  await section.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(section.getByText(/^Recording 0:0\d of 10:00/)).toBeVisible()
  await section.getByRole('button', { name: 'Throw away' }).click()
  await expect(section.getByRole('button', { name: 'Record a voice note' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await section.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(section.getByText(/^Recording 0:0[1-9]/)).toBeVisible()
  await section.getByRole('button', { name: 'Stop and keep' }).click()
  await expect(section.getByRole('button', { name: 'Remove voice note', exact: true })).toBeVisible()
  await expect(section.getByLabel('Voice note', { exact: true })).toHaveAttribute(
    'src',
    /\/object\/sign\/journal\//,
  )
  // Nothing was written: a voice note alone is an entry, too.
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/well-done\?entry=/)
})
