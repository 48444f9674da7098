import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alive } from './alive.server.test-support.ts'
import { openZip } from '../../../platform/blobs/open-zip.server.ts'
import { readTexts } from './read-texts.server.ts'
import { writeZip, type ZipFile } from './write-zip.server.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'balanse-zip-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const megabyte = 1024 * 1024

it('is read back with the words, the names and the sums that went in', async () => {
  const long = Buffer.from('Harbour, quiet. '.repeat(20_000))
  const file = await written('plain.zip', [
    { name: 'notes/höst 🌊.md', content: Buffer.from('Regn') },
    { name: 'nothing.txt', content: Buffer.alloc(0) },
    { name: 'long.txt', content: pieces(long.subarray(0, 100_000), long.subarray(100_000)) },
    { name: 'as-it-is.bin', content: pieces(long), storedSize: long.length },
  ])
  const zip = await openZip(file)
  expect(Object.fromEntries(await readTexts(zip, () => true))).toEqual({
    'notes/höst 🌊.md': 'Regn',
    'nothing.txt': '',
    'long.txt': long.toString(),
    'as-it-is.bin': long.toString(),
  })
  await zip.close()
})

it('holds more files than a ZIP of old could count', async () => {
  const many = Array.from({ length: 66_000 }, (_, n) => ({
    name: `${n}`,
    content: Buffer.alloc(0),
    storedSize: 0,
  }))
  const file = await written('many.zip', many)
  const zip = await openZip(file)
  expect([zip.entries.length, zip.entries.at(-1)?.name]).toEqual([66_000, '65999'])
  await zip.close()
  const handle = await open(file)
  const { size } = await handle.stat()
  const { buffer: end } = await handle.read({ buffer: Buffer.alloc(98), position: size - 98 })
  await handle.close()
  // The count of the large end, and that the small one points at it.
  expect([Number(end.readBigUInt64LE(32)), end.readUInt16LE(76 + 10)]).toEqual([66_000, 0xffff])
})

it('holds a file beyond 4 GB, and another behind it', async () => {
  const nothing = Buffer.alloc(64 * megabyte)
  const count = 65
  async function* large() {
    for (let n = 0; n < count; n += 1) yield nothing
  }
  const size = nothing.length * count
  const file = await written('large.zip', [
    { name: 'large.wav', content: large(), storedSize: size },
    { name: 'behind.txt', content: Buffer.from('Still here') },
  ])
  const zip = await openZip(file)
  expect(zip.entries.map((entry) => entry.size)).toEqual([size, 10])
  expect((await readTexts(zip, (name) => name === 'behind.txt')).get('behind.txt')).toBe('Still here')
  await zip.close()
})

it('reads no further than its reader, and lets go of what was taken', async () => {
  let made = 0
  // Noise, so that what goes out is as much as what comes in.
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 1024)))
  async function* piecesOfOne() {
    for (let n = 0; n < 20; n += 1) {
      made += noise.length
      yield Buffer.from(noise)
    }
  }
  function* files(): Generator<ZipFile> {
    for (let n = 0; n < 10; n += 1) {
      yield { name: `${n}.txt`, content: piecesOfOne() }
      yield { name: `${n}.wav`, content: piecesOfOne(), storedSize: 20 * noise.length }
    }
    for (let n = 0; n < 1_500; n += 1) {
      made += 8 * 1024
      yield { name: `${n}.md`, content: Buffer.from(noise.subarray(0, 8 * 1024)) }
    }
  }
  const before = await alive()
  let taken = 0
  let ahead = 0
  let held = 0
  let looks = 0
  for await (const piece of writeZip(files())) {
    taken += piece.length
    ahead = Math.max(ahead, made - taken)
    // A reader at the other end of a wire takes a piece a turn.
    await setImmediate()
    if (taken > looks * 8 * megabyte) {
      looks += 1
      held = Math.max(held, (await alive()) - before)
    }
  }
  held = Math.max(held, (await alive()) - before)
  expect(taken).toBeGreaterThan(30 * megabyte)
  expect(ahead).toBeLessThan(megabyte)
  expect(held).toBeLessThan(8 * megabyte)
})

it('lets go of the file that it is in when its reader goes away, and tells when one cannot be read', async () => {
  let close = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(1024, 'x')
    } finally {
      close()
    }
  }
  const zip = writeZip([{ name: 'a.txt', content: endless() }])
  for (let n = 0; n < 3; n += 1) await zip.next()
  await zip.return(undefined)
  await closed
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('some')
    throw new Error('The disk is gone.')
  }
  await expect(written('broken.zip', [{ name: 'a.txt', content: broken() }])).rejects.toThrow(
    'The disk is gone',
  )
})

async function* pieces(...parts: Buffer[]) {
  yield* parts
}

/** Writes a ZIP to a file; long stretches of nothing become a hole. */
async function written(name: string, files: Iterable<ZipFile>): Promise<string> {
  const file = join(folder, name)
  const handle = await open(file, 'w')
  let at = 0
  let batch: Uint8Array[] = []
  const flush = async () => {
    const bytes = Buffer.concat(batch)
    batch = []
    await handle.write(bytes, 0, bytes.length, at - bytes.length)
  }
  try {
    for await (const piece of writeZip(files)) {
      if (piece.length > 32 * megabyte) await flush()
      else batch.push(piece)
      at += piece.length
      if (batch.length > 1_000) await flush()
    }
    await flush()
  } finally {
    await handle.close()
  }
  return file
}
