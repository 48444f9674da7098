import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server started like an operator would, and its two keys. */
    wire: { url: string; anonKey: string; serviceKey: string }
  }
}

const root = join(import.meta.dirname, '../..')

/** The server that most wire tests share, set up like one that nobody set up. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, kill: _kill, folder: _folder, said: _said, ...wire } = await startServer()
  project.provide('wire', wire)
  return stop
}

export interface StartedServer {
  url: string
  anonKey: string
  serviceKey: string
  /** Everything that the program has written to its terminal so far. */
  said(): string
  /** Its data folder, for looking into the outbox as an operator would. */
  folder: string
  /** Ends it as a power cut would: nothing is finished, and its folder stays. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the real program on a folder of its own; the wire tests know little of it but its address. */
export async function startServer(settings: Record<string, string> = {}): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-wire-'))
  const env = {
    ...process.env,
    BALANSE_DATA: folder,
    PORT: '0',
    BALANSE_RATE_LIMITS: 'relaxed',
    ...settings,
  }
  const server = spawn(process.execPath, ['src/start.ts', '--services-only'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text: Buffer) => {
    said += text.toString()
    process.stderr.write(text)
  })
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const ready = /Balanse is ready: (http:\S+)/.exec(said)
      if (ready?.[1]) resolve(ready[1])
    })
    server.on('exit', () => reject(new Error(`The server did not start:\n${said}`)))
  })
  const keys = JSON.parse(await output(['src/cli.ts', 'keys'], env)) as {
    anonKey: string
    serviceKey: string
  }
  return {
    url,
    ...keys,
    folder,
    said: () => said,
    async kill() {
      const gone = new Promise((resolve) => server.on('exit', resolve))
      server.kill('SIGKILL')
      await gone
    },
    async stop() {
      // Not only gone: everything that it said has been read.
      const gone = new Promise((resolve) => server.on('close', resolve))
      server.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function output(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((resolve, reject) =>
    child.on('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    ),
  )
}
