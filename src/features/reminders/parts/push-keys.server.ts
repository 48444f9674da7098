import webPush from 'web-push'
import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { keepPushKeys, readPushKeys } from '../store/devices.server.ts'

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
    const row = await database.asService(async (rows) => {
      const found = await readPushKeys(rows)
      if (found) return found
      const fresh = webPush.generateVAPIDKeys()
      return keepPushKeys(rows, {
        public_key: fresh.publicKey,
        private_sealed: vault.seal(fresh.privateKey, owner),
      })
    })
    return { publicKey: row.public_key, privateKey: vault.open(row.private_sealed, owner) }
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
