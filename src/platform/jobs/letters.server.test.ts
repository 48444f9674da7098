import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/app.ts'
import { openVault } from '../../services/auth/keys/vault.server.ts'
import { requestUrl } from '../db/roles.server.ts'
import { openMail, type Mail } from '../mail/open-mail.server.ts'
import { letterJobs, sendAgain } from './letters.server.ts'
import { createQueue, type Queue } from './queue.server.ts'

let store: TestDatabase
let server: SMTPServer
let queue: Queue
let mail: Mail
let folder: string
const arrived: string[] = []
/** How often the mail server says "later" before it takes a letter. */
let refusals = 0

beforeAll(async () => {
  store = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'balanse-letters-'))
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody')) done(Object.assign(new Error('no mailbox'), { responseCode: 550 }))
      else if (refusals-- > 0) done(Object.assign(new Error('later, please'), { responseCode: 451 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        arrived.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const post = openMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'b@example.org',
    outbox: join(folder, 'none'),
  })
  const vault = await openVault(join(folder, 'vault-key'))
  queue = createQueue(requestUrl(store.ownerUrl))
  queue.declare(letterJobs(post, vault))
  queue.start({ error: () => {} })
  mail = sendAgain(post, queue, vault)
})
afterAll(async () => {
  await queue.stop()
  mail.close()
  await new Promise<void>((resolve) => server.close(resolve))
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const secret = randomBytes(8).toString('hex')
const letter = (to: string) => ({ to, subject: 'Your link', text: secret, html: secret, kind: 'recovery' })
const waiting = () =>
  store.owner<{ payload: string; last_error: string | null; attempts: number }>(
    'select payload::text, last_error, attempts from graphile_worker._private_jobs',
  )

it('a letter that a mail server does not take now waits sealed and is sent once it is taken', async () => {
  refusals = 2
  await mail.send(letter('ada@example.org'))
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]), { timeout: 15_000 })
  const [kept] = await waiting()
  expect(kept?.last_error).toContain('did not take a letter (recovery)')
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`ada|${secret}`))
  await store.owner('update graphile_worker._private_jobs set run_at = now()')
  await store.owner(`select pg_notify('jobs:insert', '{"count":1}')`)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000 })
  expect(arrived).toEqual(['ada@example.org'])
})

it('a letter whose address is refused for good is not sent again, and the sender hears of it', async () => {
  await expect(mail.send(letter('nobody@example.org'))).rejects.toThrow(
    'did not take a letter (recovery): EENVELOPE 550',
  )
  expect(await waiting()).toEqual([])
})

it('letters that wait go with the person', async () => {
  refusals = Infinity
  await mail.send(letter('Leaving@example.org'))
  await mail.send(letter('staying@example.org'))
  await vi.waitFor(async () => expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1]), {
    timeout: 15_000,
  })
  await mail.forget('leaving@example.org')
  expect(await waiting()).toHaveLength(1)
})
