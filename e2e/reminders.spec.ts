import { expect, test } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

/** A browser whose push works without a service on the internet; what the app does around it is real. */
function standIn() {
  const made = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscription')
      return true
    },
  })
  const proto = PushManager.prototype as unknown as Record<string, unknown>
  proto.getSubscription = async () => {
    const endpoint = sessionStorage.getItem('subscription')
    return endpoint ? made(endpoint) : null
  }
  proto.subscribe = async () => {
    sessionStorage.setItem('subscription', 'https://push.example.org/one')
    return made('https://push.example.org/one')
  }
}

test('a reminder is switched on, changed, snoozed and taken back, and this device told @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: serverUrl() })
  await page.addInitScript(standIn)
  await arrive(page, '/profile-settings')
  const section = page.getByRole('region', { name: 'Reminders', exact: true })
  const evening = section.getByRole('switch', { name: /Evening close/ })
  await expect(evening).not.toBeChecked()
  await evening.click()
  await expect(evening).toBeChecked()
  await section.getByRole('checkbox', { name: 'Push' }).check()
  const notices = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect(notices.getByText('Evening close comes by Push', { exact: true })).toBeVisible()

  await section.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(section.getByText('This device', { exact: true })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Send me a trial by Push' })).toBeVisible()

  await section.getByRole('button', { name: 'Snooze this week' }).click()
  await expect(section.getByText(/Reminders rest until/)).toBeVisible()
  await section.getByRole('button', { name: 'Go on now' }).click()
  await expect(section.getByRole('button', { name: 'Pause all' })).toBeVisible()

  await page.reload()
  await expect(evening).toBeChecked()
  await expect(section.getByRole('checkbox', { name: 'Push' })).toBeChecked()
  await section.getByRole('button', { name: 'End on this device' }).click()
  await expect(section.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()

  await page.getByRole('button', { name: 'Inbox' }).click()
  await expect(page.getByRole('dialog', { name: 'Inbox' }).getByText('Nothing here.')).toBeVisible()
})

test('the worker shows what is pushed, and keeps no page @full', async ({ page }) => {
  await arrive(page, '/profile-settings')
  const [scope, caches_] = await page.evaluate(async () => {
    const made = await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
    return [made.scope, await caches.keys()] as const
  })
  expect([scope, caches_]).toEqual([`${serverUrl()}/`, []])
})
