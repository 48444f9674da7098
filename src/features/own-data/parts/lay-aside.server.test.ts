import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openSpool } from '#platform/blobs/spool.server.ts'
import { layAside } from './lay-aside.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'balanse-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const spool = openSpool(folder)

/** Words that nothing makes much smaller. */
function noise(length: number): string {
  let text = ''
  for (let n = 1; text.length < length; n = (n * 48_271) % 2_147_483_647) text += n.toString(36)
  return text.slice(0, length)
}

async function read(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

describe('a text that is laid aside', () => {
  it.each([0, 10, 100_000, 3_000_000])('comes back as it was, %i signs of it', async (length) => {
    const aside = layAside(spool)
    const text = noise(length)
    for (let at = 0; at < length; at += 70_001) await aside.write(text.slice(at, at + 70_001))
    const packed = await aside.end()
    const bytes = await read(packed.pieces())
    expect(bytes.length).toBe(packed.packed)
    expect(inflateRawSync(bytes).toString()).toBe(text)
    expect([packed.size, packed.crc]).toEqual([length, crc32(text)])
    // Private words under a name would outlive a server that stops now.
    expect(readdirSync(folder)).toEqual([])
    await aside.drop()
  })

  it('says that there is no room, to whoever writes or ends', async () => {
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    const aside = layAside({ scratch: () => Promise.reject(full) })
    const all = async () => {
      for (let n = 0; n < 100; n += 1) await aside.write(noise(50_000 + n))
      await aside.end()
    }
    await expect(all()).rejects.toThrow('no room')
    await aside.drop()
  })

  it('can be let go of in the middle', async () => {
    const aside = layAside(spool)
    await aside.write(noise(500_000))
    await aside.drop()
    expect(readdirSync(folder)).toEqual([])
  })
})
