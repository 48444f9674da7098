import webPush from 'web-push'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { keepPushKeys, readPushKeys, removePushKeys, type PushKeysRow } from '../store/devices.server.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

const owner = 'push keys of this installation'

/**
 * The keys by which services that carry push know this installation (VAPID, RFC 8292). They are made once and lie in the
 * database, the private one sealed, so that all processes have the same. A key that is replaced ends every subscription.
 */
export function openPushKeys(database: Database, vault: Seal): () => Promise<PushKeys> {
  let opened: Promise<PushKeys> | undefined
  async function open(): Promise<PushKeys> {
    return database.asService(async (rows) => {
      const found = await readPushKeys(rows)
      const known = found && unseal(found)
      if (known) return known
      // The key of the vault is another one now: what it sealed is of no use to anybody.
      if (found) await removePushKeys(rows, found.public_key)
      const fresh = webPush.generateVAPIDKeys()
      const kept = await keepPushKeys(rows, {
        public_key: fresh.publicKey,
        private_sealed: vault.seal(fresh.privateKey, owner),
      })
      return { publicKey: kept.public_key, privateKey: vault.open(kept.private_sealed, owner) }
    })
  }
  function unseal({ public_key: publicKey, private_sealed }: PushKeysRow): PushKeys | null {
    try {
      return { publicKey, privateKey: vault.open(private_sealed, owner) }
    } catch {
      return null
    }
  }
  return () => {
    opened ??= open().catch((error: unknown) => {
      // The next one who asks tries again.
      opened = undefined
      throw error
    })
    return opened
  }
}
