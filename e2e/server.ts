import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the production build on a data folder of its own for all journeys; each journey signs up its own person. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-e2e-'))
  const server = await startServer(folder)
  process.env.E2E_URL = server.url
  process.env.E2E_DATA = folder
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface StartedServer {
  url: string
  pid: number
  stop(): Promise<number | null>
}

const root = join(import.meta.dirname, '..')

/** The program as an operator starts it, on a free port; resolves when it says that it is ready. */
export function startServer(
  folder: string,
  settings: Record<string, string> = {},
  program = 'src/start.ts',
): Promise<StartedServer> {
  const env = { ...process.env, BALANSE_DATA: folder, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed', ...settings }
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const gone = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const ready = /Balanse is ready: (http:\S+)/.exec(output)
      if (ready?.[1])
        resolve({
          url: ready[1],
          pid: child.pid ?? 0,
          stop() {
            child.kill('SIGTERM')
            return gone
          },
        })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void gone.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}
