import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { homePath } from '../rules.ts'

/** What a letter with a code and a link is for. */
export type LetterKind = 'sign-up' | 'sign-in' | 'recovery'

/** Seconds between two letters to one address; the server holds to the same. */
export const letterSpacing = 60

/**
 * Where the link of a letter leads: the screen that takes it in, with what it is for and where the person was going.
 * Both are this site's own, so the server always allows them.
 */
export function letterAddress(
  kind: LetterKind | 'email-change' | 'provider' | 'identity',
  destination: string,
): string {
  const url = new URL(kind === 'recovery' ? '/forgot-password' : '/sign-in', globalThis.location.origin)
  url.searchParams.set('link', kind)
  if (destination !== homePath) url.searchParams.set('to', destination)
  return url.href
}

/**
 * Sends the letter, or sends it again. Throws the client's AuthError. Whether the address has an account is not told:
 * an unknown one gets the same answer.
 */
export async function sendLetter(kind: LetterKind, email: string, destination: string): Promise<void> {
  const address = letterAddress(kind, destination)
  if (kind === 'recovery')
    await session.unpack(authClient.resetPasswordForEmail(email, { redirectTo: address }))
  else if (kind === 'sign-up')
    await session.unpack(authClient.resend({ type: 'signup', email, options: { emailRedirectTo: address } }))
  else {
    const { error } = await authClient.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: address },
    })
    // This one code would tell that there is no account with this address.
    if (error && error.code !== 'otp_disabled') throw error
  }
}

/** Opens the session that a typed code stands for. It works on every device, other than the link beside it. */
export async function redeemCode(kind: LetterKind, email: string, token: string): Promise<void> {
  const type = kind === 'recovery' ? 'recovery' : 'email'
  await session.unpack(authClient.verifyOtp({ email, token, type }))
}
