import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { addresses, unknownAddresses, type Address } from '../src/shell/addresses.fixture.ts'
import { arrive, expectFrontPage, newPerson, serverUrl } from './person.ts'

const run = promisify(execFile)

type Visitor = 'anonymous' | 'preview' | 'user' | 'tester' | 'admin'
const roles: Partial<Record<Visitor, readonly Address['access'][]>> = {
  user: ['user'],
  tester: ['user', 'tester'],
  admin: ['user', 'tester', 'admin'],
}

/** Where a visitor ends who opens an address; the address itself when it shows. */
function endOf({ path, access }: Address, visitor: Visitor): string {
  const mayOpen = roles[visitor]
  if (access === 'public') return path
  if (access === 'gated') return visitor === 'anonymous' ? '/waitlist' : path
  if (mayOpen) return mayOpen.includes(access) ? path : '/unauthorized'
  // Help for people with an account has a twin for everybody, which stands behind the gate like its neighbours.
  if (['/help-auth', '/auth-help'].includes(path)) return visitor === 'preview' ? '/help' : '/waitlist'
  return '/sign-in'
}

const concrete = (path: string) => path.replace('{slug}', 'rest-days')

for (const visitor of ['anonymous', 'preview', 'user', 'tester', 'admin'] as const) {
  const isWhole = ['preview', 'tester', 'admin'].includes(visitor) ? ' @full' : ''
  test(`every address, opened anew by ${visitor}, shows what it says or leads where it must${isWhole}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    test.skip(test.info().project.name === 'phone', 'Who may open what does not depend on the width.')
    const troubles = watch(page)
    await become(page, visitor)
    for (const address of addresses) {
      await test.step(address.path, async () => {
        const query = visitor === 'preview' ? '?dev=true' : ''
        await page.goto(serverUrl() + concrete(address.path) + query)
        await check(page, address, visitor)
        expect(troubles.splice(0), address.path).toEqual([])
      })
    }
    for (const path of unknownAddresses) {
      await page.goto(serverUrl() + path)
      await expect(page, path).toHaveURL(/\/waitlist$/)
      await expectFrontPage(page)
    }
  })
}

for (const visitor of ['anonymous', 'user', 'tester', 'admin'] as const) {
  test(`every address, reached from inside the app by ${visitor}, is the same @full`, async ({ page }) => {
    test.setTimeout(300_000)
    test.skip(test.info().project.name === 'phone', 'Who may open what does not depend on the width.')
    const troubles = watch(page)
    await become(page, visitor)
    for (const address of addresses) {
      await test.step(address.path, async () => {
        await page.goto(`${serverUrl()}/unauthorized`)
        await page.evaluate((path) => {
          history.pushState({}, '', path)
          dispatchEvent(new PopStateEvent('popstate'))
        }, concrete(address.path))
        await check(page, address, visitor)
        expect(troubles.splice(0), address.path).toEqual([])
      })
    }
  })
}

function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}

/** Makes the visitor: nobody, or a person with a role that an operator gave them. */
async function become(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'anonymous' || visitor === 'preview') return
  const person = newPerson()
  await arrive(page, '/unauthorized', person)
  if (visitor !== 'user')
    await run(process.execPath, ['src/cli.ts', visitor, person.email], {
      env: { ...process.env, BALANSE_DATA: process.env.E2E_DATA ?? '' },
    })
  await page.goto(`${serverUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function check(page: Page, address: Address, visitor: Visitor): Promise<void> {
  const end = endOf(address, visitor)
  await expect(page).toHaveURL((url) => url.pathname === concrete(end), { timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const shown = addresses.find(({ path }) => path === end)
  if (!shown) throw new Error(`${end} is not in the table.`)
  if (!end.includes('{') && end !== '/homepage') await expect(page).toHaveTitle(`${shown.title} · Balanse`)
  await expectHeader(page, shown.header)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reflect' }),
  ).toHaveCount(shown.hasBottomNav ? 1 : 0)
  const tabs = page.getByRole('navigation', { name: 'Plan' })
  await expect(tabs).toHaveCount(shown.hasTopTabs ? 1 : 0)
  if (shown.hasTopTabs) {
    const active = { '/day-plan': 'Day', '/week-plan': 'Week', '/month-schedule': 'Month' }[end] ?? 'Vision'
    await expect(tabs.getByRole('link', { name: active, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect((await tabs.boundingBox())?.y).toBe(84)
  }
  await expect(page.getByRole('button', { name: 'Ask a question' })).toHaveCount(shown.hasChat ? 1 : 0)
  await expect(page.getByRole('button', { name: 'Accessibility' })).toHaveCount(1)
}

async function expectHeader(page: Page, kind: Address['header']): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header).toHaveCount(kind === 'none' ? 0 : 1)
  const claim = page.getByText('Start your free trial. Cancel in 1 click.')
  await expect(claim.first()).toBeVisible({ visible: kind === 'marketing' })
  if (kind === 'logo-only') {
    await expect(header.getByRole('link')).toHaveCount(1)
    await expect(header.getByRole('button')).toHaveCount(0)
  }
  if (kind === 'app')
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
}
