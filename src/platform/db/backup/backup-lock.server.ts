import { BackupRefused } from './backup-errors.server.ts'
import { connectPlainly } from './tables.server.ts'

/** Any fixed number: the key of the advisory lock under which one backup or trial is under way, whichever process does it. */
const lockKey = 7_202_612

/** Runs `work` while nobody else makes or tries a backup. Throws BackupRefused at once when somebody does. */
export async function holdBackups<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const client = await connectPlainly(ownerUrl)
  try {
    const { rows } = await client.query<{ is_mine: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as is_mine`,
    )
    if (!rows[0]?.is_mine)
      throw new BackupRefused('A backup is being made or tried already. Please wait for it.')
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
