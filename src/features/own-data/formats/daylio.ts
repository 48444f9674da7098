import type { Mood } from '#features/reflect/contract.ts'
import { isLocalDate } from '#platform/contract/dates.ts'
import { asList, asRecord, asText, type Foreign, type ForeignMedia, instantOf, tidyTags } from './foreign.ts'

/** The five groups of moods, from the brightest on; names of one's own belong to one of them. */
const groups: readonly Mood[] = ['bright', 'light', 'steady', 'flat', 'heavy']

/** Whether a JSON value is the content of a backup of Daylio. */
export function isDaylio(value: unknown): boolean {
  const backup = asRecord(value)
  return Array.isArray(backup?.dayEntries) && Array.isArray(backup.customMoods)
}

/** The entries of a backup of Daylio: a mood, activities as tags, and a note, which may be marked up. */
export function readDaylio(value: unknown, names: readonly string[]): Foreign {
  const backup = asRecord(value) ?? {}
  const moods = new Map(asList(backup.customMoods).map((one) => [asRecord(one)?.id, asRecord(one)]))
  const tags = new Map(asList(backup.tags).map((one) => [asRecord(one)?.id, asText(asRecord(one)?.name)]))
  const assets = new Map(asList(backup.assets).map((one) => [asRecord(one)?.id, asRecord(one)]))
  const found: Foreign = { source: 'Daylio', entries: [], refused: [], notes: [] }
  for (const [at, one] of asList(backup.dayEntries).entries()) {
    const entry = asRecord(one)
    const date = entry ? dateOf(entry) : null
    const createdAt = instantOf(entry?.datetime)
    if (!entry || !date || !createdAt) {
      found.refused.push(`Entry ${at + 1} has no date that can be read`)
      continue
    }
    const mood = moods.get(entry.mood)
    const named = asText(mood?.custom_name).trim()
    found.entries.push({
      key: `${typeof entry.id === 'number' ? entry.id : ''} ${createdAt}`,
      date,
      title: plain(asText(entry.note_title)).slice(0, 500),
      body: plain(asText(entry.note)),
      mood: groups[Number(mood?.mood_group_id) - 1] ?? null,
      // A name that somebody gave a mood says more than our five words.
      tags: tidyTags([...(named ? [named] : []), ...asList(entry.tags).map((id) => tags.get(id))]),
      createdAt,
      updatedAt: createdAt,
      media: asList(entry.assets).flatMap((id) => mediaOf(assets.get(id) ?? null, names)),
    })
  }
  return found
}

function dateOf(entry: Record<string, unknown>): string | null {
  const part = (value: unknown) => String(value).padStart(2, '0')
  // Its months begin with 0.
  const date = `${String(entry.year)}-${part(Number(entry.month) + 1)}-${part(entry.day)}`
  return isLocalDate(date) ? date : null
}

function mediaOf(asset: Record<string, unknown> | null, names: readonly string[]): ForeignMedia[] {
  const sum = asText(asset?.checksum)
  if (!asset || sum === '') return []
  const name = names.find((each) => each.includes('assets/') && each.includes(sum))
  const isSound = Number(asset.type) === 2 || /audio/.test(name ?? '')
  return [{ key: sum, name: name ?? `assets/${sum}`, kind: isSound ? 'sound' : 'picture', words: '' }]
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** A note as text: lines and points stay, other marks go. */
function plain(text: string): string {
  return text
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<br[^>]*>|<\/(div|p|ul|ol)>/gi, '\n')
    .replaceAll(/<[^>]{0,200}>/g, '')
    .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
