import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemCode } from './embedded-error.server.ts'

/** What Postgres writes about itself into `postmaster.pid`. */
export interface PidFile {
  pid: number
  /** 0 while it is not written yet. */
  port: number
  isReady: boolean
}

/** Reads `postmaster.pid` of a data folder; null when there is none, or none that can be understood. */
export function readPidFile(cluster: string): PidFile | null {
  let lines: string[]
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(systemCode(error))) return null
    throw error
  }
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3]) || 0, isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Who the process is that a `postmaster.pid` names:
 * nobody (gone), a stranger (dead but not yet buried, or another program that got the same number),
 * a Postgres in this folder that Balanse started, or one that somebody else started.
 */
export type Holder =
  | { who: 'nobody' }
  | { who: 'stranger' }
  | { who: 'balanse' | 'somebody'; command: string }

export function whoIs(pid: number, cluster: string): Holder {
  if (process.platform === 'linux') return whoIsOnLinux(pid, cluster)
  if (process.platform === 'win32') return isThere(pid) ? { who: 'balanse', command: '' } : { who: 'nobody' }
  const { stdout } = spawnSync('/bin/ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  if (!stdout.trim()) return { who: 'nobody' }
  if (stdout.startsWith('Z') || !stdout.includes('postgres')) return { who: 'stranger' }
  return judge(stdout, stdout.includes(cluster))
}

/** A postmaster's working folder is its data folder, which tells it from any other Postgres on the machine. */
function whoIsOnLinux(pid: number, cluster: string): Holder {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0] ?? ''
    if ('ZX'.includes(state)) return { who: 'stranger' }
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return isInFolder(pid, cluster, command) ? judge(command, true) : { who: 'stranger' }
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ESRCH') return isThere(pid) ? { who: 'stranger' } : { who: 'nobody' }
    throw error
  }
}

function isInFolder(pid: number, cluster: string, command: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    if (systemCode(error) !== 'EACCES' && systemCode(error) !== 'EPERM') throw error
    // Root of a container may not look at processes of a service user; their words it may read.
    return command.includes(`-D\0${cluster}\0`)
  }
}

function judge(command: string, isInFolder: boolean): Holder {
  return { who: isInFolder && command.includes('balanse.settings=') ? 'balanse' : 'somebody', command }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

/**
 * Gets a stranger's number out of the way: Postgres would take any living process under that number, even a dead
 * one nobody has buried, for a running server. The file is not removed, because Postgres also reads from it which
 * shared memory the former server used, and refuses while some process is still attached to that; only the number
 * is replaced by ours, which Postgres knows to ignore, being the number of its parent.
 */
export function disownPidFile(cluster: string): void {
  const file = path.join(cluster, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [String(process.pid), ...rest].join('\n'), { flush: true })
}
