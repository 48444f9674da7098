import { badRequest } from '#platform/contract/errors.ts'
import { isDaylio, readDaylio } from '../formats/daylio.ts'
import { isDayOne, readDayOne } from '../formats/day-one.ts'
import type { Foreign } from '../formats/foreign.ts'
import { isJourniv, readJourniv } from '../formats/journiv.ts'
import { isMarkdown, readMarkdownFolder } from '../formats/markdown-folder.ts'
import { readCsvEntries } from '../formats/read-csv.ts'
import { isCalendar, readCalendar } from '../formats/read-ics.ts'
import type { OpenZip } from '#platform/blobs/open-zip.server.ts'
import { readTexts } from './read-texts.server.ts'

const backup = /(^|\/)backup\.daylio$/i
const json = /^(?!(.*\/)?\.).*\.json$/i

const unknown = () =>
  badRequest(
    'Nothing in this file is known here: it is no archive of Balanse, Day One, Daylio or Journiv, no folder of Markdown, no table and no calendar. Nothing was changed.',
    { archive: 'is of an unknown kind' },
  )

/** What a ZIP of another app holds. Throws a sentence when nothing of it is known. */
export async function readForeignZip(zip: OpenZip): Promise<Foreign> {
  const names = zip.entries.map(({ name }) => name)
  const isPicked = names.some((name) => backup.test(name))
    ? (name: string) => backup.test(name)
    : names.some((name) => json.test(name))
      ? (name: string) => json.test(name)
      : isMarkdown
  const texts = await readTexts(zip, isPicked)
  if (isPicked === isMarkdown) {
    if (texts.size === 0) throw unknown()
    return readMarkdownFolder(texts, names)
  }
  const found = [...texts].flatMap(([name, text]) => readJson(unpack(name, text), names) ?? [])
  if (found.length > 0) return join(found)
  // Programs that keep pages as files often keep a few settings as JSON beside them.
  const pages = await readTexts(zip, isMarkdown)
  if (pages.size === 0) throw unknown()
  return readMarkdownFolder(pages, names)
}

/** What a single file of text holds. */
export function readForeignText(text: string): Foreign {
  if (isCalendar(text)) return readCalendar(text)
  if (/^\s*[[{]/.test(text)) {
    const found = readJson(text, [])
    if (!found) throw unknown()
    return found
  }
  const [first = ''] = text.split('\n', 1)
  if (!/^---\s*$/.test(first) && /[,;\t]/.test(first) && !first.startsWith('#')) {
    const table = readCsvEntries(text)
    if (table.entries.length > 0 || text.includes('\n')) return table
  }
  const page = readMarkdownFolder(new Map([['page.md', text]]), [])
  if (page.entries.length === 0) throw unknown()
  return page
}

function unpack(name: string, text: string): string {
  return backup.test(name) ? Buffer.from(text, 'base64').toString('utf8') : text
}

function readJson(text: string, names: readonly string[]): Foreign | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest('A file of it is not complete JSON. Nothing was changed.', {
      archive: 'is cut off or damaged',
    })
  }
  if (isDayOne(value)) return readDayOne(value, names)
  if (isDaylio(value)) return readDaylio(value, names)
  return isJourniv(value) ? readJourniv(value, names) : null
}

/** Several journals of one archive as one. */
function join(found: readonly Foreign[]): Foreign {
  return {
    source: found[0]?.source ?? '',
    entries: found.flatMap(({ entries }) => entries),
    refused: found.flatMap(({ refused }) => refused),
    notes: found.flatMap(({ notes }) => notes),
  }
}
