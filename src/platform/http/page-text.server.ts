import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Stands in built pages for the public address of the server, which only the running server knows. */
const standIn = 'https://balanse.invalid'

const compress = promisify(brotliCompress)

interface Text {
  plain: Buffer
  small: Buffer
  tag: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Sends the files that the build rendered, with this server's own address written into them. */
export type SendText = (request: FastifyRequest, reply: FastifyReply, file: string) => Promise<FastifyReply>

/**
 * Lays what changed since the build into a file; null while nothing did. `key` differs whenever what comes of it does.
 */
export type Filler = (file: string) => Promise<{ key: string; fill: (text: string) => string } | null>

/** Each file is read and compressed when it is first asked for, and then kept: there are a few dozen small ones. */
export function createTextSender(root: string, publicUrl: string, fillers: readonly Filler[]): SendText {
  const texts = new Map<string, { key: string; text: Promise<Text> }>()

  async function make(file: string, fill: (text: string) => string): Promise<Text> {
    const plain = Buffer.from(fill(readFileSync(join(root, file), 'utf8')).replaceAll(standIn, publicUrl))
    const small = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    })
    return { plain, small, tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
  }

  return async (request, reply, file) => {
    const filled = (await Promise.all(fillers.map((filler) => filler(file)))).find(
      (filling) => filling !== null,
    )
    const { key, fill } = filled ?? { key: '', fill: (text: string) => text }
    let made = texts.get(file)
    if (made?.key !== key) {
      made = { key, text: make(file, fill) }
      // A read that went wrong is tried again by the next who asks.
      made.text.catch(() => texts.delete(file))
      texts.set(file, made)
    }
    const { plain, small, tag } = await made.text
    const vary = reply.getHeader('vary')
    reply
      .type(types[extname(file)] ?? 'application/octet-stream')
      .header('etag', tag)
      .header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding')
    if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.status(304).send()
    const takesBrotli = /(^|[\s,])br([\s,;]|$)/.test(request.headers['accept-encoding'] ?? '')
    if (!takesBrotli) return reply.send(plain)
    return reply.header('content-encoding', 'br').send(small)
  }
}
