import { createHash, randomUUID, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncPath } from './disk.server.ts'

/** More bytes came than were allowed; nothing of them is kept. */
export class TooManyBytes extends Error {}

/** A file that arrived whole and is on the disk, but has no place in the store yet. */
export interface Spooled {
  file: string
  size: number
  /** MD5 in hex: the entity tag of the protocol, no protection against anybody. */
  md5: string
  /** Its first bytes, by which its kind can be told. */
  head: Buffer
}

const headSize = 4_100

export interface Spool {
  /** Writes a stream to a file of its own, cut at `limit` bytes. Throws TooManyBytes, or what the stream threw. */
  take(stream: Readable, limit: number): Promise<Spooled>
  /** The same facts about a file that was written here piece by piece. */
  measure(file: string): Promise<Spooled>
  /** The first bytes of such a file, by which its kind can be told. */
  readHead(file: string): Promise<Buffer>
  /** An open file that nothing names, for what waits a moment: it is gone with its handle, also when the server stops. */
  scratch(): Promise<FileHandle>
  /** How many bytes the disk below it has left for anybody. */
  room(): Promise<number>
  /** Takes away what nobody came for. */
  drop(file: string): Promise<void>
  /** Takes away everything that was last written to before `time`: uploads that broke off. */
  sweep(time: Date): Promise<void>
}

/** A folder for what is arriving. It lies beside the blobs, so that keeping a file is a rename. */
export function openSpool(folder: string): Spool {
  return {
    async take(stream, limit) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, randomUUID())
      const hash = createHash('md5')
      let size = 0
      const heads: Buffer[] = []
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (size < headSize) heads.push(chunk.subarray(0, headSize - size))
          size += chunk.length
          if (size > limit) return done(new TooManyBytes('More bytes came than were allowed.'))
          hash.update(chunk)
          done(null, chunk)
        },
      })
      try {
        await pipeline(stream, measure, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      return { file, size, md5: hash.digest('hex'), head: Buffer.concat(heads) }
    },
    async measure(file) {
      await syncPath(file)
      const { size } = await stat(file)
      return { file, size, md5: await hashFile(file, createHash('md5')), head: await readHead(file) }
    },
    readHead,
    async scratch() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, randomUUID())
      const handle = await open(file, 'wx+', 0o600)
      await rm(file, { force: true })
      return handle
    },
    async room() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    drop: (file) => rm(file, { force: true }),
    async sweep(time) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const about = await stat(file).catch(() => null)
        if (about?.isFile() && about.mtime < time) await rm(file, { force: true })
      }
    },
  }
}

async function hashFile(file: string, hash: Hash): Promise<string> {
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headSize), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
