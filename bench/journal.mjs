// `node bench/journal.mjs`: how long the server takes to search a journal of 10,000 entries and 3,650 evenings, to read
// a month of it for the calendar and the same day of other years, through row-level security and over HTTP. Beside the
// person stand 200 others with 500 entries each. Prints the table and writes it to docs/benchmarks-journal.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root, start } from './measure.mjs'

const budgetMs = 50
const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const settings = { BALANSE_DATA: folder, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed' }
const server = await start(['src/start.ts'], settings, /Balanse is ready: (\S+)/)
const { findRunning } = await import('../src/platform/db/embedded/supervisor.server.ts')
const owner = new pg.Client({ connectionString: await findRunning(folder) })
await owner.connect()

const reply = await fetch(`${server.value}/auth/v1/signup`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: `bench-${Date.now()}@bench.example`, password: 'a long enough phrase' }),
})
const { access_token: token, user } = await reply.json()

/** About 900 characters of different words: most entries share the common ones, few hold a rare one. */
const text = `(select string_agg(
  case when random() < 0.02 then 'rare' || (random() * 2000)::int
    else (array['walk', 'rain', 'Iain', 'tired', 'early', 'the', 'and', 'a', 'kettle', 'draft', 'river', 'quiet'])
      [1 + (random() * 11)::int] || (random() * 60)::int end, ' ')
  from generate_series(1, 130) w where n is not null)`
const fill = (who, entries) =>
  owner.query(
    `insert into public.journal_entries (user_id, id, kind, template, date, body, mood, tags, pillars, created_at, finished_at)
     select u.id, gen_random_uuid(), (array['gratitude', 'free_writing', 'entry'])[1 + n % 3], 'blank',
       current_date - n / 3, ${text}, (array['heavy', 'flat', 'steady', 'light', 'bright'])[1 + n % 5],
       jsonb_build_array('tag' || n % 40), case when n % 4 = 0 then '["mind"]'::jsonb else '[]' end,
       now() - n * interval '8 hours', now()
     from (${who}) u cross join generate_series(0, $1::int - 1) n`,
    [entries],
  )
console.log('Writing 110,000 entries ...')
await fill(`select '${user.id}'::uuid as id`, 10_000)
await owner.query(
  `insert into public.daily_reflections (user_id, date, mood, wins, challenges, finished_at, created_at)
   select $1, current_date - n, 'light', jsonb_build_array('Walked river' || n % 90), ${text}, now(), now() - n * interval '1 day'
   from generate_series(0, 3649) n`,
  [user.id],
)
await owner.query(
  `insert into auth.users (email, user_metadata)
   select 'load-' || gen_random_uuid() || '@load.example', '{}'::jsonb from generate_series(1, 200)`,
)
await fill(`select id from auth.users where email like '%@load.example'`, 500)
await owner.query('vacuum analyze')
await owner.end()

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const ways = {
  'The first page, no filter': (n) => `journal?size=${30 + (n % 2)}`,
  'A page three years back': (n) => `journal?to=${day(1_000 + n)}`,
  'A word that most entries hold': (n) => `journal?words=walk${n % 60}`,
  'A rare word': (n) => `journal?words=rare${(n * 37) % 2000}`,
  'Two words': (n) => `journal?words=rare${n % 100}%20kettle${n % 60}`,
  'The beginning of a word': () => 'journal?words=r',
  'A word that nobody wrote': () => 'journal?words=zebra',
  'Word, mood, tag, kind and pillar together': (n) =>
    `journal?words=ra&mood=light&tag=tag${n % 40}&pillar=mind&kind=entry`,
  'A month for the calendar': (n) => `journal/days?from=${day(31 + n)}&to=${day(n)}`,
  'On this day': (n) => `journal/on-this-day?date=${day(n)}`,
  'All tags': () => 'journal/tags',
}
const loadBefore = loadavg()[0]
const headers = { authorization: `Bearer ${token}` }
const rows = []
for (const [what, path] of Object.entries(ways)) {
  const times = []
  for (let n = 0; n < 120; n++) {
    const began = performance.now()
    const answer = await fetch(`${server.value}/api/${path(n)}`, { headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path(n)} answered ${answer.status}`)
    if (n >= 20) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const [p50, p95] = [times[50], times[95]]
  rows.push(
    `| ${what} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${p95 <= budgetMs ? 'met' : 'falls short'} |`,
  )
  console.log(rows.at(-1))
}
await server.stop()
rmSync(folder, { recursive: true, force: true })
writeFileSync(
  join(root, 'docs/benchmarks-journal.md'),
  `# Benchmarks of the journal

Made by \`node bench/journal.mjs\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Linux. One person with
10,000 entries of about 900 characters and 3,650 evenings, 200 others with 500 entries each; whole requests over HTTP, one at
a time, 100 of each. The budget is ${budgetMs} ms at the 95th percentile. The machine's load was ${loadBefore.toFixed(1)} before and ${loadavg()[0].toFixed(1)} after;
above the number of cores the times are mostly waiting for other work.

| what | median | p95 | |
|---|---|---|---|
${rows.join('\n')}
`,
)
