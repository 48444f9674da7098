import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import type { Claims, Database } from '#platform/db/database.server.ts'
import type { StoredFile } from '#services/storage/public.server.ts'
import { calendarOf } from '../formats/calendar.ts'
import { csvOf } from '../formats/csv.ts'
import { markdownOf, markdownPath } from '../formats/markdown.ts'
import { articleOf, linksOf, pageOf } from '../formats/page.ts'
import { schemaOfArchive } from '../formats/schema.ts'
import { ownTables } from '../formats/tables.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'
import { readOwnRows } from '../store/own-rows.server.ts'

const pageSize = 500
/** The same words make the same bytes: no file of an archive says when it was made, only the manifest does. */
const made = new Date(2026, 0, 1)
const archiveFormat = 1

/** A larger text is packed on another thread, so that everybody else is served meanwhile. */
const largeText = 64 * 1024
const packLarge = promisify(deflateRaw)

/** A file of the archive whose packed bytes are there already; the library adds what a ZIP says about it. */
class PackedFile extends ZipPassThrough {
  readonly #packed: Uint8Array<ArrayBuffer>

  constructor(name: string, packed: Uint8Array<ArrayBuffer>) {
    super(name)
    this.compression = 8
    this.#packed = packed
  }

  protected override process(_plain: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.#packed, isLast)
  }
}

interface ArchiveFile {
  name: string
  text: string
}

/**
 * The whole record of a person as a ZIP, piece by piece: data/ (complete, what an import reads), csv/, markdown/, files/ and
 * pages for a browser. Each page of rows is read in a short transaction of its own, so that a slow reader holds no
 * connection; what changes meanwhile is in the archive as it was when its page was read.
 */
export async function* writeArchive(
  database: Database,
  claims: Claims,
  settings: Row,
  files: readonly StoredFile[],
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for await (const { name, text } of listTexts(database, claims, settings, files, now)) {
    const bytes = encoder.encode(text)
    const entry = new PackedFile(
      name,
      bytes.length > largeText ? await packLarge(bytes) : deflateRawSync(bytes),
    )
    entry.mtime = made
    zip.add(entry)
    entry.push(bytes, true)
    yield* ready.splice(0)
  }
  for (const { path, open } of files) {
    // Pictures and sounds are packed already.
    const entry = new ZipPassThrough(`files/${path}`)
    entry.mtime = made
    zip.add(entry)
    for await (const chunk of await open()) {
      entry.push(chunk as Uint8Array)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

async function* listTexts(
  database: Database,
  claims: Claims,
  settings: Row,
  files: readonly StoredFile[],
  now: Date,
): AsyncGenerator<ArchiveFile> {
  const parts: { href: string; title: string; count: number }[] = []
  for (const table of ownTables) {
    const rows: Row[] = []
    for await (const page of readPages(database, claims, table)) rows.push(...page)
    yield { name: `data/${table.name}.json`, text: jsonLines(rows) }
    yield { name: `csv/${table.name}.csv`, text: csvOf(table, rows) }
    if (table.name === 'day_plans') yield { name: 'calendar.ics', text: calendarOf(rows) }
    if (table.words.length === 0) continue
    for (const row of rows) yield { name: markdownPath(table, row), text: markdownOf(table, row) }
    const articles = rows.map((row) => articleOf(table, row)).join('')
    yield { name: `pages/${table.name}.html`, text: pageOf(table.title, articles || '<p>Nothing yet.</p>') }
    parts.push({ href: `pages/${table.name}.html`, title: table.title, count: rows.length })
  }
  const fileLines = files.map(({ path, type, cacheControl, eTag, size, userMetadata }) => ({
    path,
    type,
    cache_control: cacheControl,
    etag: eTag,
    size,
    metadata: userMetadata,
  }))
  yield { name: 'data/files.json', text: jsonLines(fileLines) }
  yield { name: 'data/settings.json', text: `${JSON.stringify(settings, null, 2)}\n` }
  yield { name: 'schema.json', text: `${JSON.stringify(schemaOfArchive(), null, 2)}\n` }
  yield { name: 'index.html', text: pageOf('Everything you wrote', linksOf(parts)) }
  const manifest = { product: 'balanse', format: archiveFormat, exported_at: now.toISOString() }
  yield { name: 'manifest.json', text: `${JSON.stringify(manifest, null, 2)}\n` }
}

async function* readPages(database: Database, claims: Claims, table: OwnTable): AsyncGenerator<Row[]> {
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
function jsonLines(rows: readonly Row[]): string {
  return rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
}
