import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createGunzip } from 'node:zlib'
import { isPublicAddress } from './public-address.server.ts'

export interface Question {
  /** http or https, without a name and password in it. */
  address: string
  /** Only a GET follows redirects. */
  method?: 'GET' | 'POST' | 'PUT' | 'MKCOL'
  headers?: Record<string, string>
  body?: string | Buffer
  /** The most bytes that an answer may have, unpacked. */
  most: number
  /** Milliseconds for everything, redirects included. */
  patienceMs: number
}

export interface Answer {
  status: number
  /** `etag` and its like; of a header that came twice the first. */
  header: (name: string) => string
  body: string
}

export type TroubleKind = 'address' | 'near' | 'unreachable' | 'slow' | 'large' | 'redirects'

/** Why there is no answer, in a sentence for the person who gave the address. */
export class OutsideTrouble extends Error {
  readonly kind: TroubleKind

  constructor(kind: TroubleKind) {
    super(sentences[kind])
    this.name = 'OutsideTrouble'
    this.kind = kind
  }
}

const sentences: Record<TroubleKind, string> = {
  address: 'This is no address that can be asked. It begins with https:// and has no password in it.',
  near: 'This address leads into the network of the server itself, where nothing is asked.',
  unreachable: 'Nothing answers at this address.',
  slow: 'The other server took too long to answer.',
  large: 'The answer is larger than what is read here.',
  redirects: 'This address leads on and on, or from a protected connection to an open one.',
}

/** Asks an address that a person typed. */
export type AskOutside = (question: Question) => Promise<Answer>

const redirectsMost = 5

/**
 * Asks addresses of other people's servers, and never one on the network of this server: each name is looked up here, every
 * address that it stands for has to be public, and the connection goes to the very address that was checked, so that a name
 * that changes its mind in between wins nothing. Redirects go through the same door. `near` are the hosts (with the port
 * where it is not the usual one) that the operator trusts although they are near. Throws OutsideTrouble.
 */
export function createAskOutside(near: readonly string[]): AskOutside {
  return async (question) => {
    const signal = AbortSignal.timeout(question.patienceMs)
    let url = readAddress(question.address)
    for (let step = 0; step <= redirectsMost; step++) {
      const isNear = near.includes(url.host)
      checkHost(url, isNear)
      const reply = await send(url, question, isNear, signal)
      const next = reply.headers.location
      const isRead = (question.method ?? 'GET') === 'GET'
      const leadsOn = isRead && [301, 302, 303, 307, 308].includes(reply.statusCode ?? 0)
      if (!leadsOn || !next) return read(reply, question.most, signal)
      reply.destroy()
      const from = url
      url = readAddress(next, from)
      if (from.protocol === 'https:' && url.protocol === 'http:') throw new OutsideTrouble('redirects')
    }
    throw new OutsideTrouble('redirects')
  }
}

/** Checks an address as far as it can be without asking anybody. Throws OutsideTrouble. */
export function readAddress(text: string, from?: URL): URL {
  const url = URL.parse(text.trim(), from?.href)
  const port = Number(url?.port || 443)
  // Below 1024 stand mail, files and remote control: services that would take our question for something else.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    (port < 1024 && ![80, 443].includes(port))
  )
    throw new OutsideTrouble('address')
  return url
}

function checkHost(url: URL, isNear: boolean): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name is checked when it is looked up; a bare address never is.
  if (!isNear && isIP(host) && !isPublicAddress(host)) throw new OutsideTrouble('near')
}

/** Looks a name up and refuses it when any address that it stands for is near. */
const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [])
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new OutsideTrouble('near'), [])
    const [first] = found
    if (options.all || !first) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

function send(url: URL, question: Question, isNear: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: {
        'user-agent': 'Balanse',
        'accept-encoding': 'gzip',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      // A connection of its own each time: one that is kept was checked for another question.
      agent: false,
      signal,
      ...(isNear ? {} : { lookup: lookUpPublic }),
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(asTrouble(error, signal)))
    request.end(body)
  })
}

async function read(reply: IncomingMessage, most: number, signal: AbortSignal): Promise<Answer> {
  const packing = reply.headers['content-encoding'] ?? 'identity'
  if (!['identity', 'gzip'].includes(packing)) throw new OutsideTrouble('unreachable')
  const unpack = packing === 'gzip' ? createGunzip() : null
  if (unpack) reply.on('error', (error) => unpack.destroy(error)).pipe(unpack)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of (unpack ?? reply) as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most) throw new OutsideTrouble('large')
      parts.push(part)
    }
  } catch (error) {
    throw asTrouble(error, signal)
  } finally {
    reply.destroy()
  }
  return {
    status: reply.statusCode ?? 0,
    header: (name) => [reply.headers[name] ?? ''].flat()[0] ?? '',
    body: Buffer.concat(parts).toString('utf8'),
  }
}

function asTrouble(error: unknown, signal: AbortSignal): OutsideTrouble {
  if (error instanceof OutsideTrouble) return error
  return new OutsideTrouble(signal.aborted ? 'slow' : 'unreachable')
}
