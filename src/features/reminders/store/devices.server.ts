import { sql } from 'kysely'
import type { Rows } from '#platform/db/database.server.ts'

export interface DeviceRow {
  id: string
  session_id: string
  created_at: string
}

export async function readDeviceRows(rows: Rows, userId: string): Promise<DeviceRow[]> {
  return rows
    .selectFrom('push_devices')
    .select(['id', 'session_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Keeps what a browser said of itself, in place of what it said before. */
export async function writeDeviceRow(
  rows: Rows,
  userId: string,
  sessionId: string,
  { id, sealed }: { id: string; sealed: Buffer },
): Promise<void> {
  const values = { id, subscription_sealed: sealed }
  await rows
    .insertInto('push_devices')
    .values({ user_id: userId, session_id: sessionId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id']).doUpdateSet({ ...values, updated_at: sql<string>`now()` }),
    )
    .execute()
}

/** By a person, or by the service when the browser's own service said that it is gone. */
export async function deleteDeviceRow(rows: Rows, userId: string, id: string): Promise<boolean> {
  const result = await rows
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export interface SealedDevice {
  id: string
  subscription_sealed: Buffer
}

/** As the service. */
export async function readSealedDevices(rows: Rows, userId: string): Promise<SealedDevice[]> {
  return rows
    .selectFrom('push_devices')
    .select(['id', 'subscription_sealed'])
    .where('user_id', '=', userId)
    .execute()
}

export interface PushKeysRow {
  public_key: string
  private_sealed: Buffer
}

/** The keys of this installation. The first process that offers a pair makes them; the others get those. As the service. */
export async function keepPushKeys(rows: Rows, offered: PushKeysRow): Promise<PushKeysRow> {
  await rows
    .insertInto('push_keys')
    .values(offered)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rows.selectFrom('push_keys').select(['public_key', 'private_sealed']).executeTakeFirstOrThrow()
}

/** Takes a pair away that can no longer be used; one that somebody has replaced already stays. As the service. */
export async function removePushKeys(rows: Rows, publicKey: string): Promise<void> {
  await rows.deleteFrom('push_keys').where('public_key', '=', publicKey).execute()
}

export async function readPushKeys(rows: Rows): Promise<PushKeysRow | undefined> {
  return rows.selectFrom('push_keys').select(['public_key', 'private_sealed']).executeTakeFirst()
}
