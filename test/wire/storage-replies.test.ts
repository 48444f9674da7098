import { beforeAll, describe, expect, inject, test } from 'vitest'
import { SignJWT } from 'jose'
import { ask, clientWith, join, newName, type RawAnswer, type Somebody } from './storage-people.ts'

const wire = inject('wire')
const service = { authorization: `Bearer ${wire.serviceKey}` }
const text = { 'content-type': 'text/plain' }
const json = { 'content-type': 'application/json' }
let ailsa: Somebody
let bucket: string
let etag: string

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
  ask(wire, method, path, { headers: { ...service, ...headers }, ...(body === undefined ? {} : { body }) })
const refusal = (statusCode: string, error: string, message: string, code: string) => ({
  statusCode,
  error,
  message,
  code,
})
const notFound = refusal('404', 'not_found', 'Object not found', 'NoSuchKey')
const noBucket = refusal('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket')
const duplicate = refusal('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists')
const invalid = (message: string) => refusal('400', 'Error', message, 'InvalidRequest')

beforeAll(async () => {
  ailsa = await join(wire)
  bucket = newName('replies')
  const made = await call('POST', '/bucket', json, JSON.stringify({ name: bucket, file_size_limit: '1mb' }))
  expect(made.json).toEqual({ name: bucket })
  const up = await call(
    'POST',
    `/object/${bucket}/a/b%20c.txt`,
    { ...text, 'cache-control': 'max-age=60' },
    'hello world',
  )
  expect([up.status, up.json.Key]).toEqual([200, `${bucket}/a/b c.txt`])
  etag = '"5eb63bbbe01eeed093cb22bb8f5acdc3"'
})

