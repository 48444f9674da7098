// Typing and switching in the plans, on a processor slowed four times: what a key costs on a day with 60 items, and how long it
// takes until another plan is painted from what this device holds. Run alone, on a quiet machine, with the web app built:
// node bench/typing.mjs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { median, start } from './measure.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const slowdown = 4
const keys = 60
const rounds = 7
const budgets = { key: 50, paint: 100 }

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
const items = (name, count) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    text: `${name} thing ${at}`,
    state: 'open',
  }))

/** Sixty things on today, a week and a month, for a person who has just signed up. */
async function fill(url, headers) {
  const put = async (path, change) => {
    const now = await (await fetch(`${url}/api${path}`, { headers })).json()
    const { user_id: _u, updated_at: _at, ...row } = now.day ?? now.week ?? now
    const reply = await fetch(`${url}/api${path}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...row, ...change }),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  }
  await put(`/days/${today}`, {
    intention: 'Unhurried',
    main_priorities: items('priority', 20),
    mind_tasks: items('mind', 10),
    body_tasks: items('body', 10),
    relationships_tasks: items('relationships', 10),
    purpose_tasks: items('purpose', 10),
  })
}

/** What the main thread did for each key, in milliseconds at this speed, and what the browser calls the interaction. */
async function typing(page, client, field) {
  const area = page.getByRole('textbox', { name: field, exact: true })
  await area.click()
  await page.keyboard.type('warm up ')
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    window.seen = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId) window.seen.push([entry.interactionId, entry.duration])
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const metrics = async () =>
    Object.fromEntries(
      (await client.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value * 1000]),
    )
  const tasks = []
  const parts = { ScriptDuration: 0, LayoutDuration: 0, RecalcStyleDuration: 0 }
  for (let key = 0; key < keys; key++) {
    const before = await metrics()
    await page.keyboard.type('abcdefgh '[key % 9])
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
    const after = await metrics()
    tasks.push(after.TaskDuration - before.TaskDuration)
    for (const part of Object.keys(parts)) parts[part] += (after[part] - before[part]) / keys
  }
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => window.seen)
  const longest = new Map()
  for (const [id, duration] of seen) longest.set(id, Math.max(longest.get(id) ?? 0, duration))
  // Keys that were shorter than the threshold are not told of at all.
  const interactions = [...longest.values(), ...Array(Math.max(0, keys - longest.size)).fill(0)]
  const sorted = interactions.toSorted((a, b) => a - b)
  return {
    task: median(tasks),
    interaction: median(interactions),
    worst: sorted[Math.floor(sorted.length * 0.98)],
    parts,
  }
}

/** From the press on a link to the paint in which the new heading stands. */
function switching(page, href, heading) {
  return page.evaluate(
    ([to, words]) =>
      new Promise((done, fail) => {
        const link = [...document.querySelectorAll(`a[href="${to}"]`)].find(
          (each) => each.offsetParent !== null,
        )
        if (!link) return fail(new Error(`There is no link to ${to}`))
        const stands = () => new RegExp(words).test(document.querySelector('h1')?.textContent ?? '')
        const began = performance.now()
        const painted = () =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => done(performance.now() - began))
            channel.port1.start()
            channel.port2.postMessage(0)
          })
        const observer = new MutationObserver(() => {
          if (!stands() || document.querySelector('main [aria-busy="true"]')) return
          observer.disconnect()
          painted()
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        link.click()
      }),
    [href, heading],
  )
}

const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const server = await start(
  ['src/start.ts'],
  { BALANSE_DATA: folder, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed' },
  /Balanse is ready: (\S+)/,
)
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: flags,
})
try {
  const url = server.value
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `typing-${Date.now()}@bench.example`, password: 'a long enough phrase' }),
  })
  const session = await answer.json()
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
  await fill(url, headers)

  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  await context.addInitScript(
    (text) => localStorage.setItem('balanse-session', text),
    JSON.stringify(session),
  )
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(`${url}/day-plan`)
  await page.getByRole('textbox', { name: 'Main priorities, line 1', exact: true }).waitFor()
  await client.send('Performance.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const say = (what, ms, budget) =>
    console.log(`${ms <= budget ? '      ' : 'short '}${what}: ${ms.toFixed(0)} ms (budget ${budget} ms)`)
  for (const field of ['Main priorities, line 3', 'Mind tasks, line 5', 'How do I want to be today?']) {
    const { task, interaction, worst, parts } = await typing(page, client, field)
    say(`A key in “${field}”: the main thread`, task, budgets.key)
    say(`A key in “${field}”: the interaction, median`, interaction, budgets.key)
    say(`A key in “${field}”: the interaction, 98th of 100`, worst, budgets.key)
    const rounded = Object.entries(parts).map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    console.log(`        of which ${rounded.join(', ')}`)
  }

  const noon = new Date(`${today}T12:00:00Z`)
  const named = (by) => {
    const date = new Date(noon.getTime() + by * 86_400_000)
    return { path: `/day-plan?date=${date.toISOString().slice(0, 10)}`, day: `${date.getUTCDate()} ` }
  }
  const ways = [
    ['/week-plan', '–'],
    ['/month-schedule', '\\d{4}'],
    ['/vision', 'Create Your Vision'],
    ['/day-plan', named(0).day],
    [named(1).path, named(1).day],
    ['/day-plan', named(0).day],
  ]
  const took = new Map()
  for (let round = 0; round < rounds + 1; round++) {
    for (const [path, heading] of ways) {
      const ms = await switching(page, path, heading)
      // In the first round the parts of the app and the rows come over the network.
      if (round > 0) took.set(path, [...(took.get(path) ?? []), ms])
      await page.waitForTimeout(round === 0 ? 1500 : 400)
    }
  }
  for (const [path, times] of took)
    say(`To ${path} from the cache, until it is painted`, median(times), budgets.paint)
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
