import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.server.ts'
import { borrowStore, type OpenedDatabase } from '#platform/db/open.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { openSms } from '#platform/sms/open-sms.server.ts'
import { setRoleByEmail } from '#features/account/public.server.ts'
import { moveTo, openBackups, restoreFile } from '#features/backup/public.server.ts'
import { markInvoice } from '#features/billing/public.server.ts'
import { addKey, createAuthService } from '#services/auth/public.server.ts'
import { examine } from './doctor.ts'
import { seedDemo } from './seed/demo.ts'
import { seedLoad } from './seed/load.ts'

const usage = `Commands of the operator (npm run balanse -- <command>):
  keys             prints the anon key and the service key as JSON
  keys rotate      makes a new signing key; those before it stay good (keys rotate rs256 for an RSA key)
  admin <email>    gives the account with this address the role admin
  tester <email>   gives it the role tester
  invoice <number> paid|refunded   says that an invoice of yours (BALANSE_BILLING=manual) was paid, or paid back
  backup           makes a copy of everything in the backup folder, while the server goes on
  restore <file>   fills the empty database of this server with a backup; the server has to be stopped
  move --to <url>  copies everything into another, empty Postgres; the server has to be stopped
  seed demo        makes one account with 90 believable days, for looking around
  seed load --users N --days N   fills the database for measuring
  doctor           looks at settings, data folder, database and build, and says what it finds`

/** Runs one command against the database of the running server, or against one that is started for it. */
async function run(command: string | undefined, args: string[]): Promise<number> {
  const config = readConfig()
  if (command === 'keys' && args[0] === 'rotate') {
    const count = await addKey(config.auth.keysFile, args[1]?.toLowerCase() === 'rs256' ? 'RS256' : 'ES256')
    console.log(
      `${config.auth.keysFile} holds ${count} keys now. Restart the server: the new one signs, and the others still verify. Take the last one out when nobody uses what it signed.`,
    )
    return 0
  }
  if (command === 'keys') {
    return withStore(async ({ database }) => {
      const auth = await createAuthService({
        database,
        config,
        mail: openMail(config.mail),
        sms: openSms(config.sms),
      })
      console.log(JSON.stringify(await auth.keys()))
      return 0
    })
  }
  if ((command === 'admin' || command === 'tester') && args[0]) {
    const email = args[0]
    return withStore(async ({ database }) => {
      const isFound = await database.asService((rows) => setRoleByEmail(rows, email, command))
      console.log(
        isFound
          ? `${email} is ${command === 'admin' ? 'an admin' : 'a tester'} now.`
          : `There is no account with the address ${email}. Sign up first.`,
      )
      return isFound ? 0 : 1
    })
  }
  const [number, happened] = args
  if (command === 'invoice' && number && (happened === 'paid' || happened === 'refunded')) {
    return withStore(async ({ database }) => {
      const { isDone, text } = await markInvoice(database, number, happened)
      console.log(text)
      return isDone ? 0 : 1
    })
  }
  if (command === 'backup') {
    return withStore(async ({ database, ownerUrl }) => {
      const name = await openBackups(config, database, ownerUrl).make('command')
      const open = config.backup.key
        ? ''
        : ' It is not sealed: whoever can read the file can read everything.'
      console.log(`${join(config.backup.folder, name)} holds everything.${open}`)
      return 0
    })
  }
  if (command === 'restore' && args[0]) {
    console.log(await restoreFile(config, args[0]))
    return 0
  }
  if (command === 'move' && args[0] === '--to' && args[1]) {
    console.log(await moveTo(config, args[1]))
    return 0
  }
  if (command === 'seed' && (args[0] === 'demo' || args[0] === 'load')) {
    return withStore(async (store) => {
      console.log(
        args[0] === 'demo' ? await seedDemo(config, store) : await seedLoad(store, ...readSize(args)),
      )
      return 0
    })
  }
  if (command === 'doctor') return examine(config)
  console.log(usage)
  return command ? 1 : 0

  async function withStore(work: (store: OpenedDatabase) => Promise<number>): Promise<number> {
    const store = await borrowStore(config)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
}

function readSize(args: string[]): [users: number, days: number] {
  const { values } = parseArgs({
    args: args.slice(1),
    options: { users: { type: 'string' }, days: { type: 'string' } },
  })
  const size = [Number(values.users ?? 100), Number(values.days ?? 365)] as const
  if (!size.every((n) => Number.isInteger(n) && n > 0 && n <= 100_000))
    throw new Error('--users and --days are whole numbers from 1 to 100000.')
  return [...size]
}

try {
  const [command, ...args] = process.argv.slice(2)
  process.exitCode = await run(command, args)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
