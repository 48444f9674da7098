import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { refuse } from '../refusals.server.ts'

export interface Passwords {
  /** argon2id with the library's defaults: 19 MiB, two passes, one lane. Runs off the main thread. */
  hash(password: string): Promise<string>
  /**
   * Whether a password belongs to a hash. With no hash (unknown account, account without password) the same work is
   * done and the answer is no, so that the time taken tells nothing.
   */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>
}

export async function createPasswords(): Promise<Passwords> {
  const nobodys = await hash(randomBytes(32))
  return {
    hash: (password) => hash(password),
    async isRight(passwordHash, password) {
      const isRight = await verify(passwordHash ?? nobodys, password)
      return isRight && Boolean(passwordHash)
    },
  }
}

/**
 * A hash that an operator brings from another system. Only argon2 is understood, and only with costs that a sign-in
 * here can bear.
 */
export function readForeignHash(given: string): string {
  try {
    const { memoryCost, timeCost, parallelism } = parseOptions(given)
    if (memoryCost <= 131_072 && timeCost <= 10 && parallelism <= 8) return given
  } catch {
    // Not an argon2 hash: the same answer as for one that is too costly.
  }
  throw refuse('validation_failed', 'password_hash must be an argon2 hash of at most 128 MiB and 10 passes')
}
