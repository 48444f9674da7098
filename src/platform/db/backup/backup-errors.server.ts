/** The file cannot be taken as a backup; the message is one sentence for the operator. */
export class BackupUnreadable extends Error {}

/** A backup could not be made or used now; the message is one sentence for the operator. */
export class BackupRefused extends Error {}

/** One sentence for whatever went wrong. Never a row: Postgres quotes values only in fields that are not looked at. */
export function troubleOf(error: unknown): string {
  if (error instanceof BackupUnreadable || error instanceof BackupRefused) return error.message
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return 'The disk is full. Nothing new was kept; the backups that were there are untouched.'
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'The folder or the file may not be read or written by this user.'
  if (typeof code === 'string' && code.startsWith('Z_')) return 'The backup is damaged or was cut off.'
  return `It did not work${typeof code === 'string' ? ` (${code})` : ''}: ${String(message).slice(0, 200)}.`
}
