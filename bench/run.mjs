// `npm run bench`: measures what docs/benchmarks.md shows and writes it there. Everything runs on this machine, in
// one run, in turns: what is compared is measured side by side, so that a busy machine disturbs both alike.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAuth } from './auth.mjs'
import { measureFirstScreen } from './first-screen.mjs'
import { median, memory, root, run, start } from './measure.mjs'

if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.error('Installing the load generator (once) ...')
  const done = spawnSync('npm', ['ci', '--silent'], { cwd: import.meta.dirname, stdio: 'inherit' })
  if (done.status !== 0) process.exit(1)
}
const { default: autocannon } = await import('autocannon')

const rows = []
const note = (what, figure, budget, isMet) => {
  rows.push({ what, figure, budget, isMet })
  console.log(
    `${isMet === false ? 'short ' : '      '}${what}: ${figure}${budget ? ` (budget ${budget})` : ''}`,
  )
}
const folders = []
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
  folders.push(folder)
  return folder
}
const ready = /Balanse is ready: (\S+)/
const settings = (folder) => ({ BALANSE_DATA: folder, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed' })
const today = new Date().toISOString().slice(0, 10)

async function json(url, options = {}) {
  const reply = await fetch(url, {
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  })
  return reply.json()
}

async function signUp(url) {
  const email = `bench-${Date.now()}@bench.example`
  const answer = await json(`${url}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'a long enough phrase' }),
  })
  return {
    token: answer.access_token,
    claims: Buffer.from(answer.access_token.split('.')[1], 'base64url').toString(),
  }
}

async function measureStarts() {
  const cold = []
  const warm = []
  for (let n = 0; n < 3; n++) {
    const folder = freshFolder()
    const first = await start(['src/start.ts'], settings(folder), ready)
    cold.push(first.ms)
    await first.stop()
    for (let m = 0; m < 2; m++) {
      const again = await start(['src/start.ts'], settings(folder), ready)
      warm.push(again.ms)
      await again.stop()
    }
  }
  note(
    'Start to ready, new database (median of 3)',
    `${(median(cold) / 1000).toFixed(2)} s`,
    '4 s',
    median(cold) <= 4_000,
  )
  note(
    'Start to ready, warm (median of 6)',
    `${(median(warm) / 1000).toFixed(2)} s`,
    '1.5 s',
    median(warm) <= 1_500,
  )
}

const plan = {
  intention: 'One thing at a time.',
  great_day: 'Laughing at supper.',
  main_priorities: ['Send the draft', 'Walk', 'Call Mum'].map((text, n) => ({
    id: `p${n}`,
    text,
    state: 'open',
    pillar: 'body',
  })),
  time_for_me: 'The novel',
  time_for_me_done: false,
  mind_tasks: [{ id: 't1', text: 'Read twenty pages', state: 'done' }],
  body_tasks: [],
  relationships_tasks: [],
  purpose_tasks: [],
  other_pillars: {},
}

const load = (url, headers, connections) => autocannon({ url, headers, connections, duration: 4 })

/** Requests a second of Balanse beside the bare server on the same database, in turns; the ratio is the figure. */
async function measureDay(folder, server, ownerUrl) {
  const { token, claims } = await signUp(server.value)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await json(`${server.value}/api/days/${today}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...plan, version: 0 }),
  })
  const bare = await start(
    ['bench/bare.ts'],
    { BARE_URL: ownerUrl, BARE_CLAIMS: claims, PORT: '0' },
    /ready (\d+)/,
  )
  const addresses = {
    balanse: `${server.value}/api/days/${today}`,
    bare: `http://127.0.0.1:${bare.value}/api/days/${today}`,
  }
  for (const connections of [1, 16]) {
    const found = { balanse: [], bare: [] }
    for (const address of Object.values(addresses)) await load(address, headers, connections)
    for (let round = 0; round < 3; round++)
      for (const [name, address] of Object.entries(addresses))
        found[name].push((await load(address, headers, connections)).requests.average)
    const ratio = median(found.balanse) / median(found.bare)
    note(
      `Reading my day, ${connections} at once: requests a second, Balanse beside bare`,
      `${median(found.balanse).toFixed(0)} / ${median(found.bare).toFixed(0)} = ${ratio.toFixed(2)}`,
      '0.8',
      ratio >= 0.8,
    )
  }
  const saves = { balanse: [], bare: [] }
  for (let round = 0; round < 3; round++)
    for (const [name, address] of Object.entries(addresses))
      saves[name].push(await saveFor(address, headers, 3_000))
  const ratio = median(saves.balanse) / median(saves.bare)
  note(
    'Saving my day one after another: saves a second, Balanse beside bare',
    `${median(saves.balanse).toFixed(0)} / ${median(saves.bare).toFixed(0)} = ${ratio.toFixed(2)}`,
    '',
    undefined,
  )
  await bare.stop()
  return { token }
}

