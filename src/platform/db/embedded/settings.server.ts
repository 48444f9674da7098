import { createHash } from 'node:crypto'

/**
 * Given on the command line, so they hold for clusters made by an earlier Balanse too.
 * Sized for a small machine with one server process; whoever needs more has outgrown the embedded database.
 */
const settings: Record<string, string> = {
  cluster_name: 'balanse',
  // The socket in /tmp would leave a second lock file behind after a crash; loopback is enough.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  // Never traded for speed: an acknowledged write survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  // An online backup copies the log after the files; segments written meanwhile must still be there.
  wal_keep_size: '128MB',
  // Each of these would be a process of its own that a small machine has no use for.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  jit: 'off',
  // Containers often give 64 MB of /dev/shm, and logging out may empty it; use neither.
  min_dynamic_shared_memory: '16MB',
  ...(process.platform === 'win32' ? {} : { dynamic_shared_memory_type: 'mmap' }),
  timezone: 'UTC',
  log_timezone: 'UTC',
  // No statement, parameter or value of a person may reach the log file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/**
 * A short name for these settings under this version. It is visible in the command line of a running Postgres,
 * where it says two things: that Balanse started it, and whether it still runs as this Balanse would start it.
 */
export function settingsMark(version: string): string {
  const text = JSON.stringify([version, settings])
  return `balanse.settings=${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

/** The words after `postgres` that start the cluster in `folder` on 127.0.0.1:`port`. */
export function serverArguments(folder: string, port: number, version: string): string[] {
  const assignments = [
    `port=${port}`,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    settingsMark(version),
  ]
  return ['-D', folder, ...assignments.flatMap((assignment) => ['-c', assignment])]
}
