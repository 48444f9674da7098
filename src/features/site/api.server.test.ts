import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../test/app.ts'
import { openMailbox, type Mailbox } from './mailbox.server.test-support.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const join = (email: string, more: object = {}) =>
  app.call('POST', '/api/waitlist', { email, consent: true, ...more })
const entriesOf = (email: string, of: TestApp = app) =>
  of.owner('select * from public.list_entries where email = $1', [email])
const written = { email: 'writer@example.org', subject: 'A question', message: 'How do I begin?' }

describe('joining without mail', () => {
  it('stores the address with its consent, and answers the same for new and known addresses', async () => {
    const first = await join(' Ailsa@Example.ORG ', { helpWith: 'calm', website: '' })
    const again = await join('ailsa@example.org')
    expect([first.status, first.body]).toEqual([200, { message: 'Thanks, your address is on the list.' }])
    expect(again.body).toEqual(first.body)
    const found = await entriesOf('ailsa@example.org')
    expect(found).toMatchObject([
      {
        list: 'waitlist',
        help_with: 'calm',
        consent_wording: 'waitlist-1',
        confirm_by: null,
        confirmed_at: null,
      },
    ])
  })

  it('keeps the two lists apart', async () => {
    await join('both@example.org')
    await app.call('POST', '/api/newsletter', { email: 'both@example.org' })
    expect(
      (await entriesOf('both@example.org')).map((row) => `${row.list} ${row.consent_wording}`).toSorted(),
    ).toEqual(['newsletter newsletter-1', 'waitlist waitlist-1'])
  })

  it.each(['jörg@bücher.example', '用户@例子.广告', 'o’brien@example.ie', 'a.b+c@sub.example.co.uk'])(
    'takes %s',
    async (email) => {
      expect((await join(email)).status).toBe(200)
      expect(await entriesOf(email)).toHaveLength(1)
    },
  )

  it.each([
    ['no address at all', { email: 'nobody' }, 'email'],
    ['two lines', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['invisible characters', { email: 'a\u202eb@example.org' }, 'email'],
    ['a name of this machine', { email: 'a@localhost' }, 'email'],
    ['an address of numbers', { email: 'a@127.0.0.1' }, 'email'],
    ['a very long address', { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}example.org` }, 'email'],
    ['no consent', { email: 'c@example.org', consent: false }, 'consent'],
    ['a choice that is none', { email: 'c@example.org', helpWith: 'money' }, 'helpWith'],
    ['a filled spam trap', { email: 'bot@example.org', website: 'https://spam.example' }, 'website'],
    ['a list instead of a text', { email: ['c@example.org'] }, 'email'],
  ])('refuses %s with a sentence beside the field', async (_what, given, field) => {
    const { status, body } = await app.call('POST', '/api/waitlist', { consent: true, ...given })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid', [field]])
    expect(await entriesOf('bot@example.org')).toEqual([])
  })
})

describe('a message to support', () => {
  it('is stored and gets a reference that differs each time', async () => {
    const one = await app.call('POST', '/api/contact', written)
    const other = await app.call('POST', '/api/contact', written)
    expect(one.body).toMatchObject({
      is_urgent: false,
    })
    expect(one.body.reference).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    expect(one.body.message).toBe(
      `Thank you, your message is with us under the reference ${one.body.reference}. We reply within 24 hours.`,
    )
    expect(other.body.reference).not.toBe(one.body.reference)
    const [row] = await app.owner('select * from public.support_messages where reference = $1', [
      one.body.reference,
    ])
    expect(row).toMatchObject({
      ...written,
      kind: 'contact',
      page: '',
      app_version: '0.1.0',
      answered_at: null,
    })
  })

  it('of an issue carries its page and version', async () => {
    const issue = { ...written, subject: 'Issue report', page: '/day-plan', version: '0.0.9' }
    const { body } = await app.call('POST', '/api/issues', issue)
    const [row] = await app.owner('select * from public.support_messages where reference = $1', [
      body.reference,
    ])
    expect(row).toMatchObject({ kind: 'issue', page: '/day-plan', app_version: '0.0.9' })
  })

  it.each([
    ['contact', { message: 'I want to kill myself tonight' }],
    ['contact', { subject: 'I want to kill myself tonight' }],
    ['issues', { subject: 'Issue report', message: 'I want to kill myself tonight' }],
  ])('that sounds urgent is stored, and says so (%s)', async (to, given) => {
    const { status, body } = await app.call('POST', `/api/${to}`, { ...written, ...given })
    expect([status, body.is_urgent]).toEqual([200, true])
  })

  it.each([
    ['a subject too long', { subject: 'x'.repeat(201) }, 'subject'],
    ['a message too long', { message: 'x'.repeat(5_001) }, 'message'],
    ['an empty message', { message: '  \n ' }, 'message'],
    ['a filled spam trap', { website: 'x' }, 'website'],
  ])('is refused with %s', async (_what, given, field) => {
    const { status, body } = await app.call('POST', '/api/contact', { ...written, ...given })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('keeps what no screen can show out of the database', async () => {
    const { body } = await app.call('POST', '/api/contact', { ...written, message: 'a\0b \ud83d c' })
    const [row] = await app.owner('select message from public.support_messages where reference = $1', [
      body.reference,
    ])
    expect(row).toEqual({ message: 'ab \ufffd c' })
  })
})

describe('limits', () => {
  let strict: TestApp
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await openMailbox()
    strict = await createTestApp({
      BALANSE_RATE_LIMITS: 'standard',
      BALANSE_TRUST_PROXY: 'loopback',
      BALANSE_SMTP_URL: mailbox.url,
      BALANSE_MAIL_FROM: 'Balanse <balanse@example.org>',
    })
  })
  afterAll(async () => {
    await strict.close()
    await mailbox.close()
  })

  const burst = (count: number, call: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)))
  const accepted = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length
  const from = (ip: string) => ({ 'x-forwarded-for': ip })

  it('let ten of two hundred at once join from one network, and tell the others to wait', async () => {
    const answers = await burst(200, (index) =>
      strict.call(
        'POST',
        '/api/waitlist',
        { email: `burst-${index}@example.org`, consent: true },
        from(`2001:db8:1:2::${index.toString(16)}`),
      ),
    )
    expect(accepted(answers)).toBe(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(190)
    expect(refused?.body.message).toMatch(/^That was a lot at once\. .* again in \d+ minutes\.$/)
    const elsewhere = { email: 'elsewhere@example.org', consent: true }
    expect((await strict.call('POST', '/api/waitlist', elsewhere, from('203.0.113.9'))).status).toBe(200)
  })

  it('let five messages through from one network, and twenty under one address from many', async () => {
    const oneNetwork = await burst(200, (index) =>
      strict.call(
        'POST',
        '/api/contact',
        { ...written, email: `w${index}@example.org` },
        from('203.0.113.20'),
      ),
    )
    expect(accepted(oneNetwork)).toBe(5)
    const oneSender = await burst(200, (index) =>
      strict.call('POST', '/api/contact', written, from(`198.51.100.${index}`)),
    )
    expect(accepted(oneSender)).toBe(20)
  })

  it('send at most three letters to one address, with the same answer to everybody', async () => {
    const answers = await burst(200, (index) =>
      strict.call(
        'POST',
        '/api/newsletter',
        { email: 'victim@example.org' },
        from(`192.0.${index % 2}.${index}`),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['200 Thanks, check your inbox.']),
    )
    // Its end waits for the letters that are still on their way.
    await strict.app.close()
    expect(mailbox.letters.filter(({ to }) => to === 'victim@example.org')).toHaveLength(3)
  })
})
