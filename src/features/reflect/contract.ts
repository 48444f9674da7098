import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, pageMax, Version } from '#platform/contract/limits.ts'
import { FirstPicture } from '#features/media/contract.ts'
import { Asked, tagMax, Tags, tagsMax } from '#features/templates/contract.ts'
import { Pillar } from '#features/vision/contract.ts'

/** Five plain words from heavy to bright; an order, never a grade. */
export const moods = ['heavy', 'flat', 'steady', 'light', 'bright'] as const
export const Mood = z.enum(moods)
export type Mood = z.infer<typeof Mood>

/** How much energy there was, 1 (hardly any) to 5 (a lot). With the mood it is one place on the 5 x 5 grid. */
export const Energy = z.literal([1, 2, 3, 4, 5])
export type Energy = z.infer<typeof Energy>

const Lines = z.array(Line).check(z.maxLength(10))

/** A word or a few that a person chose or added: a feeling, something that helped. */
const Words = z
  .array(
    Line.check(
      z.minLength(1),
      z.maxLength(tagMax, { error: `Please keep each word under ${tagMax} characters.` }),
    ),
  )
  .check(z.maxLength(tagsMax, { error: `Please keep it to ${tagsMax} words.` }))

export const EveningContent = z.object({
  mood: z.nullable(Mood),
  /** Small things that went well. */
  wins: Lines,
  /** What was hard. */
  challenges: Page,
  /** What helped with it. */
  helped: Page,
  grateful_for: Lines,
  /** "Tomorrow I will try": the next morning's first suggestion. */
  tomorrow: Line,
  /** What helped and what got in the way, in words of a tap. */
  helped_by: z._default(Words, []),
  got_in_way: z._default(Words, []),
})
export type EveningContent = z.infer<typeof EveningContent>

export const emptyEvening: EveningContent = {
  mood: null,
  wins: [],
  challenges: '',
  helped: '',
  grateful_for: [],
  tomorrow: '',
  helped_by: [],
  got_in_way: [],
}

/** The evening of one local day (a row of daily_reflections). */
export const Evening = z.extend(EveningContent, {
  user_id: z.uuid(),
  date: LocalDateText,
  version: Version,
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
  /** When the person last pressed Close the day; null while it is a draft on the server. */
  finished_at: z.nullable(Instant),
  /** The person does not want to come across it on the same day of later months. */
  is_muted: z._default(z.boolean(), false),
})
export type Evening = z.infer<typeof Evening>

export const entryKinds = [
  'gratitude',
  'choose_again',
  'free_writing',
  'weekly',
  'monthly',
  'daily_design',
  'vision',
  'entry',
] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const answersMax = 40

/** The earliest day that an entry can be about. */
export const firstDay = '1970-01-01'

/** What somebody answered to a prompt: words, or where they put themselves on a scale from 0 to 100. */
const Answer = z.union([Page, z.number().check(z.int(), z.gte(0), z.lte(100))])

export const EntryContent = z.object({
  /** The day that the entry is about; when it was written is `created_at`. */
  date: LocalDateText.check(
    z.refine((date) => date >= firstDay, { error: 'An entry can be dated from 1970 on.' }),
  ),
  title: Line,
  body: Page,
  /** Answers by the key of the prompt (see templates/). */
  fields: z.record(ItemId, Answer).check(
    z.refine((fields) => Object.keys(fields).length <= answersMax, {
      error: `An entry holds at most ${answersMax} answers.`,
    }),
  ),
  mood: z.nullable(Mood),
  energy: z._default(z.nullable(Energy), null),
  feelings: z._default(Words, []),
  pillars: z._default(z.array(Pillar).check(z.maxLength(8)), []),
  tags: Tags,
})
export type EntryContent = z.infer<typeof EntryContent>

/** All words of an entry together stay within one page: what is longer could not be searched any more. */
function fitsOnPage({ title, body, fields, tags, feelings }: EntryContent): boolean {
  const texts = [
    title,
    body,
    ...tags,
    ...feelings,
    ...Object.values(fields).filter((answer) => typeof answer === 'string'),
  ]
  return texts.reduce((sum, text) => sum + text.length, 0) <= pageMax
}

/** One entry of the journal (a row of journal_entries). */
export const Entry = z.extend(EntryContent, {
  id: z.uuid(),
  kind: EntryKind,
  /** Which exercise or template asked the questions. */
  template: ItemId,
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  /** When the person last pressed Finish; null while it is a draft. */
  finished_at: z.nullable(Instant),
  /** Set while the entry waits in the bin, from where it comes back within 30 days. */
  deleted_at: z.nullable(Instant),
  /** The questions, when the person made them. */
  asked: z._default(z.nullable(Asked), null),
  /** The person does not want to come across it on the same day of later months. */
  is_muted: z._default(z.boolean(), false),
})
export type Entry = z.infer<typeof Entry>

export const journalKinds = [...entryKinds, 'evening'] as const
export const JournalKind = z.enum(journalKinds)
export type JournalKind = z.infer<typeof JournalKind>

/** One line of the journal: an entry, or the evening of a day. */
export const JournalItem = z.object({
  kind: JournalKind,
  /** The id of an entry; the day of an evening. */
  id: z.string(),
  date: LocalDateText,
  /** What it is called: its template, or its kind. */
  name: z.string(),
  template: z.string(),
  /** Has the person made its questions themselves? Then they stand in the entry. */
  is_own_template: z.boolean(),
  /** The person's own words, about 240 characters of them: around the first word found, else from the beginning. */
  words: z.string(),
  mood: z.nullable(Mood),
  tags: z.array(z.string()),
  pillars: z.array(Pillar),
  created_at: Instant,
  finished_at: z.nullable(Instant),
  is_muted: z.boolean(),
  /** The first picture of an entry, and whether it holds a voice note. */
  picture: z.nullable(FirstPicture),
  has_sound: z.boolean(),
})
export type JournalItem = z.infer<typeof JournalItem>

