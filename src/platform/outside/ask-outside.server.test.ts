import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAskOutside, OutsideTrouble } from './ask-outside.server.ts'
import { isPublicAddress } from './public-address.server.ts'

const lookups = vi.hoisted(() => ({ answers: new Map<string, string[]>() }))
vi.mock('node:dns', async (original) => {
  const real = await original<typeof import('node:dns')>()
  return {
    ...real,
    // What a name server of somebody else would say.
    lookup: (name: string, _options: object, done: (error: Error | null, found: object[]) => void) => {
      const found = lookups.answers.get(name)
      if (!found) return done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), [])
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    },
  }
})

let server: Server
let here: string
let asked: string[] = []
const answers: Record<string, (reply: ServerResponse) => void> = {}
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    ;(answers[request.url ?? ''] ?? ((end) => end.end('hello')))(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  here = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (address: string, near: string[] = [], more: object = {}) =>
  createAskOutside(near)({ address, most: 1_000, patienceMs: 5_000, ...more })
const kindOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutsideTrouble ? error.kind : String(error)),
  )

describe('the network of the server itself', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'localhost',
    '',
  ])('holds %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4009::1'])(
    'does not hold %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['a bare address', 'http://127.0.0.1:8080/'],
    ['one written as a number', 'http://2130706433:8080/'],
    ['one in octal', 'http://0177.0.0.1:8080/'],
    ['one that leaves parts out', 'http://127.1:8080/'],
    ['IPv6', 'http://[::1]:8080/'],
    ['IPv4 in IPv6', 'http://[::ffff:7f00:1]:8080/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ])('is not asked by %s', async (_name, address) => {
    expect(await kindOf(ask(address))).toBe('near')
  })

  it('is not asked by a name that stands for it, nor by one that stands for something else as well', async () => {
    const [, port] = here.split(':')
    asked = []
    for (const found of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::1'], ['fd12::1']]) {
      lookups.answers.set('calendar.example', found)
      expect([found, await kindOf(ask(`http://calendar.example:${port}/`))]).toEqual([found, 'near'])
    }
    expect(asked).toEqual([])
  })

  it('is not reached by a redirect', async () => {
    const [, port] = here.split(':')
    asked = []
    answers['/away'] = (reply) => reply.writeHead(302, { location: `http://127.0.0.2:${port}/secret` }).end()
    expect(await kindOf(ask(`http://${here}/away`, [here]))).toBe('near')
    expect(asked).toEqual(['/away'])
  })

  it('is asked where the operator trusts a host, and only there', async () => {
    expect((await ask(`http://${here}/`, [here])).body).toBe('hello')
    expect(await kindOf(ask(`http://${here}/`, ['127.0.0.1']))).toBe('near')
  })
})

describe('an address', () => {
  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://user:word@example.org/',
    'http://example.org:22/',
    'http://example.org:25/',
    'no address',
    '',
  ])('like %s is refused', async (address) => expect(await kindOf(ask(address))).toBe('address'))

  it('that nobody answers for says so', async () => {
    expect(await kindOf(ask('https://nowhere.example/'))).toBe('unreachable')
  })
})

describe('an answer', () => {
  it('is cut off when it is too large, also when it was packed small', async () => {
    answers['/large'] = (reply) => reply.end('x'.repeat(1_001))
    answers['/bomb'] = (reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)))
    answers['/packed'] = (reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'))
    expect(await kindOf(ask(`http://${here}/large`, [here]))).toBe('large')
    expect(await kindOf(ask(`http://${here}/bomb`, [here]))).toBe('large')
    expect((await ask(`http://${here}/packed`, [here])).body).toBe('small')
  })

  it('that never ends is given up, and so is one that leads on and on', async () => {
    answers['/slow'] = (reply) => reply.write('a')
    answers['/round'] = (reply) => reply.writeHead(302, { location: '/round' }).end()
    expect(await kindOf(ask(`http://${here}/slow`, [here], { patienceMs: 300 }))).toBe('slow')
    expect(await kindOf(ask(`http://${here}/round`, [here]))).toBe('redirects')
  })

  it('carries its status and headers; what is sent is not sent on to another address', async () => {
    answers['/made'] = (reply) => reply.writeHead(307, { location: '/other', etag: '"7"' }).end()
    asked = []
    const answer = await ask(`http://${here}/made`, [here], { method: 'POST', body: '{}' })
    expect([answer.status, answer.header('etag'), asked]).toEqual([307, '"7"', ['/made']])
  })
})
