import { createHash } from 'node:crypto'
import type { Rows } from '#platform/db/database.server.ts'
import { plainPicture } from '#services/storage/public.server.ts'
import { latestToday } from '#features/reflect/rules/entry-dates.ts'
import { endingOf, fileMost, mediaBucket, mediaMost, pictureMost } from '#features/media/rules.ts'
import type { ImportedKind, ImportReport } from '../contract.ts'
import type { Foreign, ForeignEntry, ForeignMedia } from '../formats/foreign.ts'
import { ownTables } from '../formats/tables.ts'
import type { OwnTable, Row } from '../formats/own-table.ts'
import { readSameKeys } from '../store/own-rows.server.ts'
import { fileOf, type FileRoom } from './import-files.server.ts'
import { checkRows, importRows } from './import-rows.server.ts'
import type { OpenZip } from '#platform/blobs/open-zip.server.ts'
import { readBytes } from './read-texts.server.ts'

const reasonsMost = 3

const tableCalled = (name: string): OwnTable => {
  const table = ownTables.find((one) => one.name === name)
  if (!table) throw new Error(`There is no table ${name}.`)
  return table
}

/**
 * Takes the entries of another app in as journal entries, or with `isTrial` only says what it would do. Every entry gets an
 * id that follows from where it comes from, so that the same file brought in again brings nothing twice. Everything
 * happens, or nothing: `rows` are one transaction of the person's own.
 */
export async function importForeign(
  rows: Rows,
  userId: string,
  found: Foreign,
  zip: OpenZip | null,
  room: FileRoom,
  now: Date,
  isTrial: boolean,
): Promise<ImportReport> {
  const latest = latestToday(now)
  const entries = found.entries.filter(({ date }) => date <= latest)
  const later = found.entries.length - entries.length
  const table = tableCalled('journal_entries')
  const checked = checkRows(
    table,
    entries.map((entry) => rowOf(found.source, entry)),
  )
  const journal = await importRows(
    rows,
    userId,
    table,
    {
      good: checked.good,
      refused: checked.refused + found.refused.length,
      reasons: [...found.refused, ...checked.reasons]
        .slice(0, reasonsMost)
        .map((reason) => reason.slice(0, 200)),
    },
    isTrial,
  )
  const kept = new Set(checked.good.map(({ id }) => id))
  const media = entries.flatMap((entry) =>
    entry.media
      .slice(0, mediaMost)
      .map((file) => ({ ...file, entry, entryId: idOf(found.source, entry.key) })),
  )
  const pictures = await importMedia(
    rows,
    userId,
    found.source,
    media.filter(({ entryId }) => kept.has(entryId)),
    zip,
    room,
    isTrial,
  )
  const over = entries.reduce((sum, entry) => sum + Math.max(0, entry.media.length - mediaMost), 0)
  return {
    is_done: !isTrial,
    source: found.source,
    kinds: media.length > 0 ? [journal, pictures] : [journal],
    notes: [
      ...found.notes,
      ...(later > 0 ? [`${later} of a day to come stay out: a journal looks back.`] : []),
      ...(over > 0 ? [`An entry holds ${mediaMost} pictures and voice notes; ${over} more stay out.`] : []),
    ],
    unread: [],
  }
}

function rowOf(source: string, entry: ForeignEntry): Row {
  const { date, title, body, mood, tags, createdAt, updatedAt } = entry
  return {
    id: idOf(source, entry.key),
    kind: 'entry',
    template: 'blank',
    date,
    title: title.replaceAll(/\s+/g, ' ').trim(),
    body,
    fields: {},
    mood,
    energy: null,
    feelings: [],
    pillars: [],
    tags,
    finished_at: asStored(createdAt),
    deleted_at: null,
    asked: null,
    is_muted: false,
    version: 1,
    created_at: asStored(createdAt),
    updated_at: asStored(updatedAt),
  }
}

