// `node bench/console.mjs`: the console of a server with 100,000 people: lists with their search and their later pages, over HTTP,
// and how long a backup and its trial take. Prints the table and writes it to docs/benchmarks-console.md.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root, run, start } from './measure.mjs'

const people = 100_000
const budgetMs = 100
const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const settings = {
  BALANSE_DATA: folder,
  PORT: '0',
  BALANSE_RATE_LIMITS: 'relaxed',
  BALANSE_BACKUP_HOUR: 'off',
}
const server = await start(['src/start.ts'], settings, /Balanse is ready: (\S+)/)
const { findRunning } = await import('../src/platform/db/embedded/supervisor.server.ts')
const owner = new pg.Client({ connectionString: await findRunning(folder) })
await owner.connect()
const reply = await fetch(`${server.value}/auth/v1/signup`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: `admin-${Date.now()}@bench.example`, password: 'a long enough phrase' }),
})
const { access_token: token, user } = await reply.json()
await owner.query(`update public.profiles set role = 'admin' where user_id = $1`, [user.id])

console.log(`Writing ${people} people ...`)
const some = 'generate_series(1, $1::int) n'
await owner.query(
  `insert into auth.users (email, user_metadata, created_at, last_sign_in_at, email_confirmed_at)
   select 'person' || n || '@' || substr(md5(n::text), 1, 6) || '.example',
     jsonb_build_object('full_name', (array['Mairi', 'Iain', 'Una', 'Ailsa', 'Ben', 'Otis'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 8)),
     now() - n * interval '7 minutes', now(), now() from ${some}`,
  [people],
)
for (const list of ['waitlist', 'newsletter'])
  await owner.query(
    `insert into public.list_entries (list, email, consent_at, consent_wording, confirmed_at, created_at)
     select '${list}', 'reader' || n || '@' || substr(md5(n::text), 1, 6) || '.example', now(), '${list}-1',
       case when n % 3 > 0 then now() end, now() - n * interval '5 minutes' from ${some}`,
    [people],
  )
await owner.query(
  `insert into public.support_messages (reference, kind, email, subject, message, page, app_version, created_at, answered_at)
   select 'B-' || n, 'contact', 'w@bench.example', 'A question', repeat('words ', 100), '/', '0', now() - n * interval '1 hour',
     case when n % 50 > 0 then now() end from ${some}`,
  [people / 5],
)
await owner.query(
  `insert into public.admin_events (action, person_id, admin_id, admin_email, created_at)
   select 'enabled', id, $1, 'admin@bench.example', created_at from auth.users`,
  [user.id],
)
await owner.query(
  `insert into auth.audit_events (user_id, action, ip, created_at)
   select u.id, 'token_refreshed', '', now() - (n * 5 + random() * 5) * interval '1 day' from auth.users u, generate_series(0, 11) n`,
)
await owner.query(
  `insert into public.day_plans (user_id, date, intention, great_day, main_priorities, time_for_me, mind_tasks, body_tasks)
   select u.id, current_date - n, 'One thing at a time.', 'Laughing at supper.', '[]', 'The novel', '[]', '[]'
   from auth.users u, generate_series(0, 4) n`,
)
await owner.query('vacuum analyze')
console.log('Measuring ...')

const get = async (path) => {
  const began = performance.now()
  const answer = await fetch(`${server.value}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = await answer.json()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`)
  return { ms: performance.now() - began, body }
}
/** The cursor of a page deep in a list. */
async function deep(path, pages) {
  let next = ''
  for (let n = 0; n < pages; n++)
    next = (await get(`${path}limit=500${next ? `&cursor=${next}` : ''}`)).body.next
  return next
}
const far = {
  people: await deep('people?', 40),
  list: await deep('lists/waitlist?', 40),
  events: await deep('events?', 40),
}
const ways = {
  'People, first page': () => 'people?limit=50',
  'People, 20,000 further': () => `people?limit=50&cursor=${far.people}`,
  'People, search for an address': (n) => `people?search=person${77_000 + n}`,
  'People, search for a common name': (n) => `people?search=${['mairi', 'una', 'iain'][n % 3]}`,
  'People, search for one letter': (n) => `people?search=${'pmuaib'[n % 6]}`,
  'People, search that finds nobody': (n) => `people?search=nobody${n}`,
  'Waitlist, first page': () => 'lists/waitlist?limit=50',
  'Waitlist, 20,000 further, not confirmed': () =>
    `lists/waitlist?limit=50&state=unconfirmed&cursor=${far.list}`,
  'Waitlist, search inside addresses': (n) => `lists/waitlist?search=er${77_000 + n}`,
  'Waitlist, search that finds nobody': (n) => `lists/waitlist?search=nobody${n}`,
  'Support inbox, open': () => 'messages?state=open',
  'Support inbox, answered': () => 'messages?state=answered',
  'Record, first page': () => 'events',
  'Record, 20,000 further': () => `events?cursor=${far.events}`,
}
const apart = {
  'Overview, counts (500,000 day plans)': () => 'overview',
  'Overview, state of the server, after the first time': () => 'health',
}

const rows = []
async function measure(what, way, rounds) {
  for (let n = 0; n < 3; n++) await get(way(n))
  const times = []
  for (let n = 0; n < rounds; n++) times.push((await get(way(n + 5))).ms)
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.floor((times.length - 1) * part)]
  rows.push({ what, middle: at(0.5), p95: at(0.95) })
  console.log(`${what}: ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`)
}
for (const [what, way] of Object.entries(ways)) await measure(what, way, 60)
for (const [what, way] of Object.entries(apart)) await measure(what, way, 5)

const began = performance.now()
const said = await run(['src/cli.ts', 'backup'], settings)
const backupSeconds = (performance.now() - began) / 1000
const size = statSync(said.split(' holds ')[0]).size
const post = (path) =>
  fetch(`${server.value}/api/admin/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
const view = (await get('backups')).body
const tried = performance.now()
await post(`backups/${view.backups[0].name}/trial`)
let last
do {
  await new Promise((resolve) => setTimeout(resolve, 500))
  ;[last] = (await get('backups')).body.runs
} while (last.state === 'running')
const trialSeconds = (performance.now() - tried) / 1000
console.log({ backupSeconds, size, trialSeconds, last })

const { rows: databases } = await owner.query('select pg_database_size(current_database()) as size')
await owner.end()
await server.stop()
rmSync(folder, { recursive: true, force: true })

const figure = (value) => value.toFixed(1).padStart(6)
const lines = rows.map(({ what, middle, p95 }) => {
  const budget = what.startsWith('Overview') ? '' : p95 <= budgetMs ? 'met' : 'short'
  return `| ${what} | ${figure(middle)} | ${figure(p95)} | ${budget} |`
})
const text = `# The console with ${people.toLocaleString('en-GB')} people

\`node bench/console.mjs\` on ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)}, ${new Date().toISOString().slice(0, 10)}. Over HTTP, one after the other, in
milliseconds; the budget of every list is ${budgetMs} ms at the 95th.

| what | middle | p95 | budget |
|---|---|---|---|
${lines.join('\n')}

A backup of this database (${Math.round(Number(databases[0].size) / 1e6)} MB in Postgres) took ${backupSeconds.toFixed(1)} s beside the running server and has ${Math.round(size / 1e6)} MB; its trial (restored,
compared, dropped) took ${trialSeconds.toFixed(1)} s and ended as "${last.state}" with ${last.row_count?.toLocaleString('en-GB')} rows.
`
writeFileSync(join(root, 'docs/benchmarks-console.md'), text)
console.log(text)
