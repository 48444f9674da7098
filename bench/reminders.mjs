// Reminders that are all due in the same minute: two processes on one embedded Postgres, half by push and half by mail, beside
// local stand-ins for both. `node bench/reminders.mjs` prints how soon they were all taken, and whether any came twice;
// BENCH_REMINDERS says how many (10,000).
import { spawn } from 'node:child_process'
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const count = Number(process.env.BENCH_REMINDERS ?? 10_000)
const src = (path) => import(`../src/${path}`)

await (process.env.BENCH_OWNER_URL ? work() : measure())

/** One of the two processes: the queue with nothing but reminders in it. */
async function work() {
  const { BENCH_OWNER_URL, BENCH_PUSH, BENCH_SMTP, BENCH_VAULT } = process.env
  const { openDatabase } = await src('platform/db/database.server.ts')
  const { requestUrl } = await src('platform/db/roles.server.ts')
  const { createQueue } = await src('platform/jobs/queue.server.ts')
  const { openMail } = await src('platform/mail/open-mail.server.ts')
  const { createAskOutside } = await src('platform/outside/ask-outside.server.ts')
  const { openVault } = await src('services/auth/public.server.ts')
  const { reminderJobs } = await src('features/reminders/jobs.server.ts')
  const { openReminderPost } = await src('features/reminders/public.server.ts')
  const url = requestUrl(BENCH_OWNER_URL)
  const database = openDatabase(url)
  const from = 'bench@example.org'
  const { ways } = openReminderPost({
    database,
    ask: createAskOutside([BENCH_PUSH]),
    vault: await openVault(BENCH_VAULT),
    mail: openMail({ smtpUrl: BENCH_SMTP, from, outbox: '/nowhere' }),
    site: 'https://bench.example.org',
    from,
  })
  const queue = createQueue(url)
  queue.declare(reminderJobs({ database, ways, add: (name) => queue.add(name, {}) }))
  queue.start({ error: (fields, message) => console.error(message, fields) })
}

async function measure() {
  const { SMTPServer } = await import('smtp-server')
  const { default: pg } = await import('pg')
  const { startEmbedded } = await src('platform/db/embedded/supervisor.server.ts')
  const { migrate } = await src('platform/db/migrate.server.ts')
  const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
  const postgres = await startEmbedded({ dataDir: folder, log: () => {} })
  const children = []
  const arrived = new Map()
  const note = (who) => arrived.set(who, [...(arrived.get(who) ?? []), Date.now()])

  const push = createServer((request, reply) => {
    request.resume().on('end', () => {
      note(request.url)
      reply.writeHead(201).end()
    })
  })
  await new Promise((resolve) => push.listen(0, '127.0.0.1', resolve))
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) note(address)
        done()
      })
    },
  })
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve))

  try {
    await migrate(postgres.url)
    const env = {
      ...process.env,
      BENCH_OWNER_URL: postgres.url,
      BENCH_PUSH: `127.0.0.1:${push.address().port}`,
      BENCH_SMTP: `smtp://127.0.0.1:${smtp.server.address().port}`,
      BENCH_VAULT: join(folder, 'vault-key'),
    }
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await fill(client, env)
    for (let process_ = 0; process_ < 2; process_++)
      children.push(
        spawn(process.execPath, [import.meta.filename], { env, stdio: ['ignore', 'inherit', 'inherit'] }),
      )
    // Due at the beginning of a minute at which both stand ready.
    const due = Math.ceil((Date.now() + 10_000) / 60_000) * 60_000
    await client.query('update public.reminder_kinds set next_due_at = $1', [new Date(due)])
    await client.query('vacuum analyze')
    const latest = due + 240_000
    while (arrived.size < count && Date.now() < latest) await wait(250)
    await wait(3_000)
    const times = [...arrived.values()].flat().map((at) => at - due)
    const twice = [...arrived.values()].filter((each) => each.length > 1).length
    const { rows } = await client.query(
      'select state, count(*)::int as count from public.reminder_sends group by 1 order by 1',
    )
    await client.end()
    const share = (part) =>
      (times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] / 1_000).toFixed(1)
    console.log(`${arrived.size} of ${count} arrived, ${twice} of them twice`)
    console.log(
      `half of them ${share(0.5)} s after their minute began, 99 in 100 ${share(0.99)} s, the last ${share(1)} s`,
    )
    const cpu = children.map(({ pid }) => cpuSeconds(pid).toFixed(1)).join(' and ')
    console.log(
      `processor time: ${cpu} s of the two, ${(process.cpuUsage().user / 1e6).toFixed(1)} s of the stand-ins`,
    )
    console.log(`kept: ${rows.map((row) => `${row.count} ${row.state}`).join(', ')}`)
    process.exitCode = arrived.size === count && twice === 0 && Number(share(1)) <= 60 ? 0 : 1
  } finally {
    for (const child of children) {
      const gone = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGKILL')
      await gone
    }
    push.closeAllConnections()
    push.close()
    await new Promise((resolve) => smtp.close(resolve))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit()
}

/** People at noon with one reminder each, every other one by push. */
async function fill(client, { BENCH_PUSH, BENCH_VAULT }) {
  const { openVault } = await src('services/auth/public.server.ts')
  const { deviceOwner } = await src('features/reminders/parts/push-way.server.ts')
  const vault = await openVault(BENCH_VAULT)
  const ahead = 12 - new Date().getUTCHours()
  const zone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const people = Array.from({ length: count }, (_, at) => {
    const [id, device] = [randomUUID(), randomUUID()]
    const subscription = JSON.stringify({ endpoint: `http://${BENCH_PUSH}/push/${at}`, keys })
    const sealed = vault.seal(subscription, deviceOwner(id, device)).toString('base64')
    return {
      id,
      device,
      session: randomUUID(),
      email: `bench-${at}@example.org`,
      way: at % 2 ? 'mail' : 'push',
      sealed,
    }
  })
  const given = `jsonb_to_recordset($1::jsonb) as g (id uuid, device uuid, session uuid, email text, way text, sealed text)`
  const all = JSON.stringify(people)
  await client.query(
    `insert into auth.users (id, email, email_confirmed_at) select id, email, now() from ${given}`,
    [all],
  )
  await client.query(`update public.profiles set time_zone = $1`, [zone])
  await client.query(`insert into auth.sessions (user_id, id) select id, session from ${given}`, [all])
  await client.query(
    `insert into public.push_devices (user_id, id, session_id, subscription_sealed)
     select id, device, session, decode(sealed, 'base64') from ${given} where way = 'push'`,
    [all],
  )
  await client.query(
    `insert into public.reminder_kinds (user_id, kind, is_on, at_time, ways, next_due_at, next_day)
     select id, 'evening_close', true, '12:00', jsonb_build_array(way), now() + interval '1 day', $2 from ${given}`,
    [all, day],
  )
}

/** Processor time of a process so far, where the system tells it. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
