import {
  asList,
  asRecord,
  asText,
  dayIn,
  type Foreign,
  instantOf,
  leftOutNotes,
  tidyTags,
} from './foreign.ts'

/** Whether a JSON value is an export of Day One. */
export function isDayOne(value: unknown): boolean {
  const first = asRecord(asList(asRecord(value)?.entries)[0])
  return first !== null && typeof first.creationDate === 'string' && typeof first.uuid === 'string'
}

/** The entries of one journal of Day One. Pictures stand in `photos/` under their MD5, recordings in `audios/`. */
export function readDayOne(value: unknown, names: readonly string[]): Foreign {
  const found: Foreign = { source: 'Day One', entries: [], refused: [], notes: [] }
  let leftOut = 0
  for (const [at, one] of asList(asRecord(value)?.entries).entries()) {
    const entry = asRecord(one)
    const createdAt = instantOf(entry?.creationDate)
    if (!entry || !createdAt) {
      found.refused.push(`Entry ${at + 1} has no date that can be read`)
      continue
    }
    leftOut += asList(entry.videos).length + asList(entry.pdfAttachments).length
    const words = asText(entry.text)
    const { title, body } = splitTitle(plain(words))
    found.entries.push({
      key: asText(entry.uuid) || `${createdAt} ${at}`,
      date: dayIn(createdAt, asText(entry.timeZone)),
      title,
      body,
      mood: null,
      tags: tidyTags([...asList(entry.tags), ...(entry.starred === true ? ['starred'] : [])]),
      createdAt,
      updatedAt: instantOf(entry.modifiedDate) ?? createdAt,
      media: [
        ...mediaOf(entry.photos, 'picture', 'photos', names),
        ...mediaOf(entry.audios, 'sound', 'audios', names),
      ],
    })
  }
  found.notes.push(...leftOutNotes(leftOut))
  return found
}

function mediaOf(list: unknown, kind: 'picture' | 'sound', folder: string, names: readonly string[]) {
  return asList(list)
    .map(asRecord)
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(a.orderInEntry ?? 0) - Number(b.orderInEntry ?? 0))
    .flatMap((one) => {
      const sum = asText(one.md5)
      const name = names.find((each) => sum !== '' && each.includes(`${folder}/${sum}.`))
      const key = asText(one.identifier) || sum
      return key === '' ? [] : [{ key, name: name ?? `${folder}/${sum || key}`, kind, words: '' }]
    })
}

/** Its text is Markdown with signs escaped and pictures as links that nothing else can follow. */
function plain(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\]\(dayone-moment:[^)]*\)\n*/g, '')
    .replaceAll(/\\([.!()\-+#*_[\]])/g, '$1')
    .replaceAll('​', '')
    .trim()
}

/** A heading in the first line is the title; otherwise there is none. */
export function splitTitle(text: string): { title: string; body: string } {
  const [, title = '', body = ''] = /^#{1,3} +(.{1,500}?) *(?:\n+([\s\S]*))?$/.exec(text) ?? []
  return title ? { title, body: body.trim() } : { title: '', body: text }
}
