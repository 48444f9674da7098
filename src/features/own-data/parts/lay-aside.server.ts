import { once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Spool } from '#platform/blobs/spool.server.ts'

/** What waits in memory at most; a longer text waits on the disk. */
const inMemory = 128 * 1024
const pieceSize = 64 * 1024

/** A text that is packed already and waits for its turn in a ZIP. */
export interface PackedText {
  crc: number
  size: number
  packed: number
  /** Its bytes, once; then it is gone. */
  pieces(): AsyncIterable<Uint8Array>
}

export interface Aside {
  write(text: string): Promise<void>
  end(): Promise<PackedText>
  /** Lets go of it; to be called in every case. */
  drop(): Promise<void>
}

/**
 * Lays a text aside while another one goes out: one reading of the rows feeds several files, and a ZIP takes one after
 * the other. Packed on other threads; neither a long life nor a slow reader fills the memory.
 */
export function layAside(spool: Pick<Spool, 'scratch'>): Aside {
  // Words are packed nearly as small as with the usual 6, in much less time.
  const packer = createDeflateRaw({ level: 3 })
  // Told to whoever writes or ends.
  packer.on('error', () => {})
  let crc = 0
  let size = 0
  let packed = 0
  let kept: Buffer[] = []
  let file: FileHandle | undefined
  const keeping = keep()
  keeping.catch(() => {})

  async function keep(): Promise<void> {
    for await (const piece of packer as AsyncIterable<Buffer>) {
      packed += piece.length
      kept.push(piece)
      if (!file && packed <= inMemory) continue
      file ??= await spool.scratch()
      await file.writev(kept)
      kept = []
    }
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; file && at < packed;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(pieceSize, packed - at)), {
        position: at,
      })
      if (bytesRead === 0) throw new Error('A text that was laid aside is not whole.')
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
    yield* kept
  }

  return {
    async write(text) {
      if (text === '') return
      const bytes = Buffer.from(text)
      crc = crc32(bytes, crc)
      size += bytes.length
      if (!packer.write(bytes)) await Promise.race([once(packer, 'drain'), keeping])
    },
    async end() {
      packer.end()
      await keeping
      return { crc, size, packed, pieces }
    },
    async drop() {
      packer.destroy()
      await keeping.catch(() => {})
      await file?.close()
    },
  }
}
