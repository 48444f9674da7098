import type { Rows } from '#platform/db/database.server.ts'

/** Keeps a device with a person. True when others are known already and this one was not among them. */
export async function rememberDevice(rows: Rows, userId: string, deviceHash: Buffer): Promise<boolean> {
  const another = await rows
    .selectFrom('auth.known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const added = await rows
    .insertInto('auth.known_devices')
    .values({ user_id: userId, device_hash: deviceHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return another !== undefined && Boolean(added.numInsertedOrUpdatedRows)
}
