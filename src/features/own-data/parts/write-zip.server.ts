import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import type { PackedText } from './lay-aside.server.ts'

/** A file that goes into a ZIP: whole, packed already, or piece by piece as somebody reads the ZIP. */
export interface ZipFile {
  name: string
  content: Uint8Array | PackedText | AsyncIterable<Uint8Array>
  /** The length of what nothing makes smaller, such as a picture: it goes in as it is. */
  storedSize?: number
}

/** The same words make the same bytes: no file of a ZIP says when it was made (1 January 2026, as DOS counts). */
const made = { time: 0, date: ((2026 - 1980) << 9) | (1 << 5) | 1 }
/** Sizes stand behind the content, and names are UTF-8. */
const flags = (1 << 3) | (1 << 11)
/** A number of four bytes that says: look at the eight bytes instead. */
const elsewhere = 0xffffffff
const stored = 0
const deflated = 8

interface Written {
  /** Not its bytes: a small buffer is cut from a large one, and would keep what was written beside it. */
  name: string
  method: number
  isLarge: boolean
  crc: number
  size: number
  packed: number
  offset: number
}

/**
 * A ZIP as a stream that asks for the next piece when the one before is taken, and keeps nothing of a file but its name
 * and its numbers. Files and archives beyond 4 GB are written as ZIP64.
 */
export async function* writeZip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content, storedSize } of files) {
    const file: Written = {
      name,
      method: storedSize === undefined ? deflated : stored,
      isLarge: (storedSize ?? 0) >= elsewhere,
      crc: 0,
      size: 0,
      packed: 0,
      offset,
    }
    const head = headOf(file)
    if (content instanceof Uint8Array) {
      // One piece for a small file: thousands of them go out.
      const packed = storedSize === undefined ? packSmall(content) : content
      Object.assign(file, { crc: crc32(content), size: content.length, packed: packed.length })
      yield Buffer.concat([head, packed])
    } else if ('pieces' in content) {
      const { crc, size, packed } = content
      Object.assign(file, { crc, size, packed })
      yield head
      yield* content.pieces()
    } else {
      yield head
      for await (const piece of piecesOf(file, content)) {
        file.packed += piece.length
        yield piece
      }
    }
    // Only what is packed has no size before; texts of 4 GB do not exist here.
    if (!file.isLarge && Math.max(file.size, file.packed) >= elsewhere)
      throw new Error(`${name} grew beyond 4 GB while it was written.`)
    const sizes = sizesOf(file)
    yield sizes
    offset += head.length + file.packed + sizes.length
    written.push(file)
  }
  const start = offset
  for (const file of written) {
    const line = lineOf(file)
    offset += line.length
    yield line
  }
  yield endOf(written.length, start, offset - start)
}

/** With tables of the size that the content needs: those for a large one cost more than the packing itself. */
function packSmall(content: Uint8Array): Buffer {
  const bits = Math.min(15, Math.max(9, Math.ceil(Math.log2(content.length + 1))))
  return deflateRawSync(content, {
    windowBits: bits,
    memLevel: Math.min(8, bits - 6),
    chunkSize: content.length + 64,
  })
}

/** Small pieces put together: thousands of small files would go out as thousands of packets. */
export async function* inLargePieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < 32 * 1024) continue
    yield waiting.length === 1 ? piece : Buffer.concat(waiting, size)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting, size)
}

/** The content as it stands in the ZIP; its sum and size are counted on the way. */
async function* piecesOf(file: Written, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const plain = counted(file, content)
  // Packed on another thread, so that everybody else is served meanwhile; an error ends the reading here.
  yield* file.method === stored
    ? plain
    : pipeline(Readable.from(plain, { objectMode: false }), createDeflateRaw(), () => {})
}

async function* counted(file: Written, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    file.crc = crc32(piece, file.crc)
    file.size += piece.length
    yield piece
  }
}

function headOf({ name: text, method, isLarge }: Written): Buffer {
  const name = Buffer.from(text)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(isLarge ? 45 : 20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(made.time, 10)
  head.writeUInt16LE(made.date, 12)
  head.writeUInt16LE(name.length, 26)
  if (!isLarge) return Buffer.concat([head, name])
  // Says that the sizes behind the content have eight bytes each.
  head.writeUInt32LE(elsewhere, 18)
  head.writeUInt32LE(elsewhere, 22)
  head.writeUInt16LE(20, 28)
  return Buffer.concat([head, name, largeNumbers([0, 0])])
}

function sizesOf({ isLarge, crc, size, packed }: Written): Buffer {
  const sizes = Buffer.alloc(isLarge ? 24 : 16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  if (isLarge) {
    sizes.writeBigUInt64LE(BigInt(packed), 8)
    sizes.writeBigUInt64LE(BigInt(size), 16)
  } else {
    sizes.writeUInt32LE(packed, 8)
    sizes.writeUInt32LE(size, 12)
  }
  return sizes
}

/** What the directory at the end says of a file. */
function lineOf({ name: text, method, isLarge, crc, size, packed, offset }: Written): Buffer {
  const name = Buffer.from(text)
  const isFar = offset >= elsewhere
  const large = [...(isLarge ? [size, packed] : []), ...(isFar ? [offset] : [])]
  const extra = large.length > 0 ? largeNumbers(large) : Buffer.alloc(0)
  const version = large.length > 0 ? 45 : 20
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(version, 4)
  line.writeUInt16LE(version, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(made.time, 12)
  line.writeUInt16LE(made.date, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(isLarge ? elsewhere : packed, 20)
  line.writeUInt32LE(isLarge ? elsewhere : size, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt16LE(extra.length, 30)
  line.writeUInt32LE(isFar ? elsewhere : offset, 42)
  return Buffer.concat([line, name, extra])
}

function largeNumbers(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + numbers.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(numbers.length * 8, 2)
  for (const [at, number] of numbers.entries()) extra.writeBigUInt64LE(BigInt(number), 4 + at * 8)
  return extra
}

function endOf(count: number, start: number, length: number): Buffer {
  const end = Buffer.alloc(22)
  const isLarge = count >= 0xffff || start >= elsewhere || length >= elsewhere
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isLarge ? 0xffff : count, 8)
  end.writeUInt16LE(isLarge ? 0xffff : count, 10)
  end.writeUInt32LE(isLarge ? elsewhere : length, 12)
  end.writeUInt32LE(isLarge ? elsewhere : start, 16)
  if (!isLarge) return end
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(45, 12)
  record.writeUInt16LE(45, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(length), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const pointer = Buffer.alloc(20)
  pointer.writeUInt32LE(0x07064b50, 0)
  pointer.writeBigUInt64LE(BigInt(start + length), 8)
  pointer.writeUInt32LE(1, 16)
  return Buffer.concat([record, pointer, end])
}
