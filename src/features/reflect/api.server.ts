import { daysBetween, localDay } from '#platform/contract/dates.ts'
import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { readPerson } from '#features/account/public.server.ts'
import { readShownMedia } from '#features/media/public.server.ts'
import { defaultRhythm } from '#features/account/rules.ts'
import type { reflectContract } from './contract.ts'
import { daysOf, entryItem, eveningItem, newestFirst, sameDays } from './rules/journal.ts'
import { unwrittenEvening } from './rules.ts'
import { latestToday } from './rules/entry-dates.ts'
import { emptyBin, moveEntryRow, readEntryRow, writeEntryRow } from './store/entries.server.ts'
import {
  findEntryRows,
  findEveningRows,
  muteRow,
  readMarkRows,
  readTagRows,
  readWholeRows,
} from './store/journal.server.ts'
import { readEveningRow, readRecentEveningRows, writeEveningRow } from './store/evenings.server.ts'

/** Lines on one page of the journal. */
const pageOf = 30
/** Days of a calendar that are read at once: a year and the days around it. */
const daysMost = 400
/** Entries, and evenings, that are read in full at once. */
const wholeMost = 200

export const reflectApi: Handlers<typeof reflectContract> = {
  async readEvening({ params }, { actor, rows }) {
    return (
      (await readEveningRow(rows, actor.userId, params.date)) ?? unwrittenEvening(actor.userId, params.date)
    )
  },

  async saveEvening({ params, body: { version, is_finished, ...content } }, { actor, rows }) {
    const saved = await writeEveningRow(rows, actor.userId, params.date, version, content, is_finished)
    if (saved) return saved
    throw conflict(
      (await readEveningRow(rows, actor.userId, params.date)) ?? unwrittenEvening(actor.userId, params.date),
    )
  },

  async readRecentEvenings(_input, { actor, rows, now }) {
    const { time_zone: zone, day_start_hour: hour } =
      (await readPerson(rows, actor.userId))?.rhythm ?? defaultRhythm
    const today = localDay(now, zone, hour)
    return { reflections: await readRecentEveningRows(rows, actor.userId, today) }
  },

  async readJournal({ query }, { actor, rows }) {
    const { kind, tag, pillar, state, words, size = pageOf } = query
    const entries =
      kind === 'evening' ? [] : await findEntryRows(rows, actor.userId, { ...query, kind }, size + 1)
    // An evening has no tags and no pillars, and is neither a draft nor in the bin.
    const hasEvenings = !tag && !pillar && !state && (!kind || kind === 'evening')
    const evenings = hasEvenings
      ? await findEveningRows(rows, actor.userId, { ...query, kind: undefined }, size + 1)
      : []
    const media = await readShownMedia(rows, actor.userId, entries)
    const items = newestFirst([
      ...entries.map((entry) => entryItem(entry, words, media.get(entry.id))),
      ...evenings.map((evening) => eveningItem(evening, words)),
    ])
    return { items: items.slice(0, size), has_more: items.length > size }
  },

  async readJournalDays({ query: { from, to } }, { actor, rows }) {
    if (daysBetween(from, to) > daysMost) throw badRequest(`Please ask for at most ${daysMost} days.`)
    return { days: daysOf(await readMarkRows(rows, actor.userId, from, to)) }
  },

  async readOnThisDay({ query }, { actor, rows }) {
    const filter = { days: sameDays(query.date) }
    const entries = await findEntryRows(rows, actor.userId, filter, pageOf)
    const evenings = await findEveningRows(rows, actor.userId, filter, pageOf)
    const media = await readShownMedia(rows, actor.userId, entries)
    return {
      items: newestFirst([
        ...entries.map((entry) => entryItem(entry, '', media.get(entry.id))),
        ...evenings.map((evening) => eveningItem(evening)),
      ]),
    }
  },

  async readWholeJournal({ query }, { actor, rows }) {
    const { entries, evenings } = await readWholeRows(rows, actor.userId, query, wholeMost + 1)
    return {
      entries: entries.slice(0, wholeMost),
      evenings: evenings.slice(0, wholeMost),
      has_more: Math.max(entries.length, evenings.length) > wholeMost,
    }
  },

  async readJournalTags(_input, { actor, rows }) {
    return { tags: await readTagRows(rows, actor.userId) }
  },

  async muteEntry({ params, body: { is_muted } }, { actor, rows }) {
    if (!(await muteRow(rows, actor.userId, { entry: params.id }, is_muted))) throw notFound()
    return { is_muted }
  },

  async muteEvening({ params, body: { is_muted } }, { actor, rows }) {
    if (!(await muteRow(rows, actor.userId, { evening: params.date }, is_muted))) throw notFound()
    return { is_muted }
  },

  async readEntry({ params }, { actor, rows }) {
    return { entry: (await readEntryRow(rows, actor.userId, params.id)) ?? null }
  },

  async saveEntry({ params, body: { version, is_finished, ...entry } }, { actor, rows, now }) {
    if (entry.date > latestToday(now)) {
      const message = 'An entry can be dated today or earlier.'
      throw badRequest(message, { date: message })
    }
    const saved = await writeEntryRow(rows, actor.userId, params.id, version, entry, is_finished)
    if (saved) return saved
    const current = await readEntryRow(rows, actor.userId, params.id)
    throw conflict(current ?? { ...entry, version: 0 })
  },

  async deleteEntry({ params }, { actor, rows }) {
    await emptyBin(rows, actor.userId)
    const moved = await moveEntryRow(rows, actor.userId, params.id, 'bin')
    if (!moved) throw notFound()
    return moved
  },

  async restoreEntry({ params }, { actor, rows }) {
    const moved = await moveEntryRow(rows, actor.userId, params.id, 'journal')
    if (!moved) throw notFound()
    return moved
  },
}
