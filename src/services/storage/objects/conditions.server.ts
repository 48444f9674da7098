import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '#platform/blobs/blobs.server.ts'
import { refuse } from '../refusals.server.ts'

interface About {
  eTag: string
  lastModified: string
  size: number
}

/** Whether the caller already has these bytes, by their tag or, without one, by their time (RFC 9110, 13.2.2). */
export function isUnchanged(headers: IncomingHttpHeaders, about: About): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === about.eTag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= secondsOf(about.lastModified)
}

/**
 * The one range of a request, its end cut to the size; undefined when all is asked for, or when a part was wanted of
 * bytes that are not these any more. Throws InvalidRange for several ranges, other units and what lies outside.
 */
export function readRange(headers: IncomingHttpHeaders, about: About): ByteRange | undefined {
  const { range } = headers
  const of = headers['if-range']?.toString()
  if (range === undefined) return undefined
  if (of !== undefined && of !== about.eTag && Date.parse(of) !== secondsOf(about.lastModified))
    return undefined
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if (first === '' && last === '') throw refuse('InvalidRange')
  const start = first === '' ? Math.max(about.size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? about.size - 1 : Math.min(Number(last), about.size - 1)
  if (start > end) throw refuse('InvalidRange')
  return { start, end }
}

/** A header has no fractions of a second. */
function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000) * 1000
}
