import { Readable } from 'node:stream'
import { BlobGone } from '#platform/blobs/blobs.server.ts'
import type { Spool } from '#platform/blobs/spool.server.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import type { StoredFile } from '#services/storage/public.server.ts'
import { writeCalendar } from '../formats/calendar.ts'
import { writeCsv } from '../formats/csv.ts'
import { writeJsonLines } from '../formats/json-lines.ts'
import { markdownOf, markdownPath } from '../formats/markdown.ts'
import { linksOf, pageEnd, pageStart, writePage } from '../formats/page.ts'
import { schemaOfArchive } from '../formats/schema.ts'
import { ownTables } from '../formats/tables.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'
import { readOwnRows } from '../store/own-rows.server.ts'
import { layAside } from './lay-aside.server.ts'
import { writeZip, type ZipFile } from './write-zip.server.ts'

/** Rows of a page; two pages are in memory. An entry may have 200,000 signs: less than a megabyte as a rule, 80 at most. */
const pageSize = 100
const archiveFormat = 1
/** A larger text is packed on another thread, so that everybody else is served meanwhile. */
const largeText = 64 * 1024

/**
 * The whole record of a person as a ZIP, piece by piece: data/ (complete, what an import reads), csv/, markdown/, files/ and
 * pages for a browser. Rows are read once, page by page as somebody takes the bytes, and what is not due yet is laid
 * aside, so that neither a long life nor a slow reader fills the memory. Each page is read in a short transaction of its
 * own, so that no connection waits for a reader; what changes meanwhile is as it was when its page was read.
 */
export function writeArchive(
  database: Database,
  claims: Claims,
  settings: Row,
  { files, spool }: { files: readonly StoredFile[]; spool: Pick<Spool, 'scratch'> },
  now: Date,
): AsyncGenerator<Uint8Array> {
  return writeZip(listFiles((table) => readPages(database, claims, table), settings, files, spool, now))
}

async function* listFiles(
  pagesOf: (table: OwnTable) => AsyncGenerator<Row[]>,
  settings: Row,
  files: readonly StoredFile[],
  spool: Pick<Spool, 'scratch'>,
  now: Date,
): AsyncGenerator<ZipFile> {
  const parts: { href: string; title: string; count: number }[] = []
  for (const table of ownTables) {
    const count = yield* listTable(table, pagesOf(table), spool)
    if (table.words.length > 0) parts.push({ href: pageName(table), title: table.title, count })
  }
  yield textFile('data/settings.json', `${JSON.stringify(settings, null, 2)}\n`)
  yield textFile('schema.json', `${JSON.stringify(schemaOfArchive(), null, 2)}\n`)
  yield textFile('index.html', `${pageStart('Everything you wrote')}${linksOf(parts)}${pageEnd}`)
  const manifest = { product: 'balanse', format: archiveFormat, exported_at: now.toISOString() }
  yield textFile('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  const lines: Row[] = []
  for (const file of files) {
    const bytes = await openStill(file)
    // Deleted since the list was made: an archive names what it holds.
    if (!bytes) continue
    try {
      yield { name: `files/${file.path}`, content: bytes, storedSize: file.size }
    } finally {
      bytes.destroy()
    }
    const { path, type, cacheControl, eTag, size, userMetadata } = file
    lines.push({ path, type, cache_control: cacheControl, etag: eTag, size, metadata: userMetadata })
  }
  const list = writeJsonLines()
  yield textFile('data/files.json', list.page(lines) + list.end())
}

async function openStill({ open }: StoredFile): Promise<Readable | null> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof BlobGone) return null
    throw error
  }
}

function textFile(name: string, text: string): ZipFile {
  const bytes = Buffer.from(text)
  return { name, content: bytes.length > largeText ? Readable.from([bytes]) : bytes }
}

/** The files of one table: its rows as Markdown at once, the texts that hold all of them behind. Answers how many rows. */
async function* listTable(
  table: OwnTable,
  pages: AsyncIterable<Row[]>,
  spool: Pick<Spool, 'scratch'>,
): AsyncGenerator<ZipFile, number> {
  const isRead = table.words.length > 0
  const texts = [
    { name: `data/${table.name}.json`, writer: writeJsonLines() },
    { name: `csv/${table.name}.csv`, writer: writeCsv(table) },
    ...(table.name === 'day_plans' ? [{ name: 'calendar.ics', writer: writeCalendar() }] : []),
    ...(isRead ? [{ name: pageName(table), writer: writePage(table) }] : []),
  ].map((text) => ({ ...text, aside: layAside(spool) }))
  let count = 0
  try {
    for await (const page of pages) {
      count += page.length
      for (const { writer, aside } of texts) await aside.write(writer.page(page))
      if (isRead) for (const row of page) yield textFile(markdownPath(table, row), markdownOf(table, row))
    }
    for (const { name, writer, aside } of texts) {
      await aside.write(writer.end())
      yield { name, content: await aside.end() }
    }
  } finally {
    for (const { aside } of texts) await aside.drop()
  }
  return count
}

const pageName = (table: OwnTable) => `pages/${table.name}.html`

/** Every row of a table, a page at a time, each in a short transaction of its own. The next one is read while somebody takes the one before. */
export async function* readPages(database: Database, claims: Claims, table: OwnTable): AsyncGenerator<Row[]> {
  const read = (after: Row | null) => {
    const page = database.asUser(claims, (rows) => readOwnRows(rows, claims.sub, table, after, pageSize))
    // Told to whoever waits for it; nobody may any more.
    page.catch(() => {})
    return page
  }
  let coming: Promise<Row[]> | null = read(null)
  while (coming) {
    const page: Row[] = await coming
    const isLast = page.length < pageSize || table.key.length === 0
    coming = isLast ? null : read(page.at(-1) ?? null)
    yield page
  }
}
