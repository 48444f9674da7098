import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { openZip } from '#platform/blobs/open-zip.server.ts'
import { badRequest } from '#platform/contract/errors.ts'
import type { HealthKind } from '../contract.ts'
import { createCounts, type Counted, type Counts } from '../rules/counts.ts'
import { offsetsOf } from '../rules/moments.ts'
import { readHeading } from '../rules/table.ts'
import { readApple } from './read-apple.server.ts'
import { readTable } from './read-table.server.ts'

export interface HealthFile {
  file: string
  /** As the person's machine calls it: a table of one kind often says it there and nowhere else. */
  name: string
  kinds: HealthKind[]
  /** For times that only say UTC. */
  timeZone: string
}

export interface HealthContent {
  source: string
  counted: Counted[]
  skipped: number
}

const tablesMost = 200
const apple = 'Apple Health'
const table = 'a table (CSV)'

/** Reads a health file, whatever it is by its bytes. Only records of the ticked kinds are looked at. */
export async function readHealthFile(given: HealthFile): Promise<HealthContent> {
  const counts = createCounts(given.kinds, new Date())
  const source = await readInto(given, counts)
  return { source, ...counts.result() }
}

async function readInto({ file, name, timeZone }: HealthFile, counts: Counts): Promise<string> {
  const zoneOffset = offsetsOf(timeZone)
  const head = await firstBytes(file)
  if (head.startsWith('PK')) return readZip(file, counts, zoneOffset)
  if (/^\uFEFF?\s*</.test(head)) {
    await readApple(createReadStream(file), counts)
    return apple
  }
  if (!(await readOne(createReadStream(file), name, counts, zoneOffset))) throw unknown()
  return table
}

async function readZip(file: string, counts: Counts, zoneOffset: (utcMs: number) => number): Promise<string> {
  const zip = await openZip(file)
  try {
    // Its name depends on the language of the phone; beside it lies a clinical document that is none.
    const xml = zip.entries
      .filter((entry) => /\.xml$/i.test(entry.name) && !/_cda\.xml$/i.test(entry.name))
      .toSorted((a, b) => b.size - a.size)[0]
    if (xml) {
      await readApple(await xml.open(), counts)
      return apple
    }
    const tables = zip.entries.filter((entry) => /\.csv$/i.test(entry.name)).slice(0, tablesMost)
    let known = 0
    for (const entry of tables)
      if (await readOne(await entry.open(), entry.name.split('/').at(-1) ?? '', counts, zoneOffset))
        known += 1
    if (known === 0) throw unknown()
    return tables.length === 1 ? table : 'tables (CSV)'
  } finally {
    await zip.close()
  }
}

/** False when its first line tells nothing that is read here. */
async function readOne(
  file: Readable,
  name: string,
  counts: Counts,
  zoneOffset: (utcMs: number) => number,
): Promise<boolean> {
  let take: ((cells: readonly string[]) => void) | null = null
  for await (const cells of readTable(file)) {
    if (take) take(cells)
    else if (!(take = readHeading(cells, name, counts, zoneOffset))) return false
  }
  return take !== null
}

async function firstBytes(file: string): Promise<string> {
  for await (const chunk of createReadStream(file, { end: 255 }) as AsyncIterable<Buffer>)
    return chunk.toString('utf8')
  throw unknown()
}

function unknown(): Error {
  return badRequest(
    'This is neither an Apple Health export (export.zip or export.xml) nor a table (CSV) with days and sleep, steps or mindful minutes. Nothing was changed.',
  )
}
