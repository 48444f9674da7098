import { isAuthPKCECodeVerifierMissingError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { readLink, type LinkBack, type LinkPurpose } from './read-link.ts'

export type LinkPhase =
  | 'none'
  | 'opening'
  /** The link would open an account without having been asked for in this browser; the person decides. */
  | 'asking'
  | 'opened'
  /** One of the two confirmations of a change of address is there. */
  | 'half'
  /** Asked for in another browser: what it confirms is confirmed, but nobody is signed in by it here. */
  | 'elsewhere'
  | 'refused'
  /** The server did not answer; the link is still good. */
  | 'offline'

export interface LinkState {
  phase: LinkPhase
  purpose: LinkPurpose | null
  /** While asking: whose account the link opens. */
  email: string
  /** When refused: the auth service's code. */
  code: string
}

const nothing: LinkState = { phase: 'none', purpose: null, email: '', code: '' }
let current = nothing
let link: LinkBack | null = null
const listeners = new Set<() => void>()

function update(change: Partial<LinkState>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export function useLinkBack(): LinkState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/**
 * Takes in the link that opened this page, if one did: what is secret leaves the address at once, before anything is
 * drawn, and the screen that belongs to the link opens. Call once, before the first render.
 */
export function takeLinkBack(): void {
  link = readLink(globalThis.location.href)
  if (!link) return
  history.replaceState(null, '', link.path)
  void openLink()
}

/** Opens the link, or tries once more after the server was out of reach. */
export async function openLink(): Promise<void> {
  if (!link) return
  const { purpose, outcome } = link
  update({ ...nothing, phase: 'opening', purpose })
  if (outcome.kind === 'refused') return update({ phase: 'refused', code: outcome.code })
  if (outcome.kind === 'half') return update({ phase: 'half' })
  try {
    if (outcome.kind === 'tokens') return update(await askAbout(outcome.accessToken))
    // This adds to an account that is open here. A new session would be a step back from the one that there is.
    if (purpose === 'email-change') await authClient.refreshSession()
    else await exchange(outcome.code, outcome.flowId)
    update({ phase: 'opened' })
  } catch (error) {
    update(explain(error))
  }
}

async function exchange(code: string, flowId: string | null): Promise<void> {
  const answer = authClient.exchangeCodeForSession(code, flowId === null ? undefined : { flowId })
  await session.unpack(answer)
}

/** A link with tokens in it may have come from anybody, also from somebody who wants to read what is written next. */
async function askAbout(accessToken: string): Promise<Partial<LinkState>> {
  const { user } = await session.unpack(authClient.getUser(accessToken))
  return { phase: 'asking', email: user?.email ?? '' }
}

function explain(error: unknown): Partial<LinkState> {
  if (isAuthPKCECodeVerifierMissingError(error)) return { phase: 'elsewhere' }
  if (isAuthRetryableFetchError(error)) return { phase: 'offline' }
  const { code } = error as { code?: unknown }
  return { phase: 'refused', code: typeof code === 'string' ? code : '' }
}

/** The person said yes to the account that the link opens. */
export async function acceptLink(): Promise<void> {
  if (link?.outcome.kind !== 'tokens') return
  const { accessToken, refreshToken } = link.outcome
  const choosesPassword = link.purpose === 'recovery' || link.purpose === 'invite'
  update({ phase: 'opening' })
  try {
    const tokens = { access_token: accessToken, refresh_token: refreshToken }
    await session.unpack(authClient.setSession(tokens))
    session.setRecovering(choosesPassword)
    update({ phase: 'opened' })
  } catch (error) {
    update(explain(error))
  }
}

/** What the link had to say is read. */
export function forgetLink(): void {
  link = null
  update(nothing)
}
