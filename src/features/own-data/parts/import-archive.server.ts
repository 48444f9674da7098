import { badRequest } from '#platform/contract/errors.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { ImportedKind, ImportReport } from '../contract.ts'
import { ownTables } from '../formats/tables.ts'
import { importFiles, readFileList, type FileRoom } from './import-files.server.ts'
import { checkRows, importRows } from './import-rows.server.ts'
import type { OpenZip } from '#platform/blobs/open-zip.server.ts'
import { readTexts } from './read-texts.server.ts'

const settingsFile = 'data/settings.json'
const filesFile = 'data/files.json'
const known = /^(csv|markdown|pages|files)\/|^(index\.html|schema\.json|manifest\.json|calendar\.ics)$/

const dataFiles = new Map(ownTables.map((table) => [`data/${table.name}.json`, table]))

/** Whether a ZIP is an archive of ours. */
export function isOwnArchive({ entries }: OpenZip): boolean {
  return entries.some(({ name }) => dataFiles.has(name))
}

/**
 * Takes an archive of ours in, or with `isTrial` only says what it would do. Rows keep ids, versions and times; what is
 * here already stays as it is. `rows` are the person's own: everything happens, or nothing. The text of the settings
 * is handed on for the account to read.
 */
export async function importArchive(
  rows: Rows,
  userId: string,
  zip: OpenZip,
  files: FileRoom,
  isTrial: boolean,
): Promise<{ answer: ImportReport; settings: string | undefined }> {
  const texts = await readTexts(
    zip,
    (name) => dataFiles.has(name) || name === settingsFile || name === filesFile,
  )
  const kinds: ImportedKind[] = []
  for (const [name, table] of dataFiles) {
    const text = texts.get(name)
    if (text === undefined) continue
    const checked = checkRows(table, readList(name, text))
    kinds.push(await importRows(rows, userId, table, checked, isTrial))
  }
  const list = texts.get(filesFile)
  if (list !== undefined) {
    const given = readFileList(zip, readList(filesFile, list))
    kinds.push(await importFiles(rows, userId, given, files, isTrial))
  }
  const unread = zip.entries
    .map(({ name }) => name)
    .filter((name) => !known.test(name) && !texts.has(name))
    .slice(0, 20)
  return {
    answer: {
      is_done: !isTrial,
      source: 'Balanse',
      kinds,
      notes: [],
      unread: unread.map((name) => name.slice(0, 200)),
    },
    settings: texts.get(settingsFile),
  }
}

function readList(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${file} is not complete JSON. Nothing was changed.`, {
      archive: `${file} cannot be read`,
    })
  }
}