/** A point in time as Postgres writes it into JSON, so that a row that comes again is recognised. */
function asStored(instant: string): string {
  return `${instant.slice(0, -1).replace(/\.?0+$/, '')}+00:00`
}

/** The same id for the same thing, every time. */
function idOf(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

interface ComingMedia extends ForeignMedia {
  entry: ForeignEntry
  entryId: string
}

async function importMedia(
  rows: Rows,
  userId: string,
  source: string,
  media: readonly ComingMedia[],
  zip: OpenZip | null,
  room: FileRoom,
  isTrial: boolean,
): Promise<ImportedKind> {
  const table = tableCalled('entry_media')
  const report: ImportedKind = {
    name: table.name,
    title: table.title,
    fresh: 0,
    same: 0,
    different: 0,
    refused: 0,
    reasons: [],
  }
  const entries = new Map(zip?.entries.map((entry) => [entry.name, entry]))
  const ids = media.map(({ entryId, key }) => idOf(source, entryId, key))
  const here = new Set(
    (ids.length > 0
      ? await readSameKeys(
          rows,
          userId,
          table,
          ids.map((id) => ({ id })),
        )
      : []
    ).map(({ id }) => id),
  )
  const refuse = ({ name }: ComingMedia, why: string) => {
    report.refused += 1
    if (report.reasons.length < reasonsMost) report.reasons.push(`${name.slice(-80)} – ${why}`)
  }
  for (const [at, one] of media.entries()) {
    const id = ids[at] ?? ''
    const entry = entries.get(one.name)
    if (here.has(id)) report.same += 1
    else if (!entry) refuse(one, 'is not in the file')
    else if (troubleOf(one)) refuse(one, troubleOf(one) ?? '')
    else if (isTrial) report.fresh += 1
    else {
      const bytes = await readBytes(entry, one.kind === 'picture' ? pictureMost : fileMost)
      const file = bytes ? await asKept(one, bytes) : null
      if (!file) {
        refuse(one, bytes ? 'cannot be read here' : 'is too large')
        continue
      }
      const name = `${id}.${endingOf(file.type)}`
      const taken = await room.takeInFile(
        rows,
        userId,
        fileOf(`${mediaBucket}/${name}`, file.type, file.bytes),
        await fileOf('', '', file.bytes).open(),
      )
      if (typeof taken !== 'string') {
        refuse(one, taken.refused)
        continue
      }
      const { width, height } = file
      const stamp = asStored(one.entry.createdAt)
      const row = {
        id,
        entry_id: one.entryId,
        kind: one.kind,
        file: name,
        words: one.words.slice(0, 500),
        width,
        height,
        seconds: null,
        version: 1,
        created_at: stamp,
        updated_at: stamp,
      }
      report.fresh += (await importRows(rows, userId, table, checkRows(table, [row]), false)).fresh
    }
  }
  return report
}

const soundTypes: Record<string, string> = {
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
  wav: 'audio/wav',
}

/** What a name alone says of a file that is not read here, so that the look says it, too; null when it may come in. */
function troubleOf({ kind, name }: ForeignMedia): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (kind === 'sound') return soundTypes[ending] ? null : 'is a recording of a kind that is not read here'
  return /^hei[cf]$/.test(ending) ? 'is a HEIC picture, which is not read here; as a JPEG it is' : null
}

/** A picture as it would have been kept had it been added here: nothing but its pixels. A recording stays as it is. */
async function asKept(
  { kind, name }: ForeignMedia,
  bytes: Buffer,
): Promise<{ bytes: Buffer; type: string; width: number | null; height: number | null } | null> {
  if (kind === 'picture') {
    const picture = await plainPicture(bytes)
    return picture && { ...picture, type: 'image/webp' }
  }
  const type = soundTypes[name.split('.').at(-1)?.toLowerCase() ?? '']
  return type ? { bytes, type, width: null, height: null } : null
}
