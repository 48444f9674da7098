import { isLocalDate } from '#platform/contract/dates.ts'
import {
  asList,
  asRecord,
  asText,
  dayIn,
  type Foreign,
  instantOf,
  leftOutNotes,
  moodOf,
  tidyTags,
} from './foreign.ts'

/** Whether a JSON value is an export of Journiv. */
export function isJourniv(value: unknown): boolean {
  const given = asRecord(value)
  return typeof given?.export_version === 'string' && Array.isArray(given.journals)
}

/** The entries of all journals of an export of Journiv; a journal's name becomes a tag. */
export function readJourniv(value: unknown, names: readonly string[]): Foreign {
  const found: Foreign = { source: 'Journiv', entries: [], refused: [], notes: [] }
  let leftOut = 0
  for (const journal of asList(asRecord(value)?.journals).map(asRecord)) {
    const journalTitle = asText(journal?.title)
    for (const [at, one] of asList(journal?.entries).entries()) {
      const entry = asRecord(one)
      const createdAt = instantOf(entry?.entry_datetime_utc) ?? instantOf(entry?.created_at)
      if (!entry || !createdAt) {
        found.refused.push(`Entry ${at + 1} of ${journalTitle.slice(0, 80)} has no date that can be read`)
        continue
      }
      const day = asText(entry.entry_date)
      const mood = asRecord(entry.mood_log)
      const moodName = asText(mood?.mood_name)
      const ours = moodOf(moodName)
      found.entries.push({
        key: asText(entry.external_id) || `${journalTitle} ${createdAt} ${asText(entry.title)}`,
        date: isLocalDate(day) ? day : dayIn(createdAt, asText(entry.entry_timezone)),
        title: asText(entry.title),
        body: [asText(entry.content), asText(mood?.note)].filter(Boolean).join('\n\n'),
        mood: ours,
        tags: tidyTags([journalTitle, ...asList(entry.tags), ...(ours ? [] : [moodName])]),
        createdAt,
        updatedAt: instantOf(entry.updated_at) ?? createdAt,
        media: asList(entry.media)
          .map(asRecord)
          .flatMap((file) => {
            const path = asText(file?.file_path)
            const base = asText(file?.filename) || (path.split('/').at(-1) ?? '')
            const isSound = asText(file?.mime_type).startsWith('audio/')
            if (!file || base === '') return []
            if (asText(file.mime_type).startsWith('video/')) {
              leftOut += 1
              return []
            }
            const name =
              names.find((each) => path !== '' && each.endsWith(path)) ??
              names.find((each) => each.split('/').at(-1)?.endsWith(base))
            return [
              {
                key: asText(file.checksum) || base,
                name: name ?? base,
                kind: isSound ? ('sound' as const) : ('picture' as const),
                words: (asText(file.alt_text) || asText(file.caption)).slice(0, 500),
              },
            ]
          }),
      })
    }
  }
  found.notes.push(...leftOutNotes(leftOut))
  return found
}
