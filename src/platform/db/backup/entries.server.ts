import { createHash } from 'node:crypto'
import { BackupUnreadable } from './backup-errors.server.ts'

/**
 * What a backup is made of, one after the other: a line of JSON; for tables and files then blocks (four bytes of length and as
 * many bytes, ended by a length of 0) and a line of JSON with what they were.
 */
export interface About {
  entry: 'about'
  migrations: { name: string; checksum: string }[]
  sequences: { name: string; value: string; is_called: boolean }[]
  /** Where files of people lie that are not in the backup; empty when they are in it. */
  files_elsewhere: string
}
export interface TableEntry {
  entry: 'table'
  name: string
  columns: string[]
}
/** A file of the data folder: an object of a person, or a key. */
export interface FileEntry {
  entry: 'file'
  name: string
}
export interface EndEntry {
  entry: 'end'
  tables: number
  rows: number
  files: number
}
export type Entry = About | TableEntry | FileEntry | EndEntry

export interface Measure {
  bytes: number
  sha256: string
  /** Of a table; null for a file. */
  rows: number | null
}

export const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

/** The blocks of an entry and the line behind them. COPY writes a line feed for each row and for nothing else. */
export async function* writeBlocks(
  source: AsyncIterable<Buffer>,
  areRows: boolean,
  onEnd: (measure: Measure) => void,
): AsyncGenerator<Buffer, void, void> {
  const measuring = startMeasure(areRows)
  for await (const block of source) {
    if (block.length === 0) continue
    measuring.take(block)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(block.length)
    yield length
    yield block
  }
  const measure = measuring.end()
  yield Buffer.alloc(4)
  yield line(measure)
  onEnd(measure)
}

export function startMeasure(areRows: boolean) {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    take(block: Buffer) {
      hash.update(block)
      bytes += block.length
      if (areRows) for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) rows += 1
    },
    end: (): Measure => ({ bytes, sha256: hash.digest('hex'), rows: areRows ? rows : null }),
  }
}

const lineMost = 4 * 1024 * 1024
const blockMost = 64 * 1024 * 1024

/** Reads entries one by one; the blocks of one have to be read to their end before the next. */
export function readEntries(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<void> {
    const { value, done } = await chunks.next()
    if (done) throw new BackupUnreadable('The backup is damaged or was cut off.')
    rest = Buffer.concat([rest, value])
  }
  async function take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = size
    while (missing > 0) {
      if (rest.length === 0) await more()
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      parts.push(part)
    }
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
  }
  async function nextLine<T>(): Promise<T> {
    let at = rest.indexOf(10)
    while (at < 0) {
      if (rest.length > lineMost) throw new BackupUnreadable('The backup is damaged.')
      await more()
      at = rest.indexOf(10)
    }
    const text = rest.toString('utf8', 0, at)
    rest = rest.subarray(at + 1)
    try {
      return JSON.parse(text) as T
    } catch {
      throw new BackupUnreadable('The backup is damaged.')
    }
  }

  return {
    next: () => nextLine<Entry>(),
    /** The blocks of the entry; throws at their end when they are not what was written. */
    async *blocks(areRows: boolean, onEnd: (measure: Measure) => void): AsyncGenerator<Buffer, void, void> {
      const measuring = startMeasure(areRows)
      for (;;) {
        const length = (await take(4)).readUInt32BE(0)
        if (length === 0) break
        if (length > blockMost) throw new BackupUnreadable('The backup is damaged.')
        const block = await take(length)
        measuring.take(block)
        yield block
      }
      const written = await nextLine<Measure>()
      const found = measuring.end()
      if (written.sha256 !== found.sha256 || written.rows !== found.rows)
        throw new BackupUnreadable('A part of the backup is not what was written; its checksum does not fit.')
      onEnd(found)
    },
  }
}
