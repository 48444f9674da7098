// Starts the built product on BALANSE_DATA with plans and a stand-in for Stripe, for journeys and for looking around:
// BALANSE_DATA=/tmp/shop node test/start-shop.ts [port]. A server as an operator starts it sells what content/plans.json says.
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.server.ts'
import { openStore } from '../src/platform/db/open.server.ts'
import { requestUrl } from '../src/platform/db/roles.server.ts'
import { createQueue } from '../src/platform/jobs/queue.server.ts'
import { openBackups } from '../src/features/backup/public.server.ts'
import { createApp } from '../src/server.ts'
import { shopPlans, startStripe, stripeKey, webhookSecret } from './stripe.ts'

/** The payment service leads back to the address of the product, so that has to be known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const port = Number(process.argv[2] ?? (await freePort()))
const stripe = await startStripe()
const config = readConfig({
  ...process.env,
  PORT: String(port),
  BALANSE_RATE_LIMITS: 'relaxed',
  BALANSE_BILLING: 'stripe',
  BALANSE_STRIPE_SECRET_KEY: stripeKey,
  BALANSE_STRIPE_WEBHOOK_SECRET: webhookSecret,
  BALANSE_STRIPE_URL: stripe.url,
})
stripe.tell = `${config.publicUrl}/stripe/events`
const store = await openStore(config, () => {})
const queue = createQueue(requestUrl(store.ownerUrl))
const webRoot = join(import.meta.dirname, '../dist/web')
const app = await createApp({
  config,
  database: store.database,
  backups: openBackups(config, store.database, store.ownerUrl),
  plans: shopPlans,
  webRoot,
  log: false,
  queue,
})
process.on('SIGTERM', () => {
  void (async () => {
    await app.close()
    await store.close()
    await stripe.close()
    process.exit(0)
  })()
})
await app.listen({ port, host: '127.0.0.1' })
process.stdout.write(`Balanse is ready: http://localhost:${port}\n`)
