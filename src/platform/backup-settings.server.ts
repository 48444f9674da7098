import * as z from 'zod'
import { seconds } from './setting-kinds.server.ts'

/** Settings of the copies that the server makes of everything. */
export const backupShape = {
  BALANSE_BACKUP_HOUR: z
    .union([z.literal('off'), seconds(0, 23)], { error: 'must be an hour from 0 to 23 (UTC), or off' })
    .optional(),
  BALANSE_BACKUP_KEEP: seconds(1, 365).default(7),
  BALANSE_BACKUP_FOLDER: z.string().max(1_000).optional(),
  BALANSE_BACKUP_KEY: z.string().min(12, 'must have at least 12 characters').max(1_000).optional(),
}

export interface BackupConfig {
  /** When one is made by itself, in UTC; null is never. */
  hour: number | null
  keep: number
  folder: string
  /** What backups are sealed with; undefined leaves them open to whoever can read the folder. */
  key: string | undefined
}

/** The embedded Postgres is backed up unless somebody says otherwise; for another one somebody else may do it already. */
export function readBackup(
  s: z.output<z.ZodObject<typeof backupShape>>,
  folder: string,
  isEmbedded: boolean,
): BackupConfig {
  const hour = s.BALANSE_BACKUP_HOUR ?? (isEmbedded ? 2 : 'off')
  return {
    hour: hour === 'off' ? null : hour,
    keep: s.BALANSE_BACKUP_KEEP,
    folder: s.BALANSE_BACKUP_FOLDER ?? folder,
    key: s.BALANSE_BACKUP_KEY,
  }
}
