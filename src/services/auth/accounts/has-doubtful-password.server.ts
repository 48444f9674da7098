import type { UserRow } from '../store/accounts.server.ts'

/**
 * Whether the password of an account may have been chosen by somebody else than the owner of its address: nobody ever
 * proved an address of it. Whoever proves it by a letter that they asked for themselves must not inherit it.
 */
export function hasDoubtfulPassword(user: UserRow): boolean {
  return user.password_hash !== null && !user.email_confirmed_at && !user.phone_confirmed_at
}
