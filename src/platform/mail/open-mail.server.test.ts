import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../../../test/outbox.ts'
import { layOutLetter } from './lay-out-letter.server.ts'
import { openMail } from './open-mail.server.ts'

const letter = {
  to: 'ada@example.org',
  subject: 'Grüße',
  kind: 'signup',
  ...layOutLetter({
    heading: 'Hello <b>you</b>',
    opening: [
      'Ünïcode, and a line that is longer than the seventy-six characters a mail line may have, on purpose.',
    ],
    code: '012345',
    button: { label: 'Go', url: 'http://localhost:3000/auth/v1/verify?token=a&type=b' },
    closing: ['Bye.'],
  }),
}
const from = 'Balanse <balanse@example.org>'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'balanse-mail-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('without a mail server a letter is a file that only its owner can read, in the order of sending', async () => {
  const outbox = join(dataDir, 'outbox')
  const mail = openMail({ smtpUrl: undefined, from, outbox })
  expect(mail.configured).toBe(false)
  for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await mail.send({ ...letter, to })
  const names = readdirSync(outbox)
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
  expect(names.map((name) => statSync(join(outbox, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600])
  const read = readOutbox(dataDir)
  expect(read.map(({ to }) => to)).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
  expect(read[0]).toMatchObject({
    from,
    kind: 'signup',
    code: '012345',
    link: 'http://localhost:3000/auth/v1/verify?token=a&type=b',
    text: expect.stringContaining('Ünïcode'),
  })
})

test('what a letter says is never taken as HTML, and nothing in it is fetched from elsewhere', () => {
  expect(letter.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;')
  expect(letter.html).not.toMatch(/<img|<link|<script|src=|url\(/)
})

test('with a mail server the letter goes there, to one address only', async () => {
  const got: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error(`550 no mailbox ${address}`) : undefined),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        got.push({
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: join(dataDir, 'none') })
  try {
    expect(mail.configured).toBe(true)
    await mail.send(letter)
    expect(got).toHaveLength(1)
    expect(got[0]?.to).toEqual(['ada@example.org'])
    expect(got[0]?.source).toContain('Auto-Submitted: auto-generated')
    // The operator's log must not learn whose address it was.
    const refused = await mail.send({ ...letter, to: 'nobody@example.org' }).catch((error: Error) => error)
    expect(refused).toMatchObject({
      message: expect.stringMatching(/did not take a letter \(signup\): EENVELOPE/),
    })
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('nobody')
  } finally {
    mail.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
})
