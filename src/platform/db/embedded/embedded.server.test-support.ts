import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach } from 'vitest'
import { readPidFile, whoIs } from './pid-file.server.ts'
import { startEmbedded } from './supervisor.server.ts'
import type { EmbeddedPostgres } from './supervisor.server.ts'

const folders: string[] = []
const started: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

export const isRoot = process.getuid?.() === 0

/** A new empty folder; the clean-up removes it and whatever runs in it. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'balanse-embedded-'))
  folders.push(folder)
  return folder
}

let template: Promise<string> | null = null

/** A folder with a stopped database that holds one row; the first is made, the others are copies of it. */
export async function makeUsedFolder(): Promise<string> {
  template ??= makeTemplate()
  const folder = makeFolder()
  cpSync(await template, folder, { recursive: true })
  // Copying opens the folder, which Postgres by itself would refuse.
  chmodSync(clusterIn(folder), 0o700)
  return folder
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'balanse-embedded-template-'))
  const { url, stop } = await startEmbedded({ dataDir: folder, log: () => undefined })
  await query(url, 'create table note (line text)')
  await query(url, "insert into note values ('from before')")
  await stop()
  return folder
}

export function clusterIn(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

export interface Started extends EmbeddedPostgres {
  lines: string[]
}

/** Starts in this process and collects the log lines. */
export async function start(dataDir: string): Promise<Started> {
  const lines: string[] = []
  const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(embedded)
  return { ...embedded, lines }
}

export interface OtherProcess {
  pid: number
  /** The url, or the sentence of the refusal. */
  answer: string
  /** Sends the signal to the process, or to its whole group as a terminal does, and waits for its end. */
  end(signal: NodeJS.Signals, whom?: 'process' | 'group'): Promise<void>
}

const program = `
  import { startEmbedded } from ${JSON.stringify(new URL('supervisor.server.ts', import.meta.url).href)};
  const started = await startEmbedded({ dataDir: process.argv[1], log: () => undefined }).catch((error) => ({ url: error.message }));
  console.log(started.url);
  setInterval(() => undefined, 1000);
`

/** Starts in another Node process, which stays until it is ended. `wrapper` are words to put before `node`. */
export async function startElsewhere(dataDir: string, wrapper: string[] = []): Promise<OtherProcess> {
  const words = [...wrapper, process.execPath, '--input-type=module', '-e', program, dataDir]
  const child = spawn(words[0] ?? '', words.slice(1), {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const pid = child.pid ?? 0
  const [answer] = await once(createInterface(child.stdout), 'line')
  const end = async (signal: NodeJS.Signals, whom: 'process' | 'group' = 'process') => {
    const exited = once(child, 'exit')
    process.kill(whom === 'group' ? -pid : pid, signal)
    await exited
  }
  return { pid, answer: String(answer), end }
}

/** The number of the main Postgres process that runs on a data folder. */
export function postgresOf(dataDir: string): number {
  const file = readPidFile(clusterIn(dataDir))
  if (!file) throw new Error(`No Postgres in ${dataDir}`)
  return file.pid
}

export async function query(url: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
    return rows.flat().map(String)
  } finally {
    await client.end()
  }
}

/** Writes the row 'just written', acknowledged as durable. */
export async function writeRow(url: string): Promise<void> {
  await query(url, 'create table if not exists note (line text)')
  await query(url, "insert into note values ('just written')")
}

/** All rows: of a used folder 'from before', then what the test wrote. */
export async function readRows(url: string): Promise<string[]> {
  return query(url, 'select line from note')
}

/** Waits for a condition that a process brings about; the test's own time limit ends the wait. */
export async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) await pause(20)
}

/** To be called once in a test file: ends and removes what its tests started and made. */
export function cleanUpAfterwards(): void {
  afterEach(cleanUp)
  afterAll(async () => {
    if (template) rmSync(await template, { recursive: true, force: true })
  })
}

async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
  await Promise.all(started.splice(0).map((embedded) => embedded.stop()))
  for (const folder of folders.splice(0)) {
    await endPostgres(clusterIn(folder))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function endPostgres(cluster: string): Promise<void> {
  const pid = readPidFile(cluster)?.pid
  const isRunning = () => pid !== undefined && ['balanse', 'somebody'].includes(whoIs(pid, cluster).who)
  if (pid === undefined || !isRunning()) return
  process.kill(pid, 'SIGQUIT')
  await until(() => !isRunning())
}

export async function untilGone(pid: number): Promise<void> {
  await until(() => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  })
}
