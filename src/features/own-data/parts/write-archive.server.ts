import { Readable } from 'node:stream'
import { BlobGone } from '#platform/blobs/blobs.server.ts'
import type { Claims, Database } from '#platform/db/database.server.ts'
import type { StoredFile } from '#services/storage/public.server.ts'
import { calendarOf } from '../formats/calendar.ts'
import { csvOf } from '../formats/csv.ts'
import { markdownOf, markdownPath } from '../formats/markdown.ts'
import { articleOf, linksOf, pageEnd, pageStart } from '../formats/page.ts'
import { schemaOfArchive } from '../formats/schema.ts'
import { ownTables } from '../formats/tables.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'
import { readOwnRows } from '../store/own-rows.server.ts'
import { writeZip, type ZipFile } from './write-zip.server.ts'

/** Rows in memory at once. An entry may have 200,000 signs, so this is less than a megabyte as a rule and 80 at most. */
const pageSize = 200
const archiveFormat = 1
/** A larger text is packed on another thread, so that everybody else is served meanwhile. */
const largeText = 64 * 1024

/**
 * The whole record of a person as a ZIP, piece by piece: data/ (complete, what an import reads), csv/, markdown/, files/ and
 * pages for a browser. Every file of it reads its rows anew, page by page as somebody takes the bytes, so that neither a
 * long life nor a slow reader fills the memory. Each page is read in a short transaction of its own, so that no connection
 * waits for a reader; what changes meanwhile is in a file as it was when its page was read.
 */
export function writeArchive(
  database: Database,
  claims: Claims,
  settings: Row,
  files: readonly StoredFile[],
  now: Date,
): AsyncGenerator<Uint8Array> {
  return writeZip(listFiles((table) => readPages(database, claims, table), settings, files, now))
}

async function* listFiles(
  pagesOf: (table: OwnTable) => AsyncGenerator<Row[]>,
  settings: Row,
  files: readonly StoredFile[],
  now: Date,
): AsyncGenerator<ZipFile> {
  const parts: { href: string; title: string; count: number }[] = []
  for (const table of ownTables) {
    yield { name: `data/${table.name}.json`, content: encoded(jsonLines(pagesOf(table))) }
    yield { name: `csv/${table.name}.csv`, content: encoded(csvOf(table, pagesOf(table))) }
    if (table.name === 'day_plans')
      yield { name: 'calendar.ics', content: encoded(calendarOf(pagesOf(table))) }
    if (table.words.length === 0) continue
    let count = 0
    for await (const page of pagesOf(table)) {
      count += page.length
      for (const row of page) yield textFile(markdownPath(table, row), markdownOf(table, row))
    }
    const href = `pages/${table.name}.html`
    yield { name: href, content: encoded(pageOf(table, pagesOf(table))) }
    parts.push({ href, title: table.title, count })
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
  yield { name: 'data/files.json', content: encoded(jsonLines([lines])) }
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

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) if (text !== '') yield Buffer.from(text)
}

async function* pageOf(table: OwnTable, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield pageStart(table.title)
  let isEmpty = true
  for await (const page of pages) {
    yield page.map((row) => articleOf(table, row)).join('')
    isEmpty &&= page.length === 0
  }
  yield `${isEmpty ? '<p>Nothing yet.</p>' : ''}${pageEnd}`
}

/** Every row of a table, a page at a time, each in a short transaction of its own. */
export async function* readPages(database: Database, claims: Claims, table: OwnTable): AsyncGenerator<Row[]> {
  let after: Row | null = null
  for (;;) {
    const last: Row | null = after
    const page: Row[] = await database.asUser(claims, (rows) =>
      readOwnRows(rows, claims.sub, table, last, pageSize),
    )
    yield page
    after = page.at(-1) ?? null
    if (page.length < pageSize || table.key.length === 0) return
  }
}

/** An array with one row a line, so that two archives can be compared line by line. */
async function* jsonLines(
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  let isEmpty = true
  for await (const page of pages) {
    if (page.length === 0) continue
    yield `${isEmpty ? '[\n' : ',\n'}${page.map((row) => JSON.stringify(row)).join(',\n')}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}
