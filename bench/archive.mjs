// Taking ten years along: how long the archive of somebody who planned and wrote every day takes, and what it costs in
// memory. `node bench/archive.mjs`; BENCH_FILES says how many recordings of 25 MB lie beside the words.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorTime, start } from './measure.mjs'

const days = Number(process.env.BENCH_DAYS ?? 3_650)
const files = Number(process.env.BENCH_FILES ?? 40)
const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const settings = { BALANSE_DATA: folder, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed' }
const server = await start(['src/start.ts', '--services-only'], settings, /Balanse is ready: (\S+)/)
const url = server.value.replace(/\/$/, '')
const resident = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

try {
  const reply = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ten-years@bench.example', password: 'a long enough phrase' }),
  })
  const { user, access_token: token } = await reply.json()
  const { findRunning } = await import('../src/platform/db/embedded/supervisor.server.ts')
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: await findRunning(folder) })
  await owner.connect()
  const words = 'We walked to the harbour and talked about the summer, and nobody looked at a clock. '.repeat(
    12,
  )
  const item = (n) =>
    JSON.stringify([
      { id: `i${n}`, text: 'Send the draft to the first reader', state: 'done', pillar: 'purpose' },
    ])
  const date = `(current_date - n)::date`
  const all = `from generate_series(1, ${days}) n`
  await owner.query(
    `insert into public.day_plans (user_id, date, intention, great_day, main_priorities) select $1, ${date}, 'One thing at a time', $2, $3::jsonb ${all}`,
    [user.id, words.slice(0, 200), item(1)],
  )
  await owner.query(
    `insert into public.daily_reflections (user_id, date, mood, challenges, helped, finished_at) select $1, ${date}, 'light', $2, $3, now() ${all}`,
    [user.id, words, words.slice(0, 300)],
  )
  await owner.query(
    `insert into public.journal_entries (user_id, id, kind, template, date, title, body, finished_at) select $1, gen_random_uuid(), 'entry', 'blank', ${date}, 'A day', $2, now() ${all}`,
    [user.id, words],
  )
  await owner.end()
  // The beginning of a WAV, so that its type is what it says; noise, so that nothing can be packed.
  const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), randomBytes(24_999_000)])
  for (let n = 0; n < files; n += 1) {
    const sent = await fetch(`${url}/storage/v1/object/journal/${user.id}/${n}.wav`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
      body: sound,
    })
    if (!sent.ok) throw new Error(await sent.text())
  }
  const before = resident()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, resident())), 100)
  const workedBefore = processorTime(server.pid)
  const began = performance.now()
  const archive = await fetch(`${url}/api/own-data/archive`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let size = 0
  let first = 0
  for await (const part of archive.body) {
    first ||= performance.now() - began
    size += part.length
  }
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `${days} days and ${files} files: ${seconds.toFixed(1)} s (budget 20 s for 3650 days), first bytes after ${first.toFixed(0)} ms, ${(size / 1e6).toFixed(1)} MB`,
  )
  console.log(`Processor time of Node: ${(processorTime(server.pid) - workedBefore).toFixed(1)} s`)
  console.log(`Memory of Node beyond what it was before: ${(most - before).toFixed(0)} MB`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
