/** What went wrong with the embedded Postgres, as a word a program can compare. */
export type EmbeddedErrorCode =
  | 'cluster_unknown'
  | 'data_folder_in_use'
  | 'data_folder_unusable'
  | 'disk_full'
  | 'initdb_stopped'
  | 'login_refused'
  | 'no_binaries'
  | 'no_user_to_run_as'
  | 'port_taken'
  | 'postgres_in_use'
  | 'postgres_leftovers'
  | 'postgres_stopped'
  | 'wrong_owner'
  | 'wrong_version'

/**
 * The embedded Postgres cannot be used. `message` is one line for the terminal: what is wrong,
 * that no data was touched, and what the operator can do about it.
 */
export class EmbeddedError extends Error {
  code: EmbeddedErrorCode

  constructor(code: EmbeddedErrorCode, what: string, advice: string) {
    super(`${what} No data was touched. ${advice}`.replace(/\s+/g, ' ').trim())
    this.name = 'EmbeddedError'
    this.code = code
  }
}

/** The `code` of a Node system error (`ENOENT`, `EACCES` ...), or an empty string. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
