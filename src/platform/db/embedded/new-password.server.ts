import { spawnSync } from 'node:child_process'
import { ownerName } from './login.server.ts'
import type { Engine } from './postmaster.server.ts'
import { bareEnvironment, commandAs } from './run-as.server.ts'

/**
 * Makes `password` the owner's password of a cluster that is not running, for when the password file was lost or
 * came from another backup than the data. Whoever may read and write the data folder could do so anyway.
 */
export function setPassword({ binaries, runAs, places }: Engine, password: string): void {
  const [program, words] = commandAs(runAs.prefix, binaries.postgres, [
    '--single',
    '-D',
    places.cluster,
    'postgres',
  ])
  // The password is base64url, so it needs no quoting.
  const input = `alter role ${ownerName} password '${password}';\n`
  spawnSync(program, words, { input, env: bareEnvironment, cwd: '/', windowsHide: true, timeout: 60_000 })
}
