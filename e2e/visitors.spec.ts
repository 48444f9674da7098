import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newPerson, serverUrl } from './person.ts'
import { startServer } from './server.ts'

const waitlist = () => `${serverUrl()}/waitlist`

test('a visitor joins the waitlist, is told what a field needs, and keeps every word', async ({ page }) => {
  await page.goto(waitlist())
  const email = page.getByLabel('Email', { exact: true })
  const send = page.getByRole('button', { name: 'Join the waitlist' })
  await email.fill('nobody')
  await send.click()
  await expect(page.getByText('Please enter an e-mail address like name@example.org.')).toBeVisible()
  await expect(page.getByText('Please tick the box')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('nobody')
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.fill(`jörg-${test.info().workerIndex}@bücher.example`)
  await page.getByText('Less noise in my head').click()
  await page.getByRole('checkbox').check()
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByText('The server cannot be reached right now.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.context().setOffline(false)
  await send.click()
  await expect(page.getByText('Thanks, your address is on the list.')).toBeFocused()
  await expect(send).toBeHidden()
})

test('@full a visitor writes to support, and an issue brings its page along', async ({ page }) => {
  await page.goto(`${serverUrl()}/contact?dev=true`, { referer: `${serverUrl()}/day-plan?date=2026-11-21` })
  const report = page.getByRole('button', { name: 'Report an Issue' })
  await report.click()
  await expect(page.getByLabel('Subject')).toHaveValue('Issue report')
  await expect(page.getByLabel('Page where it happened')).toHaveValue('/day-plan')
  await report.click()
  await expect(page.getByLabel('Page where it happened')).toBeHidden()
  await report.click()
  await page.getByLabel('Email', { exact: true }).fill('writer@example.org')
  await page.getByLabel('Message').fill('I want to kill myself tonight')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/under the reference [A-Z2-9]{5}-[A-Z2-9]{5}/)).toBeFocused()
  await expect(page.getByText('an e-mail is not quick enough')).toBeVisible()
  await expect(page.locator('[data-urgent]').getByRole('link', { name: 'open urgent help' })).toBeVisible()
})

test('an admin opens the public pages, takes it back, answers a message and exports a list', async ({
  page,
  request,
}, info) => {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-admin-'))
  const server = await startServer(folder)
  const isPhone = info.project.name === 'phone'
  try {
    // As somebody without the browser's cookies.
    const post = (path: string, data: object) => request.post(server.url + path, { data })
    const statusOf = async (path: string) =>
      (await request.get(server.url + path, { maxRedirects: 0 })).status()
    await post('/api/newsletter', { email: 'reader@example.org' })
    await post('/api/contact', { email: 'w@example.org', subject: 'A question', message: 'How?' })
    const person = newPerson()
    const session = await (await post('/auth/v1/signup', person)).text()
    const env = { ...process.env, BALANSE_DATA: folder }
    execFileSync(process.execPath, ['src/cli.ts', 'admin', person.email], { env })
    await page.addInitScript((text) => {
      if (!localStorage.getItem('balanse-session')) localStorage.setItem('balanse-session', text)
    }, session)

    const open = async (name: string) => {
      // By its key: on a phone a toast lies over the button for a moment.
      if (isPhone) await page.keyboard.press('Control+b')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await page.goto(`${server.url}/admin`)
    await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible()
    await open('Public pages')
    expect(await statusOf('/about')).toBe(302)
    const own = await page.request.get(`${server.url}/about`, { maxRedirects: 0 })
    expect(own.status(), 'for whoever is signed in').toBe(200)
    await page.getByRole('button', { name: 'Open the public pages' }).click()
    await expect(page.getByText('The public pages are open.')).toBeVisible()
    expect(await statusOf('/about')).toBe(200)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The public pages are closed.')).toBeVisible()
    expect(await statusOf('/about')).toBe(302)

    await open('Support inbox')
    await expect(page.getByText('Answer within 24 hours', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText('Nobody waits for an answer.')).toBeVisible()

    await open('Newsletter')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('reader@example.org,,20')

    if (!isPhone) {
      const links = page.getByRole('navigation', { name: 'Admin' })
      expect((await links.boundingBox())?.width).toBe(256)
      await page.getByLabel('Search addresses').press('Control+b')
      expect((await links.boundingBox())?.width).toBe(256)
      await page.getByRole('button', { name: 'Narrow the sidebar' }).focus()
      await page.keyboard.press('Control+b')
      await expect(page.getByRole('button', { name: 'Widen the sidebar' })).toBeVisible()
      expect((await links.boundingBox())?.width).toBe(48)
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state')
      expect([cookie?.value, Math.round((cookie?.expires ?? 0) - Date.now() / 1000) > 604_000]).toEqual([
        'false',
        true,
      ])
      await page.reload()
      await expect(page.getByRole('button', { name: 'Widen the sidebar' })).toBeVisible()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
