import { createReadStream } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { copyOut } from './copy-rows.server.ts'
import { line, writeBlocks, type EndEntry } from './entries.server.ts'
import { newSeal, sealPieces, type SealedWith } from './seal-stream.server.ts'
import { connectPlainly, copyOutOf, letOwnerRead, listTables, readAbout } from './tables.server.ts'

/** The first line of every backup, the only one that is never sealed. */
export interface Head {
  balanse_backup: 1
  made_at: string
  version: string
  sealed: SealedWith | null
}

export interface BackedUpFile {
  /** Its place below the data folder, with slashes. */
  name: string
  path: string
}

export interface Source {
  ownerUrl: string
  version: string
  /** Files that belong to the data, asked for after the tables were read: what a row names is there by then. */
  files: () => AsyncIterable<BackedUpFile>
  /** Where files of people lie that are not copied; empty when there are none of these. */
  filesElsewhere: string
}

/**
 * Writes one consistent copy of everything, while the server goes on: all tables as they were at one moment, then the files,
 * whose contents never change. docs/self-hosting.md describes the format. With a passphrase nothing but the first line can be read.
 */
export async function writeBackup(
  source: Source,
  passphrase: string | undefined,
  target: Writable,
  now: Date,
): Promise<EndEntry> {
  const client = await connectPlainly(source.ownerUrl)
  try {
    await letOwnerRead(client, await listTables(client))
    const end: EndEntry = { entry: 'end', tables: 0, rows: 0, files: 0 }
    const entries = Readable.from(entriesOf(source, client, end), { objectMode: false })
    const packed = entries.pipe(createGzip({ level: 6 }))
    // What goes wrong before the packing has to end it; pipe() alone would wait for ever.
    entries.on('error', (error) => packed.destroy(error))
    const head: Head = {
      balanse_backup: 1,
      made_at: now.toISOString(),
      version: source.version,
      sealed: passphrase === undefined ? null : newSeal(),
    }
    await pipeline(Readable.from(withHead(head, packed, passphrase), { objectMode: false }), target)
    return end
  } finally {
    await client.end().catch(() => {})
  }
}

async function* withHead(head: Head, body: AsyncIterable<Buffer>, passphrase: string | undefined) {
  const first = line(head)
  yield first
  if (head.sealed && passphrase !== undefined)
    yield* sealPieces(body, passphrase, head.sealed, first.toString('utf8'))
  else yield* body
}

async function* entriesOf(
  { files, filesElsewhere }: Source,
  client: Awaited<ReturnType<typeof connectPlainly>>,
  end: EndEntry,
): AsyncGenerator<Buffer, void, void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  yield line(await readAbout(client, filesElsewhere))
  for (const table of await listTables(client)) {
    yield line({ entry: 'table', ...table })
    yield* writeBlocks(copyOut(client, copyOutOf(table)), true, ({ rows }) => {
      end.tables += 1
      end.rows += rows ?? 0
    })
  }
  await client.query('commit')
  for await (const { name, path } of files()) {
    const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
    // A file whose owner deleted it a moment ago has no row in a copy that is made later, and misses nobody.
    const isThere = await new Promise<boolean>((resolve, reject) => {
      stream.once('open', () => resolve(true))
      stream.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? resolve(false) : reject(error),
      )
    })
    if (!isThere) continue
    yield line({ entry: 'file', name })
    yield* writeBlocks(stream, false, () => void (end.files += 1))
  }
  yield line(end)
}
