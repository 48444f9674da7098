import { expect, test } from '@playwright/test'
import { addresses } from '../src/shell/addresses.fixture.ts'
import { serverUrl } from './person.ts'

const isStatic = ({ path, access }: (typeof addresses)[number]) =>
  !path.includes('{') &&
  (access === 'gated' ||
    /^\/(waitlist|urgent-help|safety-protocol|auth-(?!vision|help|goal-setting$))/.test(path))
const pages = addresses.filter(isStatic).map(({ path }) => path)
const open = (path: string) => `${serverUrl()}${path}?dev=true`

test('public pages can be read without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(open(path))
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200)
  }
  await page.goto(`${serverUrl()}/urgent-help`)
  await expect(page.getByRole('link', { name: /116 123/ }).first()).toHaveAttribute('href', 'tel:116123')
  await context.close()
})

test('a public page brings no framework along before something is used @full', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  for (const path of ['/features', '/waitlist', '/help', '/contact']) {
    await page.goto(open(path))
    await page.waitForLoadState('networkidle')
    expect(
      scripts.splice(0).filter((name) => /libraries|\/ground|react|dist-/.test(name)),
      path,
    ).toEqual([])
  }
})

test('no public page scrolls sideways on the narrowest phone @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of pages) {
    await page.goto(open(path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('nothing on a public page moves in low stimulation @full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-preferences', '{"lowStimMode":true}'))
  for (const path of ['/homepage', '/features', '/low-stim-demo', '/how-it-works']) {
    await page.goto(open(path))
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element)
          return animationName !== 'none' || !/^(0s(, )?)+$/.test(transitionDuration)
        }).length,
    )
    expect(moving, path).toBe(0)
  }
})

test('@full links keep the preview while the address has it, and nowhere else', async ({ page }) => {
  await page.goto(open('/features'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about\?dev=true$/)
  await page.goto(`${serverUrl()}/about?dev=TRUE`)
  await expect(page).toHaveURL(/\/waitlist$/)
})

test('@full the eye of a public page opens its panel, and what is chosen holds on the next page', async ({
  page,
}) => {
  await page.goto(`${serverUrl()}/waitlist`)
  await page.getByRole('button', { name: 'Accessibility' }).click()
  await page.getByRole('switch', { name: 'Low-stimulation mode' }).click()
  await expect(page.locator('html')).toHaveClass(/low-stim/)
  await expect(page.getByText('Reduced animations and softer colors activated').first()).toBeVisible()
  await page.goto(open('/about'))
  await expect(page.locator('html')).toHaveClass(/low-stim/)
})

test('@full on a narrow screen the drawer holds the same links, by keyboard as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(open('/pricing'))
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Features',
    'How It Works',
    'Use Cases',
    'Pricing',
    'Blog',
    'About',
    'Trust & Security',
    'Sign In',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('on the way from the app to a closed page stands a spinner and no page, and Back does not return to it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const waiting = document.querySelector('output[aria-label="Loading"]')
      if (waiting && !sessionStorage.getItem('waited'))
        sessionStorage.setItem(
          'waited',
          `${location.pathname}: ${document.body.innerText.trim() || 'no words'}`,
        )
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${serverUrl()}/unauthorized`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
  await page.evaluate(() => {
    history.pushState({}, '', '/faq')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('waited'))).toBe('/faq: no words')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
  await expect(page).toHaveURL(/\/unauthorized$/)
})

test('@full the help chat says that it is no therapist, in the corner and on its page', async ({ page }) => {
  await page.goto(`${serverUrl()}/choose-plan`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const notice = page.getByText('I’m software, and not a therapist.')
  await expect(page.getByRole('dialog', { name: 'Help chat' }).filter({ has: notice })).toBeVisible()
  await page.goto(`${serverUrl()}/chat`)
  await expect(page.getByRole('main').filter({ has: notice })).toBeVisible()
})

test('@full the logo of the front page goes to its top', async ({ page }) => {
  await page.goto(`${serverUrl()}/waitlist`)
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('banner').getByRole('link', { name: 'Balanse' }).click({ force: true })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL(/\/waitlist$/)
})

test('@full an unknown post says so, with the way to the others', async ({ page }) => {
  const reply = await page.goto(open('/blog/no-such-post'))
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
})

test('@full an address of a call that is none answers as a program expects', async ({ request }) => {
  const reply = await request.get(`${serverUrl()}/api/no-such-call`)
  expect(reply.status()).toBe(404)
  expect(await reply.json()).toMatchObject({ code: 'not_found' })
})
