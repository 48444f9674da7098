// Files: reading, signing, uploading and listing beside another server of the same protocol (PEER_URL and PEER_KEY, its
// service key) when one runs, and whether a large file leaves memory flat. `node bench/storage.mjs` alone, or part of a run.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, run, start } from './measure.mjs'

const ms = 3_000
const small = randomBytes(10_000)

/** One server of the protocol, with the calls that are measured. */
function side(url, key) {
  const bucket = `bench-${Date.now()}`
  const open = `${bucket}-public`
  const headers = { authorization: `Bearer ${key}`, apikey: key }
  const call = async (method, path, body, more = {}) => {
    const reply = await fetch(`${url}${path}`, { method, headers: { ...headers, ...more }, body })
    if (!reply.ok) throw new Error(`${method} ${url}${path} answered ${reply.status}: ${await reply.text()}`)
    return reply
  }
  const json = (method, path, body) =>
    call(method, path, JSON.stringify(body), { 'content-type': 'application/json' })
  let count = 0
  return {
    async prepare() {
      await json('POST', '/bucket', { name: bucket, public: false })
      await json('POST', '/bucket', { name: open, public: true })
      for (const name of [bucket, open])
        for (let n = 0; n < 100; n++)
          await call('POST', `/object/${name}/a/${n}.bin`, small, {
            'content-type': 'application/octet-stream',
          })
    },
    reads: {
      'a public file of 10 KB': { url: `${url}/object/public/${open}/a/1.bin` },
      'a private file of 10 KB': { url: `${url}/object/authenticated/${bucket}/a/1.bin`, headers },
    },
    work: {
      'signing an address': async () => json('POST', `/object/sign/${bucket}/a/1.bin`, { expiresIn: 60 }),
      'uploading 10 KB': async () =>
        call('POST', `/object/${bucket}/u/${count++}.bin`, small, {
          'content-type': 'application/octet-stream',
        }),
      'listing 100 of a folder': async () =>
        json('POST', `/object/list/${bucket}`, { prefix: 'a', limit: 100 }),
    },
  }
}

/** How often `work` is done in a second, four at a time. */
async function perSecond(work) {
  const began = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - began < ms) {
      await (await work()).arrayBuffer()
      count++
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return (count * 1_000) / (performance.now() - began)
}

/** Resident memory of a process in MB. */
const resident = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

/** A gigabyte of noise, made while it is sent, so that this side holds none of it. */
function* noise(bytes) {
  const piece = randomBytes(1024 * 1024)
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

async function measureLarge({ url, key, pid, note }) {
  const megabytes = Number(process.env.BENCH_LARGE_MB ?? 1_000)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' }
  await fetch(`${url}/bucket`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'large', public: false }),
  })
  const before = resident(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, resident(pid))), 100)
  const timed = async (work) => {
    const began = performance.now()
    await work()
    return megabytes / ((performance.now() - began) / 1_000)
  }
  const up = await timed(async () => {
    const body = ReadableStream.from(noise(megabytes * 1024 * 1024))
    const reply = await fetch(`${url}/object/large/one.bin`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    })
    if (!reply.ok) throw new Error(`The large upload answered ${reply.status}: ${await reply.text()}`)
  })
  const down = await timed(async () => {
    const reply = await fetch(`${url}/object/authenticated/large/one.bin`, { headers })
    let size = 0
    for await (const part of reply.body) size += part.length
    if (size !== megabytes * 1024 * 1024) throw new Error(`The large download has ${size} bytes.`)
  })
  clearInterval(watch)
  note(
    `Uploading and downloading a file of ${megabytes} MB: MB a second`,
    `${up.toFixed(0)} and ${down.toFixed(0)}`,
    '',
    undefined,
  )
  note(
    'Memory of Node over that, beyond what it was before',
    `${(most - before).toFixed(0)} MB`,
    '100 MB',
    most - before <= 100,
  )
}

export async function measureStorage({ url, key, pid, autocannon, note }) {
  const sides = { ours: side(`${url}/storage/v1`, key) }
  const { PEER_URL: peerUrl, PEER_KEY: peerKey } = process.env
  if (peerUrl && peerKey) sides.theirs = side(peerUrl.replace(/\/$/, ''), peerKey)
  for (const one of Object.values(sides)) await one.prepare()
  const compare = (what, found, budget) => {
    const own = median(found.ours)
    const ratio = found.theirs ? own / median(found.theirs) : undefined
    note(
      found.theirs ? `${what}: a second, Balanse beside the other server` : `${what}: a second`,
      found.theirs
        ? `${own.toFixed(0)} / ${median(found.theirs).toFixed(0)} = ${ratio.toFixed(2)}`
        : own.toFixed(0),
      found.theirs ? `${budget}` : '',
      found.theirs ? ratio >= budget : undefined,
    )
  }
  for (const what of Object.keys(sides.ours.reads)) {
    const found = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
    for (let round = 0; round < 3; round++)
      for (const [name, one] of Object.entries(sides)) {
        const result = await autocannon({ ...one.reads[what], connections: 16, duration: 4 })
        if (result.non2xx > 0) throw new Error(`${what} was refused ${result.non2xx} times.`)
        found[name].push(result.requests.average)
      }
    compare(`Reading ${what}`, found, 2)
  }
  for (const what of Object.keys(sides.ours.work)) {
    const found = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
    for (let round = 0; round < 3; round++)
      for (const [name, one] of Object.entries(sides)) found[name].push(await perSecond(one.work[what]))
    compare(`${what[0].toUpperCase()}${what.slice(1)}`, found, 2)
  }
  await measureLarge({ url: `${url}/storage/v1`, key, pid, note })
}

if (import.meta.filename === process.argv[1]) {
  const { default: autocannon } = await import('autocannon')
  const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
  const settings = {
    BALANSE_DATA: folder,
    PORT: '0',
    BALANSE_RATE_LIMITS: 'relaxed',
    BALANSE_FILE_SIZE_MB: '2000',
  }
  const server = await start(['src/start.ts', '--services-only'], settings, /Balanse is ready: (\S+)/)
  const { serviceKey } = JSON.parse(await run(['src/cli.ts', 'keys'], settings))
  const note = (what, figure, budget, isMet) =>
    console.log(
      `${isMet === false ? 'short ' : '      '}${what}: ${figure}${budget ? ` (budget ${budget})` : ''}`,
    )
  try {
    await measureStorage({
      url: server.value.replace(/\/$/, ''),
      key: serviceKey,
      pid: server.pid,
      autocannon,
      note,
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
