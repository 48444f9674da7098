import { refuse } from '../refusals.server.ts'

const largestMetadata = 1024 * 1024

/** The free object that a caller keeps beside a file, from JSON. What cannot be read counts as none. */
export function readUserMetadata(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  if (Buffer.byteLength(text) > largestMetadata)
    throw refuse('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    // Postgres holds neither NUL nor half a surrogate pair; what is nested too deeply throws here.
    return JSON.parse(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f]..)/gi, '$1'))
  } catch {
    return {}
  }
}

/** Seconds of the form field, as the header they become. */
export function cacheControlOf(seconds: string | undefined): string {
  if (seconds === undefined) return 'no-cache'
  return readCacheControl(/^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : seconds)
}

/** A cache-control as it will be answered; refuses what would not be a header. */
export function readCacheControl(value: string | undefined): string {
  if (value === undefined || value === '') return 'no-cache'
  if (!/^[\x20-\x7e]{1,200}$/.test(value))
    throw refuse('InvalidRequest', 'The cache-control of this file cannot be a header')
  return value
}

const robotRules =
  /^(all|noindex|nofollow|none|noarchive|nosnippet|noimageindex|notranslate|indexifembedded|max-snippet:\s*-?\d+|max-image-preview:\s*(none|standard|large)|max-video-preview:\s*-?\d+)$/

export function readRobotsTag(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  for (const rule of value.split(','))
    if (!robotRules.test(rule.trim().toLowerCase()))
      throw refuse(
        'InvalidRequest',
        `Invalid X-Robots-Tag header: Invalid X-Robots-Tag rule: "${rule.trim().slice(0, 100)}"`,
        { error: 'invalid_x_robots_tag' },
      )
  return value
}
