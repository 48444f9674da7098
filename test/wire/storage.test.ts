import { randomBytes } from 'node:crypto'
import { StorageError, type StorageClient } from '@supabase/storage-js'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { clientWith, join, newName, storageUrl, type Somebody } from './storage-people.ts'

const wire = inject('wire')
let operator: StorageClient
let anybody: StorageClient
let ailsa: Somebody
let ben: Somebody
let bucket: string

const codeOf = (error: unknown) => (error as (StorageError & { statusCode?: string }) | null)?.statusCode

beforeAll(async () => {
  operator = clientWith(wire, wire.serviceKey)
  anybody = clientWith(wire, wire.anonKey)
  ailsa = await join(wire)
  ben = await join(wire)
  bucket = newName('private')
  expect((await operator.createBucket(bucket, { public: false })).error).toBeNull()
})

test('the service says that it is there', async () => {
  const reply = await fetch(`${storageUrl(wire)}/health`)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({ healthy: true })
})

describe('buckets', () => {
  test('are made, read, changed, listed and removed with the service key', async () => {
    const name = newName('bucket')
    const made = await operator.createBucket(name, {
      public: true,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['image/*', 'text/plain'],
    })
    expect(made.data).toEqual({ name })
    const { data } = await operator.getBucket(name)
    expect(Object.keys(data ?? {}).sort()).toEqual([
      'allowed_mime_types',
      'created_at',
      'file_size_limit',
      'id',
      'name',
      'owner',
      'public',
      'updated_at',
    ])
    expect(data).toMatchObject({ id: name, owner: '', public: true, file_size_limit: 1_000_000 })
    expect((await operator.updateBucket(name, { public: false })).data?.message).toBe('Successfully updated')
    const { data: listed } = await operator.listBuckets({ search: name })
    expect(listed).toMatchObject([{ id: name, type: 'STANDARD', public: false, file_size_limit: 1_000_000 }])
    await operator.from(name).upload('a/b.txt', 'x', { contentType: 'text/plain' })
    expect(codeOf((await operator.deleteBucket(name)).error)).toBe('409')
    expect((await operator.emptyBucket(name)).data?.message).toBe(
      'Empty bucket has been queued. Completion may take up to an hour.',
    )
    expect((await operator.deleteBucket(name)).data?.message).toBe('Successfully deleted')
    expect(codeOf((await operator.getBucket(name)).error)).toBe('404')
  })

  test('are not there for anybody without the service key', async () => {
    for (const client of [anybody, ailsa.storage]) {
      expect((await client.listBuckets()).data).toEqual([])
      expect((await client.getBucket(bucket)).error?.message).toBe('Bucket not found')
      expect((await client.updateBucket(bucket, { public: true })).error?.message).toBe('Bucket not found')
      expect((await client.deleteBucket(bucket)).error?.message).toBe('Bucket not found')
      expect((await client.createBucket(newName('mine'))).error?.message).toBe(
        'new row violates row-level security policy',
      )
      expect((await client.emptyBucket(bucket)).error?.message).toBe('Access denied: Invalid role')
    }
    expect((await operator.getBucket(bucket)).data?.public).toBe(false)
  })
})

