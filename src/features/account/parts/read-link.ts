import { safeOrigin } from '../rules.ts'

const purposes = ['sign-up', 'sign-in', 'recovery', 'invite', 'email-change', 'provider', 'identity'] as const
export type LinkPurpose = (typeof purposes)[number]

/** What the auth service sent along when it led a browser back here. */
export interface LinkBack {
  purpose: LinkPurpose | null
  /** The screen that takes it in, without anything secret, and with the way on. */
  path: string
  outcome:
    | { kind: 'code'; code: string; flowId: string | null }
    | { kind: 'tokens'; accessToken: string; refreshToken: string }
    /** The first of two confirmations of a change of address. */
    | { kind: 'half' }
    | { kind: 'refused'; code: string }
}

/** What the auth service calls the same things in a link that it made by itself. */
const ownTypes: Record<string, LinkPurpose> = {
  signup: 'sign-up',
  magiclink: 'sign-in',
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email-change',
}

/**
 * Reads the address of a page that may be opened by a link of the auth service; null for every other. A `code` alone
 * says nothing (other services lead back with one, too): it counts beside the `link` that our own addresses carry.
 */
export function readLink(href: string): LinkBack | null {
  const url = new URL(href)
  const query = url.searchParams
  const fragment = new URLSearchParams(url.hash.slice(1))
  const named = query.get('link')
  const purpose = purposes.find((name) => name === named) ?? ownTypes[fragment.get('type') ?? ''] ?? null
  const outcome = readOutcome(query, fragment, named !== null)
  return outcome && { purpose, path: pathFor(purpose, query.get('to')), outcome }
}

function readOutcome(
  query: URLSearchParams,
  fragment: URLSearchParams,
  isOurs: boolean,
): LinkBack['outcome'] | null {
  const either = (name: string) => fragment.get(name) ?? (isOurs ? query.get(name) : null)
  const error = either('error_code') ?? either('error')
  if (error) return { kind: 'refused', code: error }
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken }
  if (!isOurs) return null
  const code = query.get('code')
  if (code) return { kind: 'code', code, flowId: query.get('sb_flow_id') }
  return either('message') ? { kind: 'half' } : null
}

function pathFor(purpose: LinkPurpose | null, to: string | null): string {
  const screen = purpose === 'recovery' || purpose === 'invite' ? '/forgot-password' : '/sign-in'
  const destination = safeOrigin(to)
  return destination ? `${screen}?to=${encodeURIComponent(destination)}` : screen
}