describe('replies of the protocol', () => {
  const cases: [string, string, string, Record<string, string>, string | undefined, object][] = [
    [
      'a second bucket of a name',
      'POST',
      '/bucket',
      json,
      '{"name":"BUCKET"}',
      { ...duplicate, code: 'BucketAlreadyExists' },
    ],
    [
      'a bucket name with a slash',
      'POST',
      '/bucket',
      json,
      '{"name":"a/b"}',
      refusal('400', 'Invalid Input', 'Bucket name invalid', 'InvalidBucketName'),
    ],
    [
      'a reserved bucket name',
      'POST',
      '/bucket',
      json,
      '{"name":"public"}',
      refusal('400', 'Invalid Input', 'Bucket name invalid', 'InvalidBucketName'),
    ],
    ['no name', 'POST', '/bucket', json, '{}', invalid("body must have required property 'name'")],
    [
      'too large a limit',
      'POST',
      '/bucket',
      json,
      '{"name":"q","file_size_limit":"900gb"}',
      refusal('413', 'Payload too large', 'The object exceeded the maximum allowed size', 'EntityTooLarge'),
    ],
    [
      'a type that is none',
      'POST',
      '/bucket',
      json,
      '{"name":"q","allowed_mime_types":["nope"]}',
      refusal('415', 'invalid_mime_type', 'mime type nope is not supported', 'InvalidMimeType'),
    ],
    [
      'bad JSON',
      'POST',
      '/bucket',
      json,
      '{',
      refusal(
        '400',
        'FastifyError',
        "Body is not valid JSON but content-type is set to 'application/json'",
        'InvalidRequest',
      ),
    ],
    ['an unknown bucket', 'GET', '/bucket/nothing', {}, undefined, noBucket],
    [
      'nothing to change',
      'PUT',
      '/bucket/BUCKET',
      json,
      '{}',
      invalid(
        "body must have required property 'public', body must have required property 'file_size_limit', body must have required property 'allowed_mime_types', body must match a schema in anyOf",
      ),
    ],
    ['an upload over another', 'POST', '/object/BUCKET/a/b%20c.txt', text, 'x', duplicate],
    [
      'an upload without a type',
      'POST',
      '/object/BUCKET/a/t.txt',
      {},
      'x',
      refusal('415', 'invalid_mime_type', 'Invalid Content-Type header', 'InvalidMimeType'),
    ],
    ['an upload into no bucket', 'POST', '/object/nothing/x', text, 'x', noBucket],
    [
      'a name outside ASCII',
      'POST',
      '/object/BUCKET/a/%C3%A9.txt',
      text,
      'x',
      refusal('400', 'InvalidKey', 'Invalid key: a/é.txt', 'InvalidKey'),
    ],
    [
      'a robots tag that is none',
      'POST',
      '/object/BUCKET/r',
      { ...text, 'x-robots-tag': 'foo' },
      'x',
      {
        ...invalid('Invalid X-Robots-Tag header: Invalid X-Robots-Tag rule: "foo"'),
        error: 'invalid_x_robots_tag',
      },
    ],
    [
      'a placeholder that holds something',
      'POST',
      '/object/BUCKET/d/.emptyFolderPlaceholder',
      text,
      'x',
      refusal('413', 'Payload too large', 'The object exceeded the maximum allowed size', 'EntityTooLarge'),
    ],
    ['a missing object', 'GET', '/object/BUCKET/zzz', {}, undefined, notFound],
    ['a private bucket as a public one', 'GET', '/object/public/BUCKET/a/b%20c.txt', {}, undefined, noBucket],
    ['info of a missing object', 'GET', '/object/info/BUCKET/zzz', {}, undefined, notFound],
    [
      'an address for less than a second',
      'POST',
      '/object/sign/BUCKET/a/b%20c.txt',
      json,
      '{"expiresIn":0}',
      invalid('body/expiresIn must be >= 1'),
    ],
    [
      'an address for ever',
      'POST',
      '/object/sign/BUCKET/a/b%20c.txt',
      json,
      '{"expiresIn":1e300}',
      refusal('400', 'InvalidParameter', 'Invalid Parameter expiresIn', 'InvalidParameter'),
    ],
    ['an address of nothing', 'POST', '/object/sign/BUCKET/zzz', json, '{"expiresIn":60}', notFound],
    [
      'a signed address without its token',
      'GET',
      '/object/sign/BUCKET/a/b%20c.txt',
      {},
      undefined,
      invalid("querystring must have required property 'token'"),
    ],
    [
      'a signed address with any text',
      'GET',
      '/object/sign/BUCKET/a/b%20c.txt?token=abc',
      {},
      undefined,
      refusal('400', 'InvalidJWT', 'Invalid Compact JWS', 'InvalidJWT'),
    ],
    [
      'a move of nothing',
      'POST',
      '/object/move',
      json,
      '{"bucketId":"BUCKET","sourceKey":"zz","destinationKey":"y"}',
      notFound,
    ],
    [
      'a move without a source',
      'POST',
      '/object/move',
      json,
      '{"bucketId":"BUCKET","destinationKey":"y"}',
      invalid("body must have required property 'sourceKey'"),
    ],
    [
      'a copy onto another',
      'POST',
      '/object/copy',
      json,
      '{"bucketId":"BUCKET","sourceKey":"a/b c.txt","destinationKey":"a/b c.txt"}',
      duplicate,
    ],
    [
      'a list by a column that is none',
      'POST',
      '/object/list/BUCKET',
      json,
      '{"prefix":"","sortBy":{"column":"x"}}',
      invalid('body/sortBy/column must be equal to one of the allowed values'),
    ],
    [
      'a removal of no names',
      'DELETE',
      '/object/BUCKET',
      json,
      '{"prefixes":[]}',
      invalid('body/prefixes must NOT have fewer than 1 items'),
    ],
    ['a removal of nothing', 'DELETE', '/object/BUCKET/zzz', {}, undefined, notFound],
    [
      'a bucket that holds something',
      'DELETE',
      '/bucket/BUCKET',
      {},
      undefined,
      refusal('409', 'ResourceNotEmpty', 'The bucket you tried to delete is not empty', 'ResourceNotEmpty'),
    ],
    [
      'no token',
      'GET',
      '/bucket',
      { authorization: '' },
      undefined,
      refusal('403', 'Unauthorized', 'Invalid Compact JWS', 'AccessDenied'),
    ],
    [
      'a token that is none',
      'GET',
      '/bucket',
      { authorization: 'Bearer abc' },
      undefined,
      refusal('403', 'Unauthorized', 'Invalid Compact JWS', 'AccessDenied'),
    ],
  ]
  test.each(cases)('%s', async (_what, method, path, headers, body, expected) => {
    const answer = await call(
      method,
      path.replaceAll('BUCKET', bucket),
      headers,
      body?.replaceAll('BUCKET', bucket),
    )
    expect([answer.status, answer.json]).toEqual([400, expected])
    expect(Object.keys(answer.json)).toEqual(['statusCode', 'error', 'message', 'code'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('an unknown address is a 404', async () => {
    const answer = await call('PATCH', `/object/${bucket}/x`)
    expect(answer.status).toBe(404)
    expect(answer.json).toEqual(
      refusal('404', 'Not Found', `Route PATCH:/object/${bucket}/x not found`, 'InvalidRequest'),
    )
  })

  test('a preflight is answered to everybody', async () => {
    const answer = await ask(wire, 'OPTIONS', `/object/${bucket}/x`, {
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, '*'])
    expect(answer.headers['access-control-allow-headers']).toContain('x-upsert')
  })
})

describe('downloads', () => {
  const get = (headers: Record<string, string> = {}, query = '', method = 'GET') =>
    call(method, `/object/${bucket}/a/b%20c.txt${query}`, headers)

  test('say what they are', async () => {
    const whole = await get()
    expect([whole.status, whole.text]).toEqual([200, 'hello world'])
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'text/plain',
      etag,
      'x-robots-tag': 'none',
      'content-length': '11',
      'cache-control': 'max-age=60',
      'x-content-type-options': 'nosniff',
    })
    const head = await get({}, '', 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '11'])
    expect((await get({}, '?download=')).headers['content-disposition']).toBe('attachment;')
    expect((await get({}, '?download=foo%20bar.txt')).headers['content-disposition']).toBe(
      "attachment; filename=foo%20bar.txt; filename*=UTF-8''foo%20bar.txt",
    )
  })

  test.each([
    ['bytes=2-4', 206, 'llo', 'bytes 2-4/11'],
    ['bytes=-3', 206, 'rld', 'bytes 8-10/11'],
    ['bytes=6-', 206, 'world', 'bytes 6-10/11'],
    ['bytes=6-99', 206, 'world', 'bytes 6-10/11'],
    ['bytes=11-', 416, undefined, undefined],
    ['bytes=0-1,3-4', 416, undefined, undefined],
    ['bytes=-', 416, undefined, undefined],
    ['bytes=-0', 416, undefined, undefined],
    ['bytes=5-2', 416, undefined, undefined],
    ['lines=0-1', 416, undefined, undefined],
  ])('of the range %s', async (range, status, words, shown) => {
    const answer = await get({ range })
    expect([answer.status, answer.headers['content-range']]).toEqual([status, shown])
    if (words) expect([answer.text, answer.headers['content-length']]).toEqual([words, String(words.length)])
    else
      expect(answer.json).toEqual(refusal('416', 'invalid_range', 'invalid range provided', 'InvalidRange'))
  })

  test('are not sent again to whoever has them', async () => {
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    const { headers } = await get()
    expect((await get({ 'if-modified-since': String(headers['last-modified']) })).status).toBe(304)
    const stale = await get({ 'if-none-match': '"other"' })
    expect([stale.status, stale.headers['cache-control']]).toEqual([
      200,
      'max-age=60, stale-while-revalidate=30',
    ])
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })
})

describe('tokens', () => {
  const path = () => `${bucket}/a/b%20c.txt`
  const signed = async () => {
    const { json: answer } = await call('POST', `/object/sign/${path()}`, json, '{"expiresIn":60}')
    return String(answer.signedURL).split('token=')[1] ?? ''
  }

  test('of an address open that address only, and nobody signs in with one', async () => {
    const token = await signed()
    expect((await ask(wire, 'GET', `/object/sign/${path()}?token=${token}`)).text).toBe('hello world')
    const other = await ask(wire, 'GET', `/object/sign/${bucket}/a/other?token=${token}`)
    expect(other.json).toEqual(refusal('400', 'InvalidSignature', 'Invalid signature', 'InvalidSignature'))
    const bearer = await ask(wire, 'GET', `/object/authenticated/${path()}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(bearer.json.code).toBe('AccessDenied')
    const upload = await ask(wire, 'PUT', `/object/upload/sign/${path()}?token=${token}`, {
      headers: text,
      body: 'x',
    })
    expect(upload.json).toEqual(
      refusal('400', 'InvalidSignature', 'Token is not scoped for upload', 'InvalidSignature'),
    )
    const changed = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`
    const tampered = await ask(wire, 'GET', `/object/sign/${path()}?token=${changed}`)
    expect(tampered.json).toEqual(refusal('400', 'InvalidJWT', 'signature verification failed', 'InvalidJWT'))
    const forged = await new SignJWT({ url: `${bucket}/a/b c.txt`, scope: 'download' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('somebody else'.repeat(4)))
    expect((await ask(wire, 'GET', `/object/sign/${path()}?token=${forged}`)).status).toBe(400)
  })

  test('of a sign-in or a key are none in an address', async () => {
    for (const token of [ailsa.token, wire.serviceKey, wire.anonKey]) {
      const answer = await ask(wire, 'GET', `/object/sign/${path()}?token=${token}`)
      expect([answer.status, ['InvalidJWT', 'InvalidSignature'].includes(answer.json.code)]).toEqual([
        400,
        true,
      ])
    }
  })
})

describe('what nobody can mean', () => {
  const okAs4xx = (answer: RawAnswer) => {
    expect([answer.status >= 400 && answer.status < 500, answer.text.includes('/tmp')]).toEqual([true, false])
  }

  test.each([
    '../../etc/passwd',
    '%2e%2e/%2e%2e/x',
    'a/%2e%2e%2fb',
    'a/./b',
    '%2Fetc%2Fpasswd',
    'a%00b',
    'a%0d%0ab',
    'C:%5Cx',
    'a%23b',
    '%zz',
    '%ff',
    'x'.repeat(300),
    'y/'.repeat(600),
    '%F0%9F%98%80',
    '',
  ])('is refused as a name: %s', async (name) => {
    for (const method of ['POST', 'PUT', 'GET', 'DELETE', 'HEAD'])
      okAs4xx(await call(method, `/object/${bucket}/${name}`, text, method.startsWith('P') ? 'x' : undefined))
    okAs4xx(await call('POST', `/object/sign/${bucket}/${name}`, json, '{"expiresIn":60}'))
    okAs4xx(await call('POST', `/object/upload/sign/${bucket}/${name}`, json, '{}'))
  })

  test('but odd names are kept as they are', async () => {
    for (const name of ['dir/', 'a//b.txt', "w_!-.*'() &$@=;:+,?"]) {
      const written = encodeURI(name).replace('?', '%3F')
      const up = await call('POST', `/object/${bucket}/${written}`, text, 'x')
      expect(up.json.Key).toBe(`${bucket}/${name}`)
      expect((await call('GET', `/object/${bucket}/${written}`)).text).toBe('x')
    }
  })

  const form = (...lines: string[]) => lines.join('\r\n')
  const asForm = { 'content-type': 'multipart/form-data; boundary=b' }
  test.each<[string, Record<string, string>, string]>([
    ['cut', asForm, form('--b', 'Content-Disposition: form-data; name=""; filename="a"', '', 'half')],
    [
      'without a file',
      asForm,
      form('--b', 'Content-Disposition: form-data; name="cacheControl"', '', '60', '--b--', ''),
    ],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['of nothing', asForm, ''],
    [
      'with two files',
      asForm,
      form(
        '--b',
        'Content-Disposition: form-data; name=""; filename="a"',
        '',
        'x',
        '--b',
        'Content-Disposition: form-data; name="c"; filename="d"',
        '',
        'y',
        '--b--',
        '',
      ),
    ],
    [
      'with a header in a field',
      asForm,
      form(
        '--b',
        'Content-Disposition: form-data; name="contentType"',
        '',
        'text/plain\r\nx-evil: 1',
        '--b',
        'Content-Disposition: form-data; name=""; filename="a"',
        '',
        'x',
        '--b--',
        '',
      ),
    ],
    [
      'with a header in the cache-control',
      asForm,
      form(
        '--b',
        'Content-Disposition: form-data; name="cacheControl"',
        '',
        '60\r\nx-evil: 1',
        '--b',
        'Content-Disposition: form-data; name=""; filename="a"',
        '',
        'x',
        '--b--',
        '',
      ),
    ],
  ])('is refused as a form: %s', async (_what, headers, body) => {
    okAs4xx(await call('POST', `/object/${bucket}/form`, headers, body))
    expect((await call('GET', `/object/${bucket}/form`)).json).toEqual(notFound)
  })

  test('is refused as a body of JSON', async () => {
    const bodies = [
      'null',
      '[]',
      '"x"',
      '{"prefix":1}',
      '{"prefix":"\\u0000"}',
      '{"prefixes":["\\u0000"]}',
      '{"name":"\\ud800"}',
      '['.repeat(50_000),
    ]
    const places = [
      '/bucket',
      `/object/list/${bucket}`,
      `/object/list-v2/${bucket}`,
      '/object/move',
      '/object/copy',
      `/object/sign/${bucket}`,
      `/object/sign/${bucket}/a`,
      '/object/list/%00',
      '/object/list-v2/%00',
      '/bucket/%00/empty',
    ]
    for (const place of places)
      for (const body of bodies) {
        const { status } = await call('POST', place, json, body)
        expect([place, body.slice(0, 30), status < 500]).toEqual([place, body.slice(0, 30), true])
      }
    for (const body of bodies)
      expect((await call('DELETE', `/object/${bucket}`, json, body)).status).toBeLessThan(500)
    expect((await call('POST', `/object/list-v2/${bucket}`, json, '{"cursor":"%%%"}')).status).toBe(400)
    expect((await call('GET', '/bucket/%00')).status).toBe(400)
    expect((await call('GET', '/bucket?limit=x&offset=-1')).status).toBe(400)
  })

  test('is cut at the limit when its length was not said, and leaves nothing', async () => {
    const answer = await ask(wire, 'POST', `/object/${bucket}/chunked`, {
      headers: { ...service, ...text, 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(3_000_000),
    }).catch((error: NodeJS.ErrnoException) => error.code)
    // The line is closed under a sender that does not stop; what counts is that nothing is kept.
    if (typeof answer === 'object') expect(answer.json?.code).toBe('EntityTooLarge')
    expect((await call('GET', `/object/${bucket}/chunked`)).json).toEqual(notFound)
  })

  test('leaves nothing when it breaks off', async () => {
    await ask(wire, 'POST', `/object/${bucket}/broken-off`, {
      headers: { ...service, ...text, 'content-length': '1000' },
      body: 'only this',
      isBrokenOff: true,
    }).catch(() => {})
    expect((await call('GET', `/object/${bucket}/broken-off`)).json).toEqual(notFound)
    expect((await clientWith(wire, wire.serviceKey).from(bucket).list('')).error).toBeNull()
  })

  test('as metadata is stored without what cannot be', async () => {
    const metadata = Buffer.from('{"a":"x\\u0000y","b":"\\ud800","c":"\\\\u0000"}').toString('base64')
    const up = await call('POST', `/object/${bucket}/meta`, { ...text, 'x-metadata': metadata }, 'x')
    expect(up.status).toBe(200)
    expect((await call('GET', `/object/info/${bucket}/meta`)).json.metadata).toEqual({
      a: 'xy',
      b: '',
      c: '\\u0000',
    })
    await call('PUT', `/object/${bucket}/meta`, { ...text, 'x-metadata': 'no base64 json' }, 'x')
    expect((await call('GET', `/object/info/${bucket}/meta`)).json.metadata).toEqual({})
  })
})
