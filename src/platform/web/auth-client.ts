import { AuthClient } from '@supabase/auth-js'

/** The key under which the client keeps the session in local storage. */
const sessionKey = 'balanse-session'

/**
 * The client of the auth service. Who is signed in is asked of session.ts; the screens of the account call the rest
 * themselves. Addresses with a code are not looked at here: the account's screens decide what such a link may do.
 */
export const authClient = new AuthClient({
  url: `${globalThis.location?.origin ?? ''}/auth/v1`,
  storageKey: sessionKey,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: false,
  flowType: 'pkce',
  // A link names the request that it answers: two letters that were asked for one after the other both open.
  experimental: { appendPkceFlowIdToRedirects: true, recoveryCodes: true },
})
