import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openMail } from '../../platform/mail/open-mail.server.ts'
import { openSms } from '../../platform/sms/open-sms.server.ts'
import { createAuthService } from '../../services/auth/public.server.ts'
import { inviteFirstAdmin } from './public.server.ts'

const email = 'operator@example.org'
const password = 'a long enough phrase'
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

async function start(): Promise<string | null> {
  const { config, database } = app
  const [mail, sms] = [openMail(config.mail), openSms(config.sms)]
  const auth = await createAuthService({ database, config, mail, sms })
  return inviteFirstAdmin(database, auth.openForOperator, email)
}

const linkIn = (line: string | null) => /http\S+$/.exec(line ?? '')?.[0] ?? ''

/** Opens a link as a browser does; the access token it ends with, or an empty text. */
async function open(link: string): Promise<string> {
  const { pathname, search } = new URL(link)
  const { status, headers } = await app.call('GET', pathname + search)
  expect(status).toBe(303)
  return /access_token=([^&]+)/.exec(String(headers.location))?.[1] ?? ''
}
const openConsole = (token: string) =>
  app.call('GET', '/api/admin/overview', undefined, { authorization: `Bearer ${token}` })
const signUp = () => app.call('POST', '/auth/v1/signup', { email, password })

it('the first start shows a link that opens the console once, to whoever chooses a password then', async () => {
  const line = await start()
  expect(line).toContain('The first admin (operator@example.org) opens this link')
  const link = linkIn(line)
  expect(new URL(link).searchParams.get('redirect_to')).toContain('/forgot-password?link=recovery&to=/admin')
  const token = await open(link)
  expect((await openConsole(token)).status).toBe(200)
  const bearer = { authorization: `Bearer ${token}` }
  expect((await app.call('PUT', '/auth/v1/user', { password }, bearer)).status).toBe(200)
  expect(await open(link)).toBe('')
  const again = await app.call('POST', '/auth/v1/token?grant_type=password', { email, password })
  expect((await openConsole(again.body.access_token)).status).toBe(200)
  // There is an admin now: no later start says anything.
  expect(await start()).toBeNull()
})

it('until it was used, each start shows a new link and ends the one before', async () => {
  const [first, second] = [linkIn(await start()), linkIn(await start())]
  expect(await open(first)).toBe('')
  expect(await open(second)).not.toBe('')
})

it('nobody becomes admin by being first with the address, before the start or after it', async () => {
  await signUp()
  const line = await start()
  expect(line).toContain('has an account already, which is left as it is')
  expect(linkIn(line)).not.toContain('verify')
  const { body } = await app.call('POST', '/auth/v1/token?grant_type=password', { email, password })
  expect((await openConsole(body.access_token)).status).toBe(404)
})

it('the address cannot be taken while its owner has not come', async () => {
  const link = linkIn(await start())
  const taken = await signUp()
  expect(taken.status).toBe(422)
  expect(taken.body.access_token).toBeUndefined()
  const guess = await app.call('POST', '/auth/v1/token?grant_type=password', { email, password })
  expect(guess.status).toBe(400)
  expect((await openConsole(await open(link))).status).toBe(200)
})

it('a server that has an admin makes no other one', async () => {
  const admin = await app.join('Admin')
  await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
  expect(await start()).toBeNull()
  expect(await app.owner('select 1 from auth.users where email = $1', [email])).toEqual([])
})
