import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Binaries } from './binaries.server.ts'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'

/** How the Postgres programs are started, because they refuse to run as root. */
export interface RunAs {
  /** Words before the program: nothing, `unshare ...` or `setpriv ...`; each replaces itself by the program, so the process number stays. */
  prefix: string[]
  /** Who owns the files then, seen from outside; null where that is simply this user. */
  owner: { uid: number; gid: number } | null
  /** For example "18.4". */
  version: string
}

interface User {
  name: string
  uid: number
  gid: number
}

/** The environment of every Postgres program: nothing of ours, so no PGPORT or locale of the operator changes anything. */
export const bareEnvironment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** The program and the words to spawn for a Postgres program with its own words. */
export function commandAs(prefix: string[], program: string, words: string[]): [string, string[]] {
  const [first, ...others] = prefix
  return first === undefined ? [program, words] : [first, [...others, program, ...words]]
}

/**
 * Finds a way to run Postgres here, by trying `postgres --version` in each.
 * - An ordinary user: as it is.
 * - Root: inside a user namespace, where root looks like an ordinary user and the files stay root's own. Where
 *   namespaces are forbidden (most containers): as a service user that keeps one right of root, to pass folders
 *   that are closed to it (CAP_DAC_OVERRIDE), so that it works below /root too.
 * - Root on a folder that an ordinary user made: as that user, so the user can still open it afterwards.
 * - A user number without a name: inside a user namespace under a name that exists, because initdb asks for one.
 */
export function chooseRunAs(binaries: Binaries, cluster: string): RunAs {
  const version = probe(binaries, [])
  if (!version.isRunning) {
    throw new EmbeddedError(
      'no_binaries',
      `The installed Postgres does not run on this machine (${version.output}).`,
      'Run "npm ci" again, or set DATABASE_URL to a Postgres of your own.',
    )
  }
  const plain: RunAs = { prefix: [], owner: null, version: version.output }
  const uid = process.getuid?.()
  if (uid === undefined || (uid !== 0 && hasName())) return plain
  for (const way of uid === 0 ? waysForRoot(cluster) : waysWithoutName()) {
    if (probe(binaries, way.prefix).isRunning) return { ...plain, ...way }
  }
  if (uid !== 0) return plain
  throw new EmbeddedError(
    'no_user_to_run_as',
    'Postgres does not run as root, and this system allows neither a user namespace nor a service user for it.',
    'Start Balanse as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  )
}

type Way = Pick<RunAs, 'prefix' | 'owner'>

function* waysForRoot(cluster: string): Generator<Way> {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) {
    yield serviceUser({ uid: owner.uid, gid: owner.gid })
    return
  }
  const user = findUser()
  if (!user) return
  yield { ...namespaceAs(user), owner: { uid: 0, gid: 0 } }
  yield serviceUser(user)
}

function* waysWithoutName(): Generator<Way> {
  const user = findUser()
  if (user) yield namespaceAs(user)
}

function namespaceAs(user: User): Way {
  return { prefix: ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`], owner: null }
}

/** As a service user that may still pass every folder. */
export function serviceUser(owner: { uid: number; gid: number }): Way {
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  // Without this the system leaves the right out of account when a program only asks whether it may use a file.
  const always = '--securebits=+no_setuid_fixup'
  return { prefix: ['setpriv', ...identity, ...right, always], owner }
}

function hasName(): boolean {
  try {
    userInfo()
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ERR_SYSTEM_ERROR') return false
    throw error
  }
}

/** An existing ordinary user: one that is made for services before any other. */
function findUser(): User | null {
  const users = readUsers().filter((user) => user.uid > 0 && user.gid > 0)
  return (
    ['postgres', 'balanse', 'nobody'].map((name) => users.find((user) => user.name === name)).find(Boolean) ??
    users[0] ??
    null
  )
}

function readUsers(): User[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  }
}

function probe(binaries: Binaries, prefix: string[]): { isRunning: boolean; output: string } {
  const [program, words] = commandAs(prefix, binaries.postgres, ['--version'])
  const result = spawnSync(program, words, { env: bareEnvironment, encoding: 'utf8', timeout: 30_000 })
  const version = /\d+(\.\d+|beta\d+|rc\d+)/.exec(result.stdout ?? '')?.[0]
  if (result.status === 0 && version) return { isRunning: true, output: version }
  return { isRunning: false, output: result.error?.message ?? (result.stderr ?? '').trim() }
}
