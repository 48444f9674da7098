import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBinaries, restoreLinks } from './binaries.server.ts'
import { cleanUpAfterwards, makeFolder } from './embedded.server.test-support.ts'

cleanUpAfterwards()

describe('the installed Postgres programs', () => {
  it('lie where the package for this machine was installed', () => {
    for (const program of Object.values(findBinaries())) expect(lstatSync(program).isFile()).toBe(true)
  })

  it('get the library links that an install without scripts left out', () => {
    const native = path.join(makeFolder(), 'native')
    mkdirSync(path.join(native, 'lib'), { recursive: true })
    writeFileSync(path.join(native, 'lib', 'libpq.so.5.18'), 'library')
    writeFileSync(
      path.join(native, 'pg-symlinks.json'),
      JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
    )
    restoreLinks(native)
    restoreLinks(native)
    expect(readFileSync(path.join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
    expect(lstatSync(path.join(native, 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true)
  })
})
