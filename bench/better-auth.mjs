// The yardstick for signing in: better-auth as its own guide sets it up, on a database of its own in the same
// Postgres, without its request limits.
import { createServer } from 'node:http'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import pg from 'pg'

const { PEER_URL = '', PORT = '0' } = process.env
const address = new URL(PEER_URL)
const owner = new pg.Client({ connectionString: PEER_URL })
await owner.connect()
await owner.query('create database better_auth_bench')
await owner.end()
address.pathname = '/better_auth_bench'

const server = createServer()
await new Promise((resolve) => server.listen(Number(PORT), '127.0.0.1', resolve))
const bound = server.address()
const port = typeof bound === 'object' ? bound?.port : bound
const auth = betterAuth({
  baseURL: `http://127.0.0.1:${port}`,
  secret: 'a secret of the benchmark that is long enough',
  database: new pg.Pool({ connectionString: address.href, max: 12 }),
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
})
const { runMigrations } = await getMigrations(auth.options)
await runMigrations()
const answer = toNodeHandler(auth)
server.on('request', (request, reply) => void answer(request, reply))
console.log(`ready ${port}`)
