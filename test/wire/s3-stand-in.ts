import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface S3StandIn {
  url: string
  /** What lies in it, by bucket/key. */
  objects: Map<string, { bytes: Buffer; writtenAt: Date }>
  /** How many of the next requests it refuses as a store does that is down. */
  outage: { requests: number }
  close(): Promise<void>
}

/** As much of the S3 protocol as the files service speaks: put, get with ranges, copy, delete, list. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const outage = { requests: 0 }
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(pathname.slice(1))
    const send = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) => {
      // An empty 204 says nothing of a type; everything that is no content is XML here.
      reply.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
    }
    if (outage.requests > 0) {
      outage.requests -= 1
      request.resume()
      return send(503, error('ServiceUnavailable'))
    }
    if (!request.headers.authorization?.includes('Credential=who/')) return send(403, error('AccessDenied'))
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source']
      if (typeof source === 'string') {
        const from = objects.get(decodeURIComponent(source))
        if (!from) return send(404, error('NoSuchKey'))
        objects.set(key, { bytes: from.bytes, writtenAt: new Date() })
        return send(200, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>')
      }
      const bytes = await buffer(request)
      // A store that does not know the wrapping of newer checksums would keep it; so does this one refuse it.
      if (request.headers['content-encoding']?.includes('aws-chunked')) return send(400, error('Wrapped'))
      objects.set(key, { bytes, writtenAt: new Date() })
      return send(200, '', { etag: '"x"' })
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return send(204)
    }
    if (searchParams.get('list-type') === '2') return send(200, list(objects, key, searchParams))
    const found = objects.get(key)
    if (!found) return send(404, error('NoSuchKey'))
    const part = partOf(request, found.bytes)
    return send(part.length < found.bytes.length ? 206 : 200, part, {
      'content-type': 'application/octet-stream',
      'content-length': String(part.length),
    })
  }
  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    outage,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function partOf(request: IncomingMessage, bytes: Buffer): Buffer {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  return start === undefined ? bytes : bytes.subarray(Number(start), Number(end) + 1)
}

/** Two entries a page, so that whoever reads them has to turn pages. */
function list(objects: S3StandIn['objects'], bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket.replace(/\/$/, '')}/${query.get('prefix') ?? ''}`
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, 2)
  const contents = page.map((key) => {
    const { writtenAt, bytes } = objects.get(key) ?? { writtenAt: new Date(), bytes: Buffer.alloc(0) }
    const name = key.slice(key.indexOf('/') + 1)
    return `<Contents><Key>${name}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const more = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`
}

function error(code: string): string {
  return `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
