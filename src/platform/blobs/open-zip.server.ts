import { open, type FileHandle } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { badRequest } from '#platform/contract/errors.ts'

/** Names alone fill memory, too. */
const entriesMost = 200_000
const directoryMost = 64 * 1024 * 1024
/** The end of a ZIP: 22 bytes and a comment of at most 64 KB. */
const tailSize = 22 + 65_535
const pieceSize = 64 * 1024
const packedBy = { nothing: 0, deflate: 8 }

export interface ZipEntry {
  name: string
  /** What the archive says it unpacks to, which nobody has to believe. */
  size: number
  /** Its content, unpacked. Ends in an error when it is cut off, changed or locked; stops when nobody reads. */
  open(): Promise<Readable>
}

export interface OpenZip {
  entries: ZipEntry[]
  close(): Promise<void>
}

/** Sentence of every file that is no ZIP, half of one, or one of a kind that nobody reads here. */
export function unreadable(): Error {
  return badRequest('This file is not an archive that can be read. Nothing was changed.', {
    archive: 'is not a ZIP file',
  })
}

/**
 * Opens a ZIP that lies on the disk by its directory, so that any of its files is read without the others and none is ever
 * whole in memory. No name of it is used as a path. Throws a sentence when it cannot be read.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path)
  try {
    const directory = await readDirectory(file)
    const entries = listEntries(directory).map((found) => ({
      name: found.name,
      size: found.size,
      open: () => openEntry(file, found),
    }))
    return { entries, close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error instanceof RangeError ? unreadable() : error
  }
}

interface Found {
  name: string
  size: number
  packed: number
  offset: number
  method: number
  isLocked: boolean
  crc: number
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - tailSize), Math.min(size, tailSize))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length) throw unreadable()
  let length = tail.readUInt32LE(end + 12)
  let start = tail.readUInt32LE(end + 16)
  if (start === 0xffffffff || length === 0xffffffff) {
    // A large archive has a second end before the first one, and a pointer to it.
    const pointer = end - 20
    if (pointer < 0 || tail.readUInt32LE(pointer) !== 0x07064b50) throw unreadable()
    const record = await readAt(file, Number(tail.readBigUInt64LE(pointer + 8)), 56)
    if (record.readUInt32LE(0) !== 0x06064b50) throw unreadable()
    length = Number(record.readBigUInt64LE(40))
    start = Number(record.readBigUInt64LE(48))
  }
  if (length > directoryMost || start + length > size) throw unreadable()
  return readAt(file, start, length)
}

function listEntries(directory: Buffer): Found[] {
  const found: Found[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50;) {
    const flags = directory.readUInt16LE(at + 8)
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const large = readLarge(directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
    const wide = (offset: number) => {
      const value = directory.readUInt32LE(at + offset)
      return value === 0xffffffff ? Number(large.shift() ?? 0xffffffffn) : value
    }
    // In the order in which the large numbers stand behind the name.
    const size = wide(24)
    const packed = wide(20)
    const offset = wide(42)
    if (!name.endsWith('/'))
      found.push({
        name,
        size,
        packed,
        offset,
        method: directory.readUInt16LE(at + 10),
        isLocked: (flags & 1) === 1,
        crc: directory.readUInt32LE(at + 16),
      })
    if (found.length > entriesMost)
      throw badRequest('This archive holds too many files. Nothing was changed.')
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  }
  return found
}

/** The numbers that did not fit into four bytes (field 1 of what stands behind a name). */
function readLarge(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1)
      return Array.from({ length: Math.floor(length / 8) }, (_, n) => extra.readBigUInt64LE(at + 4 + n * 8))
    at += 4 + length
  }
  return []
}

async function openEntry(file: FileHandle, found: Found): Promise<Readable> {
  const isKnown = found.method === packedBy.nothing || found.method === packedBy.deflate
  if (found.isLocked || !isKnown)
    throw badRequest('A file of this archive is locked or packed in a way that is not read here.')
  const head = await readAt(file, found.offset, 30)
  if (head.readUInt32LE(0) !== 0x04034b50) throw unreadable()
  const start = found.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const checked = checkSum(found.crc)
  if (found.packed === 0) {
    checked.end()
    return checked
  }
  const packed = Readable.from(readPieces(file, start, found.packed), { objectMode: false })
  const plain = found.method === packedBy.nothing ? packed : packed.pipe(createInflateRaw())
  // One error, told to the reader; whatever stands before it is let go of with it.
  packed.once('error', (error) => checked.destroy(error))
  if (plain !== packed) plain.once('error', () => checked.destroy(unreadable()))
  checked.once('close', () => {
    plain.destroy()
    packed.destroy()
  })
  return plain.pipe(checked)
}

/** Half a file, or one that was changed on its way, ends in an error instead of looking whole. */
function checkSum(expected: number): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      done(sum === expected ? null : unreadable())
    },
  })
}

/** A stream of the handle's own would close it with its end, and the other files with it. */
async function* readPieces(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += pieceSize)
    yield await readAt(file, start + at, Math.min(pieceSize, length - at))
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let got = 0
  while (got < length) {
    const { bytesRead } = await file.read({
      buffer: bytes,
      offset: got,
      length: length - got,
      position: position + got,
    })
    if (bytesRead === 0) throw unreadable()
    got += bytesRead
  }
  return bytes
}
