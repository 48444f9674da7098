import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { startServer, type StartedServer } from './server.ts'

// Without a browser: what counts here is the server's word that something is saved.
test.skip(({ isMobile }) => isMobile, 'says the same on any screen')
test.skip(process.platform !== 'linux', 'finds the processes through /proc')

const emptyDay = {
  intention: '',
  great_day: '',
  main_priorities: [],
  time_for_me: '',
  time_for_me_done: false,
  mind_tasks: [],
  body_tasks: [],
  relationships_tasks: [],
  purpose_tasks: [],
  other_pillars: {},
}

/** The server and every Postgres process of its data folder, ended without a chance to say anything. */
function killEverything(server: StartedServer, folder: string): void {
  const postgres = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && commandLine(name).includes(`${folder}/postgres`),
  )
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && postgres.includes(parentOf(name)),
  )
  for (const pid of [String(server.pid), ...postgres, ...children]) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Gone already.
    }
  }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const commandLine = (pid: string) => read(`/proc/${pid}/cmdline`)
const parentOf = (pid: string) => /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? ''

interface Life {
  token: string
  /** What the server has acknowledged: intention and version by date. */
  acknowledged: Map<string, { intention: string; version: number }>
}

/** Writes days as fast as it can until the server is gone; only what was answered counts. */
async function write(request: APIRequestContext, url: string, life: Life, round: number): Promise<void> {
  for (let n = 0; ; n++) {
    const date = `2026-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (round % 28)).padStart(2, '0')}`
    const intention = `round ${round}, write ${n}`
    const version = life.acknowledged.get(date)?.version ?? 0
    try {
      const reply = await request.put(`${url}/api/days/${date}`, {
        headers: { authorization: `Bearer ${life.token}` },
        data: { ...emptyDay, intention, version },
      })
      if (!reply.ok()) return
      life.acknowledged.set(date, {
        intention,
        version: ((await reply.json()) as { version: number }).version,
      })
    } catch {
      return
    }
  }
}

async function rounds(request: APIRequestContext, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-kill-'))
  let server = await startServer(folder)
  try {
    const life: Life = { token: '', acknowledged: new Map() }
    const email = 'kill@example.org'
    const password = 'a long enough phrase'
    const made = await request.post(`${server.url}/auth/v1/signup`, { data: { email, password } })
    life.token = ((await made.json()) as { access_token: string }).access_token
    for (let round = 0; round < count; round++) {
      const writers = [write(request, server.url, life, round)]
      // The kill comes in the middle of the writes, after a number of acknowledgements that differs by round.
      const before = life.acknowledged.size
      await expect.poll(() => life.acknowledged.size - before, { intervals: [5] }).toBeGreaterThan(round % 7)
      killEverything(server, folder)
      await Promise.all(writers)
      server = await startServer(folder)
      for (const [date, known] of life.acknowledged) {
        const reply = await request.get(`${server.url}/api/days/${date}`, {
          headers: { authorization: `Bearer ${life.token}` },
        })
        const { day } = (await reply.json()) as { day: { intention: string; version: number } }
        // The last write may have been stored although its answer never arrived; an acknowledged one may not be gone.
        expect(day.version).toBeGreaterThanOrEqual(known.version)
        if (day.version === known.version) expect(day.intention).toBe(known.intention)
        life.acknowledged.set(date, { intention: day.intention, version: day.version })
      }
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

test('every acknowledged write is there after everything was killed, twice', async ({ request }) => {
  await rounds(request, 2)
})

test('every acknowledged write is there after everything was killed, twenty times @full', async ({
  request,
}) => {
  test.setTimeout(300_000)
  await rounds(request, 20)
})