describe("objects in one's own folder", () => {
  test('are uploaded in every form, read back, replaced and removed', async () => {
    const files = ailsa.storage.from(bucket)
    const path = `${ailsa.id}/notes/first note.txt`
    const up = await files.upload(path, new Blob(['hello world'], { type: 'text/plain' }), {
      cacheControl: '60',
      metadata: { mood: 'calm' },
    })
    expect(up.data).toMatchObject({ path, fullPath: `${bucket}/${path}` })
    expect(await (await files.download(path)).data?.text()).toBe('hello world')
    expect(codeOf((await files.upload(path, 'again')).error)).toBe('409')
    const { data: info } = await files.info(path)
    expect(info).toMatchObject({
      id: up.data?.id,
      name: path,
      size: 11,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      etag: '"5eb63bbbe01eeed093cb22bb8f5acdc3"',
      metadata: { mood: 'calm' },
    })
    const again = await files.upload(path, Buffer.from('second'), { upsert: true, contentType: 'text/plain' })
    expect(again.data?.id).toBe(up.data?.id)
    expect((await files.info(path)).data?.version).not.toBe(info?.version)
    expect((await files.update(path, 'third', { contentType: 'text/plain' })).data?.id).toBe(up.data?.id)
    expect(await (await files.download(path)).data?.text()).toBe('third')
    expect((await files.exists(path)).data).toBe(true)
    const removed = await files.remove([path, `${ailsa.id}/never there`])
    expect(removed.data).toMatchObject([{ name: path, bucket_id: bucket, owner: ailsa.id }])
    expect((await files.exists(path)).data).toBe(false)
    expect((await files.download(path)).error).toBeTruthy()
  })

  test('come back whole when they are large, also as a stream of unknown length', async () => {
    const bytes = randomBytes(5_000_000)
    const path = `${ailsa.id}/large.bin`
    const stream = new Blob([bytes]).stream()
    const { error } = await ailsa.storage.from(bucket).upload(path, stream, {
      contentType: 'application/octet-stream',
      duplex: 'half',
    })
    expect(error).toBeNull()
    const { data } = await ailsa.storage.from(bucket).download(path)
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  })

  test('are listed by folder, by search, by page and as names', async () => {
    const files = ailsa.storage.from(bucket)
    const root = `${ailsa.id}/list`
    for (const name of ['b.txt', 'A.txt', 'sub/one.txt', 'sub/two.txt', 'c_x.txt', 'cyx.txt'])
      expect((await files.upload(`${root}/${name}`, 'x')).error).toBeNull()
    const { data } = await files.list(root)
    expect(data?.map((entry) => [entry.name, entry.id === null])).toEqual([
      ['A.txt', false],
      ['b.txt', false],
      ['c_x.txt', false],
      ['cyx.txt', false],
      ['sub', true],
    ])
    expect(data?.[0]?.metadata).toMatchObject({ size: 1, contentLength: 1, httpStatusCode: 200 })
    expect((await files.list(root, { search: 'c_' })).data?.map((entry) => entry.name)).toEqual(['c_x.txt'])
    expect((await files.list(root, { limit: 1, offset: 1 })).data?.map((entry) => entry.name)).toEqual([
      'b.txt',
    ])
    const sorted = await files.list(root, { sortBy: { column: 'created_at', order: 'desc' } })
    expect(sorted.data?.map((entry) => entry.name)).toEqual(['sub', 'cyx.txt', 'c_x.txt', 'A.txt', 'b.txt'])

    for (const sortBy of [undefined, { column: 'created_at', order: 'desc' } as const]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await files.listV2({
          prefix: `${root}/`,
          limit: 2,
          with_delimiter: true,
          ...(sortBy ? { sortBy } : {}),
          ...(cursor ? { cursor } : {}),
        })
        expect(page.error).toBeNull()
        for (const found of [...(page.data?.objects ?? []), ...(page.data?.folders ?? [])])
          seen.push(found.name)
        cursor = page.data?.nextCursor
      } while (cursor)
      expect(seen.sort()).toEqual(
        ['A.txt', 'b.txt', 'c_x.txt', 'cyx.txt', 'sub/'].map((name) => `${root}/${name}`).sort(),
      )
    }
  })

  test('are moved and copied, and the copy lives by itself', async () => {
    const files = ailsa.storage.from(bucket)
    const [one, two, three] = ['one', 'two', 'three'].map((name) => `${ailsa.id}/${name}.txt`) as [
      string,
      string,
      string,
    ]
    const { data: up } = await files.upload(one, 'words', { metadata: { a: 1 } })
    expect((await files.copy(one, two)).data?.path).toBe(`${bucket}/${two}`)
    expect(codeOf((await files.move(one, two)).error)).toBe('409')
    expect((await files.move(one, three)).data?.message).toBe('Successfully moved')
    expect((await files.move(three, three)).data?.message).toBe('Successfully moved')
    expect(codeOf((await files.move(one, three)).error)).toBe('404')
    expect((await files.info(three)).data).toMatchObject({ id: up?.id, metadata: { a: 1 } })
    await files.remove([three])
    expect(await (await files.download(two)).data?.text()).toBe('words')
  })

  test('are opened to others by signed addresses, and to nobody else', async () => {
    const files = ailsa.storage.from(bucket)
    const path = `${ailsa.id}/signed file.txt`
    await files.upload(path, 'for a friend', { contentType: 'text/plain' })
    const { data } = await files.createSignedUrl(path, 60, { download: 'a friend.txt' })
    const answer = await fetch(data?.signedUrl ?? '')
    expect(await answer.text()).toBe('for a friend')
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename=a%20friend.txt; filename*=UTF-8''a%20friend.txt",
    )
    expect(answer.headers.get('expires')).toMatch(/GMT$/)
    const many = await files.createSignedUrls([path, `${ailsa.id}/nothing`], 60)
    expect(many.data).toMatchObject([
      { error: null, path },
      { error: 'Either the object does not exist or you do not have access to it', signedUrl: null },
    ])
  })

  test('are uploaded once by whoever holds a signed upload', async () => {
    const path = `${ailsa.id}/from-a-friend.txt`
    const { data } = await ailsa.storage.from(bucket).createSignedUploadUrl(path)
    const friend = anybody.from(bucket)
    expect((await friend.uploadToSignedUrl(path, data?.token ?? '', 'gift')).error).toBeNull()
    expect(codeOf((await friend.uploadToSignedUrl(path, data?.token ?? '', 'again')).error)).toBe('409')
    expect((await friend.uploadToSignedUrl(`${ailsa.id}/else`, data?.token ?? '', 'x')).error?.message).toBe(
      'Invalid signature',
    )
    expect(await (await ailsa.storage.from(bucket).download(path)).data?.text()).toBe('gift')
    expect(codeOf((await ailsa.storage.from(bucket).createSignedUploadUrl(path)).error)).toBe('409')
  })
})

