// `npm run dev`: the server without the built app, restarted when its files change, and Vite in front of it.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { servePages } from './serve-pages.mjs'

const port = process.env.PORT ?? '3000'
const server = spawn(
  process.execPath,
  ['--watch-path=src', '--watch-path=migrations', 'src/start.ts', '--services-only'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)
process.env.BALANSE_DEV_SERVER = `http://127.0.0.1:${port}`
const vite = await createServer({ plugins: [servePages] })
await vite.listen(5173)
console.log(`Balanse for developers: http://localhost:${vite.config.server.port ?? 5173}`)
const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())
server.on('exit', (code) => process.exit(code ?? 0))
