import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from './server.ts'

test.skip(({ isMobile }) => isMobile, 'says the same on any screen')

const root = join(import.meta.dirname, '..')

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-stop-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` as an operator types it; resolves when the program says that it is ready. */
function npmStart(settings: Record<string, string>) {
  const env = { ...process.env, BALANSE_DATA: folder, PORT: '0', ...settings }
  // A process group of its own, so that a Ctrl-C can be sent to all of it and to nothing else.
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const found = /Balanse is ready: (http:\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  return { pid: child.pid ?? 0, ended, ready, output: () => output }
}

for (const [name, send] of [
  ['@full SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C in the terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
] as const) {
  test(`${name} ends server and database cleanly`, async ({ request }) => {
    const program = npmStart({})
    const url = await program.ready
    const made = await request.post(`${url}/auth/v1/signup`, {
      data: { email: 'stop@example.org', password: 'a long enough phrase' },
    })
    expect(made.status()).toBe(200)
    send(program.pid)
    expect(await program.ended).toBe(0)
    const again = await startServer(folder)
    const back = await request.post(`${again.url}/auth/v1/token?grant_type=password`, {
      data: { email: 'stop@example.org', password: 'a long enough phrase' },
    })
    expect(back.status()).toBe(200)
    expect(await again.stop()).toBe(0)
  })
}

test('a second start on the same data refuses in one sentence and leaves the first alone', async ({
  request,
}) => {
  const first = await startServer(folder)
  const second = npmStart({})
  second.ready.catch(() => {})
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/Another Balanse is already running on this data folder \(process \d+\)\./)
  expect((await request.get(`${first.url}/readyz`)).status()).toBe(200)
  await first.stop()
})

for (const [name, settings, sentence] of [
  ['a setting that is wrong', { PORT: 'abc' }, 'The setting PORT is "abc" but must be a number.'],
  [
    'a setting that does not exist @full',
    { BALANSE_SINGUP: 'open' },
    'The setting BALANSE_SINGUP is not known.',
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'The database at 127.0.0.1:1 cannot be used',
  ],
] as const) {
  test(`${name} is refused in one sentence`, async () => {
    const program = npmStart(settings)
    program.ready.catch(() => {})
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain(sentence)
    expect(program.output()).not.toContain('    at ')
  })
}

test('a port that is taken and a data folder that is a file are refused in one sentence @full', async () => {
  const first = await startServer(folder)
  const other = mkdtempSync(join(tmpdir(), 'balanse-other-'))
  const taken = npmStart({ PORT: new URL(first.url).port, BALANSE_DATA: other })
  taken.ready.catch(() => {})
  expect(await taken.ended).toBe(1)
  expect(taken.output()).toContain('is taken by another program')
  await first.stop()
  const file = join(other, 'file')
  writeFileSync(file, 'mine')
  const wrong = npmStart({ BALANSE_DATA: file })
  wrong.ready.catch(() => {})
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toContain('cannot be used')
  rmSync(other, { recursive: true, force: true })
})
