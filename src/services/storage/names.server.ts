import type { FastifyRequest } from 'fastify'
import { refuse } from './refusals.server.ts'

/** A place in the store: a bucket and the name in it, as it stands in an address. */
export interface Target {
  bucket: string
  name: string
}

/** What an address of our own begins with; a bucket of such a name could never be reached. */
const reservedBuckets = [
  'authenticated',
  'copy',
  'info',
  'list',
  'list-v2',
  'move',
  'public',
  'sign',
  'upload',
]
const longestName = 900
/** Stores and archives of other kinds end here; nobody types more in one folder name. */
const longestSegment = 255

/**
 * The target behind a prefix of this service, for example `/object/sign`. Read from the address as it came, because
 * the router takes a slash at the end away, which belongs to a name. Throws InvalidKey.
 */
export function readTarget(request: FastifyRequest, prefix: string): Target {
  const [path = ''] = request.url.split('?')
  const rest = path.slice('/storage/v1'.length + prefix.length + 1)
  const slash = rest.indexOf('/')
  const bucket = decode(slash < 0 ? rest : rest.slice(0, slash))
  const name = slash < 0 ? '' : decode(rest.slice(slash + 1))
  checkName(name)
  return { bucket, name }
}

/** Refuses a name that the protocol does not know, or that some file system or tool would read as another one. */
export function checkName(name: string): void {
  const isKnown = /^[\w/!\-.*'() &$@=;:+,?]+$/.test(name)
  const segments = name.split('/')
  const isPlain =
    !name.startsWith('/') &&
    segments.every((part) => part !== '.' && part !== '..' && part.length <= longestSegment)
  if (isKnown && isPlain && name.length <= longestName) return
  throw refuse('InvalidKey', `Invalid key: ${name.slice(0, 200).toWellFormed()}`)
}

export function checkBucketName(name: string): void {
  const isKnown = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/.test(name) && name.trim() === name
  const isOurs = reservedBuckets.includes(name) || name.endsWith('--iceberg') || /^\.+$/.test(name)
  if (!isKnown || isOurs) throw refuse('InvalidBucketName')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refuse('InvalidKey', 'Invalid key: the address is not written as it has to be')
  }
}
