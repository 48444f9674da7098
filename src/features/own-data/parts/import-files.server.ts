import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { StorageService } from '#services/storage/public.server.ts'
import type { ImportedKind } from '../contract.ts'
import { FileLine } from '../formats/file-line.ts'
import type { OpenZip } from '#platform/blobs/open-zip.server.ts'

/** What taking files in needs of the files service. */
export type FileRoom = Pick<StorageService, 'listFiles' | 'takeInFile'>

/** One file that comes along. */
export interface ComingFile {
  path: string
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown>
  /** Entity tag: MD5 in quotes. */
  eTag: string
  open: () => Promise<Readable>
}

const filesMost = 50_000
const reasonsMost = 3

/** The files of an archive of ours, after its own list; what the list names and the archive does not hold cannot come. */
export function readFileList(zip: OpenZip, list: unknown): { files: ComingFile[]; missing: string[] } {
  if (!Array.isArray(list) || list.length > filesMost)
    throw badRequest(`data/files.json is not a list of at most ${filesMost} files. Nothing was changed.`)
  const entries = new Map(zip.entries.map((entry) => [entry.name, entry]))
  const files: ComingFile[] = []
  const missing: string[] = []
  for (const [at, one] of list.entries()) {
    const read = FileLine.safeParse(one)
    const entry = read.success ? entries.get(`files/${read.data.path}`) : undefined
    if (!read.success || !entry) {
      missing.push(read.success ? `${read.data.path} is not in the archive` : `Line ${at + 1} cannot be read`)
      continue
    }
    const { path, type, cache_control: cacheControl, metadata: userMetadata, etag: eTag } = read.data
    files.push({ path, type, cacheControl, userMetadata, eTag, open: () => entry.open() })
  }
  return { files, missing }
}

/** Takes files in beside what is there already, or with `isTrial` only says what it would do. */
export async function importFiles(
  rows: Rows,
  userId: string,
  { files, missing }: { files: readonly ComingFile[]; missing: readonly string[] },
  room: FileRoom,
  isTrial: boolean,
): Promise<ImportedKind> {
  const report: ImportedKind = {
    name: 'files',
    title: 'Files',
    fresh: 0,
    same: 0,
    different: 0,
    refused: missing.length,
    reasons: missing.slice(0, reasonsMost).map((reason) => reason.slice(0, 200)),
  }
  const here = isTrial
    ? new Map((await room.listFiles(userId)).map(({ path, eTag }) => [path, eTag]))
    : new Map<string, string>()
  for (const file of files) {
    if (isTrial) {
      const own = here.get(file.path)
      report[own === undefined ? 'fresh' : own === file.eTag ? 'same' : 'different'] += 1
      continue
    }
    const taken = await room.takeInFile(rows, userId, file, await file.open())
    if (typeof taken === 'string') report[taken] += 1
    else {
      report.refused += 1
      if (report.reasons.length < reasonsMost)
        report.reasons.push(`${file.path.slice(0, 100)} – ${taken.refused}`)
    }
  }
  return report
}

/** A file that is already in memory. */
export function fileOf(path: string, type: string, bytes: Buffer): ComingFile {
  return {
    path,
    type,
    cacheControl: 'max-age=3600',
    userMetadata: {},
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    open: async () => Readable.from([bytes]),
  }
}
