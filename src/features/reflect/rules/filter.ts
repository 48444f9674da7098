import { isLocalDate } from '#platform/contract/dates.ts'
import { tagMax } from '#features/templates/contract.ts'
import { isPillar } from '#features/vision/rules.ts'
import { journalKinds, moods, type JournalKind, type Mood } from '../contract.ts'
import type { Pillar } from '#features/vision/contract.ts'

/** What narrows the journal. It stands in the address, so that the way back from an entry leads to the same list. */
export interface JournalFilter {
  words?: string
  kind?: JournalKind
  mood?: Mood
  tag?: string
  pillar?: Pillar
  from?: string
  to?: string
}

export const filterNames = ['words', 'kind', 'mood', 'tag', 'pillar', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

/** The filter that an address names; what it does not understand, such as half a date, asks for nothing. */
export function filterOf(query: URLSearchParams): JournalFilter {
  const given = (name: FilterName) => query.get(name)?.trim() ?? ''
  const [words, kind, mood, tag, pillar] = [
    given('words').slice(0, 200),
    journalKinds.find((known) => known === given('kind')),
    moods.find((known) => known === given('mood')),
    given('tag').slice(0, tagMax),
    given('pillar'),
  ]
  return {
    ...(words ? { words } : {}),
    ...(kind ? { kind } : {}),
    ...(mood ? { mood } : {}),
    ...(tag ? { tag } : {}),
    ...(isPillar(pillar) ? { pillar } : {}),
    ...(isLocalDate(given('from')) ? { from: given('from') } : {}),
    ...(isLocalDate(given('to')) ? { to: given('to') } : {}),
  }
}
