import { expect, test, type Page } from '@playwright/test'
import { arrive, serverUrl } from './person.ts'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => area(page).getByRole('listitem')
const toastOf = (page: Page, text: string) => toasts(page).filter({ hasText: text })

/** Opens the accessibility panel and waits for its switch. */
async function openLook(page: Page) {
  await page.getByRole('button', { name: 'Accessibility' }).click()
  const panel = page.getByRole('dialog', { name: 'Accessibility' })
  await expect(panel.getByRole('switch', { name: 'Low-stimulation mode' })).toBeVisible()
  return panel
}

test('@full a toast appears below the header on a phone and at the bottom right from 768 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await arrive(page, '/home')
  const panel = await openLook(page)
  await panel.getByRole('radio', { name: /^Direct/ }).check()
  const toast = toastOf(page, 'Communication style updated')
  // The pointer on it stops its clock.
  await toast.hover()
  const box = async () => {
    const found = await toast.boundingBox()
    if (!found) throw new Error('There is no toast.')
    return found
  }
  await expect.poll(async () => Math.round((await box()).y)).toBe(76)
  await page.setViewportSize({ width: 767, height: 812 })
  await expect.poll(async () => Math.round((await box()).y)).toBe(76)
  await page.setViewportSize({ width: 768, height: 812 })
  await expect.poll(async () => (await box()).y).toBeGreaterThan(406)
  expect(768 - (await box()).x - (await box()).width).toBe(16)
})

test('@full a switch that is pressed while the profile is being read does not turn back when the reading arrives', async ({
  page,
}) => {
  await arrive(page, '/home')
  const lowStim = (await openLook(page)).getByRole('switch', { name: 'Low-stimulation mode' })
  const isTaken = () =>
    page.waitForResponse(
      (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/api/profile'),
    )
  const turn = async (isOn: boolean) => {
    const answer = isTaken()
    await lowStim.setChecked(isOn)
    await answer
  }
  await turn(true)
  await turn(false)

  let arrives = () => {}
  const isLetThrough = new Promise<void>((resolve) => (arrives = resolve))
  let begin = () => {}
  const hasBegun = new Promise<void>((resolve) => (begin = resolve))
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // What stood there when it was asked.
    const reply = await route.fetch()
    begin()
    await isLetThrough
    await route.fulfill({ response: reply })
  })
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reflect' }).click()
  await hasBegun
  await openLook(page)
  await turn(true)
  const late = page.waitForResponse(
    (reply) => reply.request().method() === 'GET' && reply.url().endsWith('/api/profile'),
  )
  arrives()
  await (await late).finished()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(lowStim).toBeChecked()
})

test('@full Escape closes a dialog at the first press, also when a toast came over it', async ({ page }) => {
  await arrive(page, '/profile-settings')
  let arrives = () => {}
  const isLetThrough = new Promise<void>((resolve) => (arrives = resolve))
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'PATCH') await isLetThrough
    await route.continue()
  })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Mairi')
  await name.press('Tab')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' })
  await expect(dialog).toBeVisible()
  arrives()
  const toast = page.locator('[data-toast]').filter({ hasText: 'Name changed' })
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Nothing is left open, so the next press is the toast's.
  await toast.hover()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

/** Stops the page's clock, when toasts have been on screen once: their code waits for that clock, too. */
async function openLookWithStoppedClock(page: Page) {
  await page.clock.install()
  await arrive(page, '/home')
  const panel = await openLook(page)
  await panel.getByRole('radio', { name: /^Direct/ }).check()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(toasts(page)).toHaveCount(0)
  return panel
}

test('@full the styles of communication are said exactly, at most five at once, and F8 leads to them', async ({
  page,
}) => {
  const panel = await openLookWithStoppedClock(page)
  const styles = ['direct', 'gentle', 'reflective'] as const
  for (const style of ['gentle', 'reflective', 'direct', 'gentle', 'reflective', 'direct'] as const)
    await panel.getByRole('radio', { name: new RegExp(`^${style}`, 'i') }).check()
  await expect(toasts(page)).toHaveCount(5)
  for (const style of styles)
    await expect(
      toastOf(page, `Your coach will now use a ${style} communication style`).getByText(
        'Communication style updated',
      ),
    ).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('F8')
  await expect(area(page).getByRole('list')).toBeFocused()
})

