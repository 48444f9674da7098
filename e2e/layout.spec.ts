import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { arrive, newPerson, serverUrl, setPreferences } from './person.ts'

const run = promisify(execFile)
const preview = (path: string) => `${serverUrl()}${path}?dev=true`
const pathOf = (url: URL) => url.pathname
const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

async function openAsAdmin(page: Page, path: string): Promise<void> {
  // A page without the app reads nothing of the person, so nothing of before is known to this device.
  const person = await arrive(page, '/waitlist')
  await run(process.execPath, ['src/cli.ts', 'admin', person.email], {
    env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA ?? '' },
  })
  await page.goto(serverUrl() + path)
}

/** Text and address of each link, in order. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

const headerLinks = [
  ['Features', '/features'],
  ['How It Works', '/how-it-works'],
  ['Use Cases', '/use-cases'],
  ['Pricing', '/pricing'],
  ['Blog', '/blog'],
  ['About', '/about'],
]

test.describe('the public pages', () => {
  test('on a larger screen the header has its links in order, Get Started goes to the questions, and a session changes one @full', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(preview('/teams'))
    const header = page.getByRole('banner')
    const dev = (links: string[][]) => links.map(([text, path]) => [text, `${path}?dev=true`])
    expect(await linksIn(header)).toEqual([
      ...dev([['Balanse', '/'], ...headerLinks, ['Trust', '/trust-security'], ['Sign In', '/sign-in']]),
      ['Get Started', '/onboarding?dev=true'],
    ])
    await header.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/onboarding')

    await arrive(page, '/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${serverUrl()}/pricing`)
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await header.getByRole('link', { name: 'Open app' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/home')
  })

  test('@full on a phone the drawer leads to the same pages', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(preview('/teams'))
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    const expected = [...headerLinks, ['Trust & Security', '/trust-security'], ['Sign In', '/sign-in']]
    expect(await linksIn(drawer)).toEqual(expected.map(([text, path]) => [text, `${path}?dev=true`]))
    await drawer.getByRole('link', { name: 'Trust & Security' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/trust-security')
  })

  test('@full the footer has four groups and a field for the newsletter that answers, and stands on no screen of the app', async ({
    page,
  }) => {
    await page.goto(preview('/about'))
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation').getByRole('heading')).toHaveText([
      'Product',
      'Company',
      'Resources',
      'Legal',
    ])
    const field = footer.getByRole('region', { name: 'Stay Balanced' })
    const email = field.getByRole('textbox', { name: 'E-mail' })
    await expect(email).toHaveAttribute('type', 'email')
    await email.fill('nobody')
    await field.getByRole('button', { name: 'Send' }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill(newPerson().email)
    await field.getByRole('button', { name: 'Send' }).click()
    await expect(field.getByRole('status')).toHaveText(/^Thank/)
    await page.goto(preview('/contact'))
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('type', 'email')

    await arrive(page, '/home')
    for (const path of ['/home', '/sign-in', '/auth-balanse-pillars', '/chat']) {
      await page.goto(serverUrl() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
    }
  })

  test('@full content is at most 80 rem wide, narrow and in the middle at the door, and wide on one page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    const column = async (path: string) => {
      await page.goto(preview(path))
      const box = await page.getByRole('main').boundingBox()
      if (!box) throw new Error(`${path} has no content.`)
      return { width: box.width, isCentred: Math.abs(box.x * 2 + box.width - 1600) <= 1 }
    }
    expect(await column('/features')).toEqual({ width: 1280, isCentred: true })
    const narrow = await column('/auth-balanse-pillars')
    expect(narrow.isCentred).toBe(true)
    expect(narrow.width).toBeLessThan(640)
    expect(await column('/sign-in')).toEqual(narrow)
    const wide = await column('/auth-how-it-works')
    expect(wide.isCentred).toBe(true)
    expect(wide.width).toBeGreaterThan(narrow.width * 1.5)
  })
})

test('every way to another screen begins at its top, and so does the way back @full', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await arrive(page, '/profile-settings')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scrollDown = async () => {
    await page.getByRole('main').press('End')
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(200)
  }
  await scrollDown()
  await main.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible()
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible()
  await expect.poll(() => scrolledTo(page)).toBe(0)
})

test.describe('the header of the app on a larger screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has its own')
  test.use({ viewport: { width: 1280, height: 700 } })

  test('@full stays while the page scrolls, and its logo and its help lead where they must', async ({
    page,
  }) => {
    await arrive(page, '/profile-settings')
    const header = page.getByRole('banner')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    await page.getByRole('main').press('End')
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(200)
    expect((await header.boundingBox())?.y).toBe(0)
    await header.getByRole('link', { name: 'Balanse' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/get-balanse')
    await header.getByRole('link', { name: 'Help' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/help-auth')
    await expect(page.getByRole('tab', { name: 'Common Questions' })).toBeVisible()
  })

  test('the avatar menu says who is signed in, and each entry leads to its screen @full', async ({
    page,
  }) => {
    const person = await arrive(page, '/home')
    const avatar = page.getByRole('button', { name: 'Your account' })
    await expect(avatar).toHaveText('M')
    const menu = page.getByRole('dialog', { name: 'Your account' })
    for (const [label, path] of [
      ['Profile Settings', '/profile-settings'],
      ['Billing & Subscription', '/billing'],
      ['Integrations', '/integrations-page'],
      ['Help', '/help-auth'],
    ] as const) {
      await avatar.click()
      await expect(menu.getByText(person.name)).toBeVisible()
      await expect(menu.getByText(person.email)).toBeVisible()
      await expect(menu.getByRole('listitem')).toHaveText([
        'Profile Settings',
        'Billing & Subscription',
        'Integrations',
        'Help',
        'Sign out',
      ])
      await menu.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL((url) => pathOf(url) === path)
      await expect(menu).toBeHidden()
    }
  })

  test('@full a menu that is opened while the next screen is on its way stays open when it arrives', async ({
    page,
  }) => {
    let arrives = () => {}
    const isLetThrough = new Promise<void>((resolve) => (arrives = resolve))
    await page.route(/\/_app\/billing\.screen/, async (route) => {
      await isLetThrough
      await route.continue()
    })
    await arrive(page, '/home')
    const avatar = page.getByRole('button', { name: 'Your account' })
    const menu = page.getByRole('dialog', { name: 'Your account' })
    await avatar.click()
    await menu.getByRole('link', { name: 'Billing & Subscription' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/billing')
    await expect(menu).toBeHidden()
    await avatar.click()
    await expect(menu).toBeVisible()
    arrives()
    await expect(page).toHaveTitle(/^Billing/)
    await expect(page.getByRole('heading', { level: 1, name: 'Billing & Subscription' })).toBeVisible()
    // One that closes is seen for a moment longer; it has lost the focus at once.
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect(menu).toHaveAttribute('data-state', 'open')
  })

  test('@full only an admin finds the Admin Dashboard in it', async ({ page }) => {
    await openAsAdmin(page, '/home')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Admin Dashboard' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/admin-dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  })

  test('@full the avatar shows the letter of the address when there is no name, and follows a name that is given', async ({
    page,
  }) => {
    await arrive(page, '/profile-settings', { ...newPerson(), name: '  ' })
    const avatar = page.getByRole('button', { name: 'Your account' })
    await expect(avatar).toHaveText('J')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('øyvind')
    await name.press('Tab')
    await expect(avatar).toHaveText('Ø')
  })
})

test.describe('the slide-out menu of a phone @phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a larger screen has its own')
  test.use({ viewport: { width: 375, height: 812 } })

  test('is 80 % of the screen and at most 350 px wide, in three groups, and Escape or the veil closes it', async ({
    page,
  }) => {
    const person = await arrive(page, '/home')
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(menu.getByText(person.email)).toBeVisible()
    await expect
      .poll(async () => [(await menu.boundingBox())?.x, (await menu.boundingBox())?.width])
      .toEqual([0, 300])
    await expect(menu.getByRole('heading', { level: 2, name: /^(Main|Account|Other)$/ })).toHaveText([
      'Main',
      'Account',
      'Other',
    ])
    await expect(menu.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await page.setViewportSize({ width: 600, height: 812 })
    await button.click()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(350)
    await page.mouse.click(560, 400)
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('button', { name: 'Chat with Balanse' }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === '/my-balanse')
    await expect(menu).toBeHidden()
  })

  test('@full closes first and goes 100 ms later', async ({ page }) => {
    await page.clock.install()
    await arrive(page, '/home')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await menu.getByRole('link', { name: 'Journal' }).click()
    await expect(menu).toBeHidden()
    await page.clock.runFor(99)
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.clock.runFor(1)
    await expect(page).toHaveURL((url) => pathOf(url) === '/journal')
  })
})

test('@full below 768 px the app is a phone’s, from there on it is not', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 700 })
  await openAsAdmin(page, '/admin')
  const header = page.getByRole('banner')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Your account' })).toBeHidden()
  await expect(sidebar).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(header.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(sidebar).toBeVisible()
})

test('@full on a phone the sidebar lies over the page, and its key opens and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openAsAdmin(page, '/admin')
  // What lies under an overlay is hidden from assistive technology; here its place counts.
  const title = page.getByRole('heading', { level: 2, name: 'Overview', includeHidden: true })
  await expect(title).toBeVisible()
  const before = await title.boundingBox()
  await page.keyboard.press('Meta+b')
  const overlay = page.getByRole('dialog', { name: 'Admin' })
  await expect
    .poll(async () => [(await overlay.boundingBox())?.x, (await overlay.boundingBox())?.width])
    .toEqual([0, 288])
  expect(await title.boundingBox()).toEqual(before)
  await page.keyboard.press('Control+b')
  await expect(overlay).toBeHidden()
  expect((await page.context().cookies()).some(({ name }) => name === 'sidebar:state')).toBe(false)
})

test('the four tabs at the bottom lead to their screens and mark the one that is open @full', async ({
  page,
}) => {
  await arrive(page, '/welcome')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const active = bar.locator('[aria-current=page]')
  await expect(bar.getByRole('link')).toHaveText(['Home', 'My Balanse', 'Reflect', 'Ask Coach'])
  await expect(active).toHaveText(['Home'])
  for (const [tab, path] of [
    ['My Balanse', '/get-balanse'],
    ['Reflect', '/reflection-templates'],
    ['Ask Coach', '/my-balanse'],
    ['Home', '/home'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === path)
    await expect(active).toHaveText([tab])
  }
  await page.goto(`${serverUrl()}/journal`)
  await expect(bar).toBeVisible()
  await expect(active).toHaveCount(0)
})

test('@full the tabs of the plan lead to their screens, clear of the header', async ({ page }) => {
  await arrive(page, '/day-plan')
  const bar = page.getByRole('navigation', { name: 'Plan' })
  await expect(bar.getByRole('link')).toHaveText(['Day', 'Week', 'Month', 'Vision'])
  const header = await page.getByRole('banner').boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(84)
  for (const [tab, path] of [
    ['Week', '/week-plan'],
    ['Month', '/month-schedule'],
    ['Vision', '/vision'],
    ['Day', '/day-plan'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL((url) => pathOf(url) === path)
    await expect(bar.locator('[aria-current=page]')).toHaveText([tab])
  }
})

test('@full the coach floats on every screen but its own, with its tip', async ({ page }) => {
  await arrive(page, '/home')
  const coach = page
    .getByRole('complementary', { name: 'Help and coach' })
    .getByRole('link', { name: 'Ask Coach' })
  const tip = page.getByRole('tooltip', { name: 'Get personalized guidance' })
  await expect(coach).toHaveAccessibleDescription('Get personalized guidance')
  await expect(tip).toBeHidden()
  await coach.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await page.getByRole('button', { name: 'Open help' }).focus()
  await page.keyboard.press('Tab')
  await expect(coach).toBeFocused()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => pathOf(url) === '/my-balanse')
  await expect(coach).toHaveCount(0)
})

test('@full the help panel asks, leads on and closes', async ({ page }) => {
  await arrive(page, '/home')
  const open = page.getByRole('button', { name: 'Open help' })
  const panel = page.getByRole('dialog', { name: 'How can we support you today?' })
  await open.click()
  await expect(panel.getByRole('heading')).toHaveText('How can we support you today?')
  await panel.getByRole('button', { name: 'Close Help' }).click()
  await expect(panel).toBeHidden()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await open.click()
  await panel.getByRole('link', { name: 'View Help Center' }).click()
  await expect(page).toHaveURL((url) => pathOf(url) === '/help-auth')
  await expect(panel).toBeHidden()
  await open.click()
  await panel.getByRole('link', { name: 'Ask Balanse Assistant' }).click()
  await expect(page).toHaveURL((url) => pathOf(url) === '/my-balanse')
})

test('the streak counts this person’s own days @full', async ({ page }) => {
  await arrive(page, '/home')
  const streak = page.getByRole('banner').getByRole('button', { name: /^Streak/ })
  // It waits for the person's days to be read.
  await expect(streak).toHaveAccessibleName('Streak', { timeout: 15_000 })
  await expect(streak).toHaveText('')
  await streak.click()
  const panel = page.getByRole('dialog', { name: 'Your rhythm' })
  const joined = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/London',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date())
  const figures = (texts: (string | RegExp)[]) => expect(panel.getByRole('definition')).toHaveText(texts)
  await figures(['0 days', '0 days', 'Day 1 of 90', '0/7', '0/15'])
  await expect(panel.getByText(`Joined ${joined}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.goto(`${serverUrl()}/day-plan`)
  await page.getByRole('textbox', { name: 'What matters, next line' }).fill('Send the draft')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/On the server \d\d:\d\d/).first()).toBeVisible()
  await expect(streak).toHaveAccessibleName('Streak: 1 day')
  await expect(streak).toHaveText('1')
  await streak.click()
  await figures(['1 day', '1 day', 'Day 1 of 90', '1/7', /^\d+\/15$/])
  // In low stimulation, and for whoever hides numbers, nothing counts.
  await page.keyboard.press('Escape')
  await setPreferences(page, { hide_numbers: true })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeVisible()
  await expect(streak).toHaveCount(0)
})

test('@full on a phone what floats makes room while one reads on, and is back going up, by the keyboard and at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await arrive(page, '/profile-settings')
  const eye = page.getByRole('button', { name: 'Accessibility' })
  const coach = page.getByRole('complementary').getByRole('link', { name: 'Ask Coach' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isThere = async (is: boolean) => {
    for (const part of [eye, coach])
      await (is ? expect(part).toBeInViewport({ ratio: 0.5 }) : expect(part).not.toBeInViewport())
  }
  await isThere(true)
  await page.mouse.move(187, 300)
  await page.mouse.wheel(0, 500)
  await isThere(false)
  await eye.press('Shift')
  await expect(eye).toBeInViewport({ ratio: 0.5 })
  await eye.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(eye).toBeFocused()
  await eye.blur()
  await isThere(false)
  await page.mouse.wheel(0, -100)
  await isThere(true)
  await page.mouse.wheel(0, 400)
  await isThere(false)
  await page.mouse.wheel(0, 100_000)
  await isThere(true)
})

test.describe('what floats', () => {
  const far = async (page: Page, parts: Locator[]) => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (!one || !other) throw new Error('Something that floats is not there.')
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(isApart, JSON.stringify([page.url(), one, other])).toBe(true)
      }
  }

  for (const width of [375, 1280])
    test(`keeps apart at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 })
      const eye = page.getByRole('button', { name: 'Accessibility' })
      const chat = page.getByRole('button', { name: 'Ask a question' })
      const toast = page.getByRole('listitem').filter({ hasText: 'Low-stimulation mode enabled' })

      await page.goto(preview('/pricing'))
      await far(page, [eye, chat])
      await eye.click()
      await page.getByRole('switch', { name: 'Low-stimulation mode' }).click()
      await expect(toast).toBeVisible()
      await eye.click()
      await far(page, [eye, chat, toast, page.getByRole('banner')].slice(0, width < 768 ? 3 : 4))
      await chat.click()
      const talk = page.getByRole('dialog', { name: 'Help chat' })
      await expect(talk).toBeVisible()
      await far(page, [eye, talk])
      if (width > 768) {
        // On a phone the chat fills the screen, and a toast lies over it for its few seconds.
        const lowStim = page.getByRole('switch', { name: 'Low-stimulation mode' })
        await eye.click()
        await lowStim.setChecked(false)
        await lowStim.setChecked(true)
        await expect(toast.last()).toBeVisible()
        await eye.click()
        await far(page, [eye, talk, toast.last()])
      }

      await arrive(page, '/day-plan')
      const help = page.getByRole('button', { name: 'Open help' })
      const coach = page.getByRole('complementary').getByRole('link', { name: 'Ask Coach' })
      const bottom = page.getByRole('navigation', { name: 'Main' })
      const fixed = [eye, help, coach, bottom, page.getByRole('banner')]
      await expect(coach).toBeVisible()
      await far(page, fixed)
      const lowStim = page.getByRole('switch', { name: 'Low-stimulation mode' })
      await eye.click()
      await lowStim.setChecked(false)
      await lowStim.setChecked(true)
      await expect(toast).toBeVisible()
      await eye.click()
      await far(page, [...fixed, toast])
    })
})
