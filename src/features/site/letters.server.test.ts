import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openMailbox, type Mailbox } from './mailbox.server.test-support.ts'

let mailbox: Mailbox
let app: TestApp
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({
    BALANSE_SMTP_URL: mailbox.url,
    BALANSE_MAIL_FROM: 'Balanse <balanse@example.org>',
    BALANSE_AUTOCONFIRM_EMAIL: 'true',
    BALANSE_URL: 'https://balanse.example',
  })
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const join = (email: string) => app.call('POST', '/api/waitlist', { email, consent: true })
const entry = async (email: string) =>
  (await app.owner('select * from public.list_entries where email = $1', [email]))[0]

/** The newest letter to an address, once `count` of them have come. */
async function letterTo(email: string, count = 1): Promise<string> {
  const found = () => mailbox.letters.filter(({ to }) => to === email)
  await expect.poll(() => found().length, { timeout: 20_000 }).toBe(count)
  return found().at(-1)!.text
}
const tokenIn = (letter: string, link: 'confirm' | 'leave') =>
  new RegExp(`https://balanse\\.example/lists/${link}\\?token=([\\w-]{43})`).exec(letter)?.[1]
const press = (link: string, token: string | undefined) =>
  app.call('POST', `/lists/${link}`, `token=${token}`, {
    'content-type': 'application/x-www-form-urlencoded',
  })

describe('joining with mail', () => {
  it('counts only after the button behind the letter was pressed', async () => {
    expect((await join('ailsa@example.org')).body).toEqual({ message: 'Thanks, check your inbox.' })
    const token = tokenIn(await letterTo('ailsa@example.org'), 'confirm')
    const page = await app.call('GET', `/lists/confirm?token=${token}`)
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(page.body).toContain(`value="${token}"`)
    // What a mail scanner does: it opens every link.
    await app.call('GET', `/lists/leave?token=${token}`)
    await app.call('HEAD', `/lists/confirm?token=${token}`)
    expect(await entry('ailsa@example.org')).toMatchObject({ confirmed_at: null })

    const pressed = await press('confirm', token)
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/waitlist#confirmed'])
    expect((await entry('ailsa@example.org'))?.confirmed_at).not.toBeNull()
    expect((await press('confirm', token)).headers.location).toBe('/waitlist#confirmed')
  })

  it('answers a confirmed address like a new one, tells it by letter, and changes nothing', async () => {
    const before = await entry('ailsa@example.org')
    expect((await join('ailsa@example.org')).body).toEqual({ message: 'Thanks, check your inbox.' })
    expect(await letterTo('ailsa@example.org', 2)).toContain('on the list already')
    expect(await entry('ailsa@example.org')).toEqual(before)
  })

  it('ends with the button of any letter, also of an earlier one, and leaves nothing behind', async () => {
    await join('ben@example.org')
    const first = tokenIn(await letterTo('ben@example.org'), 'leave')
    await join('ben@example.org')
    await letterTo('ben@example.org', 2)
    const left = await press('leave', first)
    expect([left.status, left.headers.location]).toEqual([303, '/waitlist#removed'])
    expect(await entry('ben@example.org')).toBeUndefined()
    expect((await press('leave', first)).headers.location).toBe('/waitlist#ended')
    expect((await press('confirm', first)).headers.location).toBe('/waitlist#ended')
  })

  it('stores no token as it stands in the letter', async () => {
    await join('cal@example.org')
    const token = tokenIn(await letterTo('cal@example.org'), 'confirm') ?? ''
    const stored = JSON.stringify(
      await app.owner('select encode(token_hash, $1) as h from public.list_letters', ['escape']),
    )
    expect(token).toHaveLength(43)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  it('is forgotten when nobody answered the letter in time', async () => {
    await join('dan@example.org')
    const token = tokenIn(await letterTo('dan@example.org'), 'confirm')
    await app.owner(
      `update public.list_entries set confirm_by = now() - interval '1 minute' where email = $1`,
      ['dan@example.org'],
    )
    expect((await press('confirm', token)).headers.location).toBe('/waitlist#ended')
    await join('eve@example.org')
    expect(await entry('dan@example.org')).toBeUndefined()
    expect(await entry('ailsa@example.org')).toBeDefined()
  })

  it('puts nothing of the address into the page, and no foreign text', async () => {
    const page = await app.call('GET', `/lists/confirm?token=${encodeURIComponent('"><script>x')}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('name="token" value=""><button')
    expect(page.body).not.toContain('<script')
    expect((await press('confirm', '"><x')).headers.location).toBe('/waitlist#ended')
    expect((await app.call('POST', '/lists/confirm', {})).headers.location).toBe('/waitlist#ended')
  })
})

describe('a message to support, with mail', () => {
  const written = { email: 'fia@example.org', subject: 'Hello\nthere', message: 'One line.\n\nAnother.' }

  it('goes to the admins and, as a copy, to whoever wrote', async () => {
    const admin = await app.join('Admin')
    await app.owner(`update public.profiles set role = 'admin' where user_id = $1`, [admin.userId])
    const { body } = await app.call('POST', '/api/contact', written)
    const operator = await letterTo(admin.email)
    expect(operator).toContain(`Subject: [${body.reference}] Hello there`)
    expect(operator).toContain('From fia@example.org')
    expect(await letterTo('fia@example.org')).toContain(body.reference)
  })

  it('is stored all the same when the mail server takes nothing', async () => {
    mailbox.refuse()
    const { status, body } = await app.call('POST', '/api/contact', { ...written, email: 'gus@example.org' })
    expect(status).toBe(200)
    expect(
      await app.owner('select 1 from public.support_messages where reference = $1', [body.reference]),
    ).toHaveLength(1)
  })
})

describe('the end of the program', () => {
  it('waits for the letters that are on their way', async () => {
    const box = await openMailbox()
    const ending = await createTestApp({
      BALANSE_SMTP_URL: box.url,
      BALANSE_MAIL_FROM: 'Balanse <balanse@example.org>',
    })
    await ending.call('POST', '/api/newsletter', { email: 'last@example.org' })
    await ending.close()
    expect(box.letters.map(({ to }) => to)).toEqual(['last@example.org'])
    await box.close()
  })
})