describe("another person's folder", () => {
  const calls = (client: StorageClient, path: string) => {
    const files = client.from(bucket)
    return {
      download: files.download(path),
      info: files.info(path),
      exists: files.exists(path),
      sign: files.createSignedUrl(path, 60),
      signMany: files.createSignedUrls([path], 60),
      move: files.move(path, `${ben.id}/taken`),
      copy: files.copy(path, `${ben.id}/taken`),
      remove: files.remove([path]),
      list: files.list(path.slice(0, path.lastIndexOf('/'))),
      listV2: files.listV2({ prefix: path }),
      drawn: files.download(path, { transform: { width: 10 } }),
      signDrawn: files.createSignedUrl(path, 60, { transform: { width: 10 } }),
    }
  }
  /** The addresses that the client does not ask for by itself. */
  const addresses = [
    'GET object',
    'HEAD object',
    'GET object/authenticated',
    'HEAD object/authenticated',
    'GET object/public',
    'GET object/info',
    'GET object/info/authenticated',
    'GET object/info/public',
    'GET render/image/authenticated',
    'GET render/image/public',
    'DELETE object',
  ]
  const replies = async ({ token }: Somebody, path: string) => {
    const found: Record<string, string> = {}
    for (const address of addresses) {
      const [method = '', prefix = ''] = address.split(' ')
      const reply = await fetch(`${storageUrl(wire)}/${prefix}/${bucket}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      })
      found[address] = `${reply.status} ${await reply.text()}`
    }
    return found
  }
  const answers = async (client: StorageClient, path: string) => {
    const entries = Object.entries(calls(client, path)).map(async ([name, call]) => {
      const { data, error } = (await call) as { data: unknown; error: StorageError | null }
      const words = error && [error.message, error.name, codeOf(error)]
      return [name, JSON.stringify([data, words]).replaceAll(path, 'PATH')]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  test('answers every call as one where nothing is', async () => {
    const path = `${ailsa.id}/secret.txt`
    expect((await ailsa.storage.from(bucket).upload(path, 'secret')).error).toBeNull()
    const missing = `${ben.id}/secret.txt`
    expect(await answers(ben.storage, path)).toEqual(await answers(ben.storage, missing))
    const raw = await replies(ben, path)
    expect(raw).toEqual(await replies(ben, missing))
    expect(Object.values(raw).filter((reply) => reply.startsWith('2'))).toEqual([])
    expect(await (await ailsa.storage.from(bucket).download(path)).data?.text()).toBe('secret')
    for (const upsert of [true, false]) {
      const { error } = await ben.storage.from(bucket).upload(path, 'mine now', { upsert })
      expect([error?.message, codeOf(error)]).toEqual(['new row violates row-level security policy', '403'])
    }
    const { error } = await ben.storage.from(bucket).createSignedUploadUrl(path)
    expect(error?.message).toBe('new row violates row-level security policy')
    await ben.storage.from(bucket).upload(`${ben.id}/own.txt`, 'own')
    expect((await ben.storage.from(bucket).move(`${ben.id}/own.txt`, path)).error?.message).toBe(
      'new row violates row-level security policy',
    )
    expect((await ben.storage.from(bucket).copy(`${ben.id}/own.txt`, path)).error?.message).toBe(
      'new row violates row-level security policy',
    )
    expect(await (await ailsa.storage.from(bucket).download(path)).data?.text()).toBe('secret')
  })

  test('and everything else are closed to the anon key, but for public buckets', async () => {
    const path = `${ailsa.id}/secret.txt`
    expect((await anybody.from(bucket).download(path)).error).toBeTruthy()
    expect((await anybody.from(bucket).list('')).data).toEqual([])
    expect((await anybody.from(bucket).remove([path])).data).toEqual([])
    expect((await anybody.from(bucket).upload('x.txt', 'x')).error?.message).toBe(
      'new row violates row-level security policy',
    )
    const open = newName('public')
    await operator.createBucket(open, { public: true })
    await operator.from(open).upload('sign.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {
      contentType: 'image/svg+xml',
    })
    await operator.from(open).upload('page.html', '<b>x</b>', { contentType: 'text/html' })
    expect((await anybody.from(open).list('')).data).toEqual([])
    const svg = await fetch(anybody.from(open).getPublicUrl('sign.svg').data.publicUrl)
    expect(svg.status).toBe(200)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.headers.get('content-disposition')).toBe('attachment;')
    expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(svg.headers.get('x-content-type-options')).toBe('nosniff')
    expect(svg.headers.get('access-control-allow-origin')).toBe('*')
    const page = await fetch(`${storageUrl(wire)}/object/public/${open}/page.html`)
    expect(page.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test('is not reached with a token whose session has ended', async () => {
    const cora = await join(wire)
    const path = `${cora.id}/mine.txt`
    expect((await cora.storage.from(bucket).upload(path, 'mine')).error).toBeNull()
    await fetch(`${wire.url.replace(/\/$/, '')}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cora.token}` },
    })
    expect((await cora.storage.from(bucket).download(path)).error).toBeTruthy()
    expect(codeOf((await cora.storage.from(bucket).upload(path, 'x', { upsert: true })).error)).toBe('403')
  })
})

test('of several simultaneous uploads of one name, one wins and the others get a duplicate', async () => {
  const path = `${ben.id}/race.txt`
  const done = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ben.storage.from(bucket).upload(path, `writer ${n}`)),
  )
  expect(done.filter(({ error }) => error === null)).toHaveLength(1)
  expect(done.filter(({ error }) => codeOf(error) === '409')).toHaveLength(5)
  const winner = done.findIndex(({ error }) => error === null)
  expect(await (await ben.storage.from(bucket).download(path)).data?.text()).toBe(`writer ${winner}`)
})

test('whoever reads while an object is replaced gets one content or the other, and always one', async () => {
  const files = ben.storage.from(bucket)
  const path = `${ben.id}/replaced.txt`
  await files.upload(path, 'x'.repeat(1000))
  let isDone = false
  const write = async () => {
    for (const letter of 'abcdefghijklmnopqrst')
      await files.upload(path, letter.repeat(1000), { upsert: true })
    isDone = true
  }
  const read = async () => {
    while (!isDone) {
      const { data, error } = await files.download(path)
      expect(error).toBeNull()
      expect(await data?.text()).toMatch(/^(\w)\1{999}$/)
    }
  }
  await Promise.all([write(), read(), read(), read()])
})

test('limits and kinds of a bucket hold for every way in', async () => {
  const strict = newName('strict')
  await operator.createBucket(strict, { public: false, fileSizeLimit: 1000, allowedMimeTypes: ['image/*'] })
  const files = operator.from(strict)
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect((await files.upload('a.png', png, { contentType: 'image/png' })).error).toBeNull()
  expect((await files.upload('a.pdf', 'x', { contentType: 'application/pdf' })).error?.message).toBe(
    'mime type application/pdf is not supported',
  )
  // Bytes that call themselves a picture and are another thing.
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)])
  expect(codeOf((await files.upload('lie.png', zip, { contentType: 'image/png' })).error)).toBe('415')
  // A page says nothing of itself in its first bytes; a picture always does.
  for (const page of ['<html><script>1</script>', '<svg onload="alert(1)">', '']) {
    const { error } = await files.upload('lie.png', page, { contentType: 'image/png' })
    expect([error?.message, codeOf(error)]).toEqual([
      'This file is not the picture that its type says',
      '415',
    ])
  }
  const large = Buffer.alloc(1001)
  const forms = [large, new Blob([large], { type: 'image/png' }), new Blob([large]).stream()]
  for (const body of forms) {
    const { error } = await files.upload('large.png', body, { contentType: 'image/png', duplex: 'half' })
    expect([error?.message, codeOf(error)]).toEqual(['The object exceeded the maximum allowed size', '413'])
  }
  await operator.from(bucket).upload('large.txt', large, { contentType: 'image/png', upsert: true })
  const elsewhere = operator.from(bucket)
  for (const way of ['move', 'copy'] as const) {
    const { error } = await elsewhere[way]('large.txt', 'large.txt', { destinationBucket: strict })
    expect(codeOf(error)).toBe('413')
  }
  expect((await files.list('')).data?.map((entry) => entry.name)).toEqual(['a.png'])
})