test('@full a preference toast closes after 3000 ms', async ({ page }) => {
  const panel = await openLookWithStoppedClock(page)
  await panel.getByRole('switch', { name: 'Low-stimulation mode' }).click()
  const toast = toastOf(page, 'Low-stimulation mode enabled')
  await expect(toast).toBeVisible()
  await page.clock.runFor(2999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

for (const [moved, isGone] of [
  [49, false],
  [51, true],
] as const)
  test(`@full a toast that is drawn ${moved} px to the right ${isGone ? 'goes' : 'stays'}`, async ({
    page,
  }) => {
    const panel = await openLookWithStoppedClock(page)
    await panel.getByRole('switch', { name: 'Low-stimulation mode' }).click()
    await page.getByRole('button', { name: 'Accessibility' }).click()
    await expect(panel).toBeHidden()
    const toast = toastOf(page, 'Low-stimulation mode enabled')
    const box = await toast.boundingBox()
    if (!box) throw new Error('There is no toast.')
    const [x, y] = [box.x + 30, box.y + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + moved, y)
    await page.mouse.up()
    if (isGone) await expect(toast).toHaveCount(0)
    else await expect(toast).toHaveAttribute('data-swipe', 'cancel')
  })

test('low stimulation is said exactly, holds after a reload, and can be left again', async ({ page }) => {
  await arrive(page, '/home')
  const root = page.locator('html')
  await expect(root).not.toHaveClass(/low-stim/)
  await (await openLook(page)).getByRole('switch', { name: 'Low-stimulation mode' }).click()
  const on = toastOf(page, 'Low-stimulation mode enabled')
  await expect(on.getByText('Reduced animations and softer colors activated')).toBeVisible()
  await expect(root).toHaveClass(/low-stim/)
  await page.reload()
  await expect(root).toHaveClass(/low-stim/)
  await (await openLook(page)).getByRole('switch', { name: 'Low-stimulation mode' }).click()
  const off = toastOf(page, 'Standard mode enabled')
  await expect(off.getByText('Returned to standard visual settings')).toBeVisible()
  await expect(root).not.toHaveClass(/low-stim/)
})

test('the full panel has all three parts and the quick one its switch, both with the way to the demo @full', async ({
  page,
}) => {
  for (const path of ['/sign-in', '/pricing?dev=true']) {
    await page.goto(serverUrl() + path)
    const quick = await openLook(page)
    await expect(quick.getByRole('switch')).toHaveCount(1)
    await expect(quick.getByRole('radio')).toHaveCount(0)
  }
  await page.goto(`${serverUrl()}/accessibility?dev=true`)
  await expect((await openLook(page)).getByRole('heading')).toHaveText(['Visual', 'Communication', 'Audio'])

  await page.goto(`${serverUrl()}/sign-in`)
  await (await openLook(page)).getByRole('link').click()
  await expect(page).toHaveURL((url) => url.pathname === '/low-stim-demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await arrive(page, '/home')
  const full = await openLook(page)
  await expect(full.getByRole('heading')).toHaveText(['Visual', 'Communication', 'Audio'])
  await expect(full.getByRole('group', { name: 'Text size' })).toBeVisible()
  await expect(full.getByRole('radio', { name: 'Gentle – Softer, supportive language' })).toBeChecked()
  for (const name of ['Direct – Clear, step-by-step instructions', 'Reflective – Open-ended questions'])
    await expect(full.getByRole('radio', { name })).not.toBeChecked()
  await expect(full.getByRole('switch', { name: 'Mute All Sounds' })).not.toBeChecked()
  await full.getByRole('link').click()
  await expect(page).toHaveURL((url) => url.pathname === '/low-stim-demo')
})

test('@full Mute All Sounds holds after a reload, and nothing speaks while it is on', async ({ page }) => {
  // A browser without voices has nothing to be silent with, so it is given one that writes down what it was asked.
  await page.addInitScript(() => {
    const voice = { voiceURI: 'stand-in', name: 'Stand-in', lang: 'en-GB', default: true, localService: true }
    const said: string[] = []
    Object.assign(window, { said })
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (words: { text: string }) => said.push(words.text),
        cancel: () => {},
      }),
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.length)
  await page.goto(`${serverUrl()}/voice-test`)
  const play = page.getByRole('button', { name: /^Play/ }).first()
  const mute = page.getByRole('main').getByRole('switch', { name: 'Mute All Sounds' })
  await play.click()
  // In pieces, as a browser loses its voice in the middle of long ones.
  expect(await said()).toBeGreaterThan(0)
  await mute.click()
  await page.reload()
  await expect(mute).toBeChecked()
  await expect(page.getByText('All sounds are muted')).toBeVisible()
  await play.click({ force: true })
  expect(await said()).toBe(0)
})

test('the chosen look is there before any script of the app, on a page and in the app', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('theme-preferences', '{"theme":"dark","lowStimMode":true,"textSize":"larger"}'),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  const scripts: string[] = []
  await page.route(/\.js$/, (route) => {
    scripts.push(route.request().url())
    return route.abort()
  })
  for (const path of ['/sign-in', '/waitlist']) {
    await page.goto(serverUrl() + path)
    const root = page.locator('html')
    await expect(root).toHaveClass('low-stim')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(root).toHaveCSS('font-size', '20px')
    expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark')
    expect(scripts.splice(0).length, 'scripts of the app were asked for, and held back').toBeGreaterThan(0)
  }
})

test('@full what the system asks for is done without being asked here', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element)
          return animationName !== 'none' || !/^(0s(, )?)+$/.test(transitionDuration)
        }).length,
    )
  const lines = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink-2'))
  await arrive(page, '/home')
  for (const path of ['/home', '/waitlist']) {
    await page.goto(serverUrl() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'no-preference', contrast: 'no-preference' })
    const before = await lines()
    expect(await moving(), `${path} has something that moves`).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
    expect(await moving(), path).toBe(0)
    expect(await lines(), path).not.toBe(before)
  }
})

test('@full a browser that keeps nothing still shows the door, and says in the console why', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The storage is blocked.', 'SecurityError')
      }
  })
  await page.goto(`${serverUrl()}/sign-in`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await (await openLook(page)).getByRole('switch', { name: 'Low-stimulation mode' }).click()
  await expect(toastOf(page, 'Low-stimulation mode enabled')).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/low-stim/)
  expect(said.some((text) => text.includes('storage'))).toBe(true)
})
