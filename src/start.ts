import { join } from 'node:path'
import { readConfig, type Config } from '#platform/config.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { openStore } from '#platform/db/open.server.ts'
import { requestUrl } from '#platform/db/roles.server.ts'
import { createQueue } from '#platform/jobs/queue.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { openSms } from '#platform/sms/open-sms.server.ts'
import { createAuthService } from '#services/auth/public.server.ts'
import { inviteFirstAdmin } from '#features/admin/public.server.ts'
import { openBackups } from '#features/backup/public.server.ts'
import { readPlanFile } from '#features/billing/public.server.ts'
import { createApp } from './server.ts'

const webRoot = process.argv.includes('--services-only') ? null : join(import.meta.dirname, '../dist/web')

/** Says one sentence on the way out; a stack trace would tell an operator nothing. */
function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Says where the first admin comes in; when that cannot be said, the server goes on without it. */
async function sayFirstAdmin(config: Config, email: string, database: Database): Promise<void> {
  const mail = openMail(config.mail)
  try {
    const auth = await createAuthService({ database, config, mail, sms: openSms(config.sms) })
    const line = await inviteFirstAdmin(database, auth.openForOperator, email)
    if (line) console.log(line)
  } catch (error) {
    console.error(`The link for the first admin could not be made: ${(error as Error).message}`)
  } finally {
    mail.close()
  }
}

try {
  const config = readConfig()
  const plans = await readPlanFile()
  const store = await openStore(config, (line) => console.log(line))
  const queue = createQueue(requestUrl(store.ownerUrl))
  const { database, ownerUrl } = store
  const backups = openBackups(config, database, ownerUrl)
  const app = await createApp({ config, database, backups, plans, webRoot, log: true, queue }).catch(
    async (error: unknown) => {
      await store.close()
      throw error
    },
  )

  let isStopping = false
  const stop = async (): Promise<void> => {
    // Ctrl-C reaches every process of the terminal and may arrive twice; the first one is enough.
    if (isStopping) return
    isStopping = true
    await app.close()
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop().catch(refuse))

  try {
    const address = await app.listen({ port: config.port, host: config.host })
    console.log(`Balanse is ready: ${address.replace('127.0.0.1', 'localhost')}`)
    if (config.adminEmail) await sayFirstAdmin(config, config.adminEmail, store.database)
  } catch (error) {
    await app.close()
    await store.close()
    if ((error as { code?: string }).code === 'EADDRINUSE')
      throw new Error(
        `Port ${config.port} on ${config.host} is taken by another program. Set PORT to a free one.`,
        { cause: error },
      )
    throw error
  }
} catch (error) {
  refuse(error)
}
