import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openVault } from './vault.server.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balanse-vault-'))
  path = join(folder, 'vault-key')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was sealed opens after a new start, with the key that nobody else may read', async () => {
  const sealed = (await openVault(path)).seal('JBSWY3DPEHPK3PXP ü', 'row 1')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect((await openVault(path)).open(sealed, 'row 1')).toBe('JBSWY3DPEHPK3PXP ü')
})

test('it opens neither in another row, nor changed, nor with another key', async () => {
  const vault = await openVault(path)
  const sealed = vault.seal('secret', 'row 1')
  expect(() => vault.open(sealed, 'row 2')).toThrow()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => vault.open(changed, 'row 1')).toThrow()
  expect(() => vault.open(sealed.subarray(0, 20), 'row 1')).toThrow()
  const other = await openVault(join(folder, 'other'))
  expect(() => other.open(sealed, 'row 1')).toThrow()
})

test('the same text is sealed differently each time, and signed the same each time', async () => {
  const vault = await openVault(path)
  expect(vault.seal('x', 'r').equals(vault.seal('x', 'r'))).toBe(false)
  expect(vault.sign('123456').equals(vault.sign('123456'))).toBe(true)
  expect(vault.sign('123456').equals((await openVault(join(folder, 'other'))).sign('123456'))).toBe(false)
})

test('a key file of another kind is refused with a sentence that names it', async () => {
  writeFileSync(path, 'too short\n')
  await expect(openVault(path)).rejects.toThrow(`The key file ${path} must hold 32 bytes`)
})
