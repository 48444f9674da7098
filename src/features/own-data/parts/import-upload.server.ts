import { readFile } from 'node:fs/promises'
import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ImportReport } from '../contract.ts'
import { importArchive, isOwnArchive } from './import-archive.server.ts'
import type { FileRoom } from './import-files.server.ts'
import { importForeign } from './import-foreign.server.ts'
import { openZip, unreadable } from '#platform/blobs/open-zip.server.ts'
import { readForeignText, readForeignZip } from './read-foreign.server.ts'
import { decode, textsMost } from './read-texts.server.ts'

/** A file that was sent, on the disk. */
export interface Upload {
  file: string
  head: Buffer
  size: number
}

/** Takes whatever a person sent in, by what its bytes are; its name and its type are not asked. */
export async function importUpload(
  rows: Rows,
  userId: string,
  { file, head, size }: Upload,
  room: FileRoom,
  now: Date,
  isTrial: boolean,
): Promise<{ answer: ImportReport; settings?: string | undefined }> {
  if (size === 0) throw unreadable()
  if (head.subarray(0, 2).toString('latin1') !== 'PK') {
    if (size > textsMost) throw badRequest('A single text may have 128 MB. Nothing was changed.')
    const found = readForeignText(decode(await readFile(file), 'This file'))
    return { answer: await importForeign(rows, userId, found, null, room, now, isTrial) }
  }
  const zip = await openZip(file)
  try {
    if (isOwnArchive(zip)) return await importArchive(rows, userId, zip, room, isTrial)
    const found = await readForeignZip(zip)
    return { answer: await importForeign(rows, userId, found, zip, room, now, isTrial) }
  } finally {
    await zip.close()
  }
}