/** Saves the same day again and again, each time on the version that came back; a second's worth of saves. */
async function saveFor(address, headers, ms) {
  let { day } = await json(address, { headers })
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) {
    day = await json(address, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...plan, version: day.version }),
    })
    count++
  }
  return (count * 1000) / (performance.now() - began)
}

/** Median milliseconds of opening a day, one request at a time. */
async function openDay(url, token) {
  const times = []
  for (let n = 0; n < 300; n++) {
    const began = performance.now()
    await json(`${url}/api/days/${today}`, { headers: { authorization: `Bearer ${token}` } })
    times.push(performance.now() - began)
  }
  return median(times.slice(50))
}

await measureStarts()
const folder = freshFolder()
const server = await start(['src/start.ts'], settings(folder), ready)
await new Promise((resolve) => setTimeout(resolve, 3_000))
const idle = memory(server.pid, folder)
note('Memory of Node when idle', `${idle.node.toFixed(0)} MB`, '150 MB', idle.node <= 150)
note('Memory of Postgres when idle', `${idle.postgres.toFixed(0)} MB`, '160 MB', idle.postgres <= 160)
const { requestUrl } = await import('../src/platform/db/roles.server.ts')
const { findRunning } = await import('../src/platform/db/embedded/supervisor.server.ts')
const ownerUrl = await findRunning(folder)
const { token } = await measureDay(folder, server, requestUrl(ownerUrl))
await measureAuth({ url: server.value, ownerUrl, autocannon, note })
const empty = await openDay(server.value, token)
console.log('Filling the database with 2,000 people of 365 days ...')
await run(['src/cli.ts', 'seed', 'load', '--users', '2000', '--days', '365'], settings(folder))
const full = await openDay(server.value, token)
note(
  'Opening a day with 2,000 people of 365 days beside an empty database',
  `${full.toFixed(2)} / ${empty.toFixed(2)} ms = ${(full / empty).toFixed(2)}`,
  '1.2',
  full / empty <= 1.2,
)
const screen = await measureFirstScreen(server.value)
note(
  'Script of the first signed-in screen before any input (brotli, on the wire)',
  `${(screen.script / 1024).toFixed(0)} KB in ${screen.files} files`,
  '140 KB',
  screen.script <= 140 * 1024,
)
note(
  'Styles and fonts of that screen',
  `${(screen.style / 1024).toFixed(0)} KB and ${(screen.font / 1024).toFixed(0)} KB`,
  '',
  undefined,
)
await server.stop()
for (const made of folders) rmSync(made, { recursive: true, force: true })

const table = rows.map(
  ({ what, figure, budget, isMet }) =>
    `| ${what} | ${figure} | ${budget} | ${isMet === undefined ? '' : isMet ? 'met' : 'falls short'} |`,
)
writeFileSync(
  join(root, 'docs/benchmarks.md'),
  `# Benchmarks

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Linux. What is
compared ran in turns in the same run on the same database; single figures depend on the machine, ratios much less.

| what | measured | budget | |
|---|---|---|---|
${table.join('\n')}

"Bare" is \`bench/bare.ts\`: Fastify and pg sending the same statements in the same transaction, without token check, input and
output validation, headers or logging.
`,
)
