import { EmbeddedError } from './embedded-error.server.ts'
import { diskFull } from './places.server.ts'
import type { Places } from './places.server.ts'

const fullDisk = /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/i
const ownPostgres = 'or set DATABASE_URL to a Postgres of your own.'

/** Turns what Postgres wrote before it went away (its log since the start) into a sentence. */
export function explainStart(output: string, places: Places, port: number): EmbeddedError {
  if (/could not bind|could not create any TCP\/IP sockets|Address already in use/i.test(output)) {
    return new EmbeddedError(
      'port_taken',
      `Port ${port} on 127.0.0.1 was taken by another program.`,
      'Start again.',
    )
  }
  if (fullDisk.test(output)) return diskFull(places.dataDir)
  if (/pre-existing shared memory block/i.test(output)) {
    return new EmbeddedError(
      'postgres_leftovers',
      `Processes of an earlier Postgres still use ${places.cluster}.`,
      'Wait a moment and start again; if this stays, end the processes named "postgres: balanse", or start the machine anew.',
    )
  }
  if (/lock file "postmaster.pid" already exists/i.test(output)) return folderInUse(places, null)
  if (/Read-only file system|Permission denied|wrong ownership/i.test(output)) {
    return new EmbeddedError(
      'data_folder_unusable',
      `Postgres may not use ${places.cluster} (${lastWords(output)}).`,
      `Start Balanse as the user the folder belongs to, set BALANSE_DATA to another folder, ${ownPostgres}`,
    )
  }
  return new EmbeddedError(
    'postgres_stopped',
    `Postgres did not start (${lastWords(output)}).`,
    `See ${places.log}, ${ownPostgres}`,
  )
}

/** The same for initdb. */
export function explainInitdb(output: string, places: Places): EmbeddedError {
  if (fullDisk.test(output)) return diskFull(places.dataDir)
  if (/could not look up effective user ID/i.test(output)) {
    return new EmbeddedError(
      'no_user_to_run_as',
      'The user number Balanse runs as has no name on this system, and Postgres asks for one.',
      `Add the user to /etc/passwd, start Balanse as a user that has a name, ${ownPostgres}`,
    )
  }
  return new EmbeddedError(
    'initdb_stopped',
    `The new database in ${places.dataDir} could not be made (${lastWords(output)}).`,
    `Set BALANSE_DATA to another folder, ${ownPostgres}`,
  )
}

/** `pid` null: the process is not known. */
export function folderInUse(places: Places, pid: number | null): EmbeddedError {
  const who = pid === null ? 'Another process' : `Process ${pid}`
  return new EmbeddedError(
    'postgres_in_use',
    `${who} already runs a Postgres in ${places.cluster}, and Balanse did not start it.`,
    `Stop that Postgres first, set BALANSE_DATA to another folder, ${ownPostgres}`,
  )
}

/** The lines that say why, without time stamps, on one line. */
function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '').trim())
    .filter((line) => line !== '')
  const fatal = lines.filter((line) => /FATAL|PANIC|error:/.test(line))
  return (fatal.length > 0 ? fatal : lines).slice(-3).join(' / ').slice(-500) || 'it said nothing'
}