/** What one day holds, for a calendar. */
export const JournalDay = z.object({
  date: LocalDateText,
  kinds: z.array(JournalKind),
  moods: z.array(Mood),
})
export type JournalDay = z.infer<typeof JournalDay>

const EntryAddress = z.object({ id: z.uuid() })

export const reflectContract = {
  readJournal: endpoint({
    method: 'GET',
    path: '/journal',
    access: 'user',
    summary: 'A page of the journal, entries and evenings together, newest day first',
    query: z.object({
      /** What holds words beginning with all of these. */
      words: z.optional(Line.check(z.maxLength(200))),
      kind: z.optional(JournalKind),
      mood: z.optional(Mood),
      tag: z.optional(Line.check(z.maxLength(tagMax))),
      pillar: z.optional(Pillar),
      from: z.optional(LocalDateText),
      to: z.optional(LocalDateText),
      /** Drafts only, or what was deleted within 30 days; otherwise all that is not deleted. */
      state: z.optional(z.enum(['draft', 'deleted'])),
      /** The last one of the page before: the id of an entry, or the day of an evening. */
      after: z.optional(z.union([z.uuid(), LocalDateText])),
      /** How many at most; 30 when it is not said. */
      size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    }),
    output: z.object({ items: z.array(JournalItem), has_more: z.boolean() }),
  }),
  readJournalDays: endpoint({
    method: 'GET',
    path: '/journal/days',
    access: 'user',
    summary: 'The days of a range that hold words, with their kinds and moods, oldest first',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ days: z.array(JournalDay) }),
  }),
  readOnThisDay: endpoint({
    method: 'GET',
    path: '/journal/on-this-day',
    access: 'user',
    summary:
      'What was written about the same day of earlier months and years, newest first, without what is muted',
    query: z.object({ date: LocalDateText }),
    output: z.object({ items: z.array(JournalItem) }),
  }),
  readWholeJournal: endpoint({
    method: 'GET',
    path: '/journal/whole',
    access: 'user',
    summary: 'Entries and evenings of a range in full, oldest first, at most 200 of each',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ entries: z.array(Entry), evenings: z.array(Evening), has_more: z.boolean() }),
  }),
  readJournalTags: endpoint({
    method: 'GET',
    path: '/journal/tags',
    access: 'user',
    summary: 'The tags of all entries, the most used first, at most 100',
    output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }),
  }),
  readEntry: endpoint({
    method: 'GET',
    path: '/journal-entries/:id',
    access: 'user',
    summary: 'One journal entry; null when there is none yet under this id',
    params: EntryAddress,
    output: z.object({ entry: z.nullable(Entry) }),
  }),
  saveEntry: endpoint({
    method: 'PUT',
    path: '/journal-entries/:id',
    access: 'user',
    summary: 'Saves a journal entry, based on the version named',
    params: EntryAddress,
    body: z
      .extend(EntryContent, {
        kind: EntryKind,
        template: ItemId,
        /** Kept when the entry is begun, like kind and template. */
        asked: z.optional(z.nullable(Asked)),
        version: Version,
        is_finished: z.boolean(),
      })
      .check(
        z.refine(fitsOnPage, {
          error: `Please keep the whole entry under ${pageMax.toLocaleString('en-GB')} characters.`,
        }),
      ),
    output: Entry,
  }),
  deleteEntry: endpoint({
    method: 'DELETE',
    path: '/journal-entries/:id',
    access: 'user',
    summary: 'Puts a journal entry into the bin for 30 days',
    params: EntryAddress,
    output: Entry,
  }),
  restoreEntry: endpoint({
    method: 'POST',
    path: '/journal-entries/:id/restore',
    access: 'user',
    summary: 'Takes a journal entry out of the bin',
    params: EntryAddress,
    output: Entry,
  }),
  muteEntry: endpoint({
    method: 'PUT',
    path: '/journal-entries/:id/muted',
    access: 'user',
    summary: 'Says whether an entry may come back on the same day of later months',
    params: EntryAddress,
    body: z.object({ is_muted: z.boolean() }),
    output: z.object({ is_muted: z.boolean() }),
  }),
  readEvening: endpoint({
    method: 'GET',
    path: '/evenings/:date',
    access: 'user',
    summary: 'The evening reflection of one day; empty with version 0 when there is none',
    params: z.object({ date: LocalDateText }),
    output: Evening,
  }),
  saveEvening: endpoint({
    method: 'PUT',
    path: '/evenings/:date',
    access: 'user',
    summary: 'Saves the evening reflection of one day, based on the version named',
    params: z.object({ date: LocalDateText }),
    body: z.extend(EveningContent, { version: Version, is_finished: z.boolean() }),
    output: Evening,
  }),
  muteEvening: endpoint({
    method: 'PUT',
    path: '/evenings/:date/muted',
    access: 'user',
    summary: 'Says whether an evening may come back on the same day of later months',
    params: z.object({ date: LocalDateText }),
    body: z.object({ is_muted: z.boolean() }),
    output: z.object({ is_muted: z.boolean() }),
  }),
  readRecentEvenings: endpoint({
    method: 'GET',
    path: '/daily-reflections',
    access: 'user',
    summary: 'The reflections of the last 7 days, at most 5, newest first',
    output: z.object({ reflections: z.array(Evening) }),
  }),
}
