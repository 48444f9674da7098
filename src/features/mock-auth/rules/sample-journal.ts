import { conflict, notFound } from '#platform/contract/errors.ts'
import type { Entry, Evening, JournalItem, reflectContract } from '#features/reflect/contract.ts'
import { isEmptyEvening } from '#features/reflect/rules.ts'
import { daysOf, entryItem, eveningItem, newestFirst, sameDays } from '#features/reflect/rules/journal.ts'
import { searchWords } from '#features/reflect/rules/snippet.ts'
import type { Template, templatesContract } from '#features/templates/contract.ts'
import type { Answers } from './contract-answers.ts'

/** Reading the journal of the sample life: the entries that were written in this page, and its evenings. */
export function sampleJournal(
  entries: Map<string, Entry>,
  evenings: () => Evening[],
): Answers<typeof reflectContract> {
  const kept = () => [...entries.values()].filter(({ deleted_at }) => deleted_at === null)
  const written = () => evenings().filter((evening) => evening.version > 0 && !isEmptyEvening(evening))
  const all = (query?: string): JournalItem[] =>
    newestFirst([
      ...kept().map((entry) => entryItem(entry, query)),
      ...written().map((evening) => eveningItem(evening, query)),
    ])
  const move = (id: string, deleted_at: string | null) => {
    const entry = entries.get(id)
    if (!entry) throw notFound()
    const moved = { ...entry, deleted_at, version: entry.version + 1 }
    entries.set(id, moved)
    return moved
  }

  return {
    readJournal({ query: { words = '', kind, mood, tag, pillar, from, to, state, after, size = 30 } }) {
      const bin = [...entries.values()].filter(({ deleted_at }) => deleted_at !== null)
      const found = (state === 'deleted' ? bin.map((entry) => entryItem(entry)) : all(words)).filter(
        (item) =>
          (!kind || item.kind === kind) &&
          (!mood || item.mood === mood) &&
          (!tag || item.tags.includes(tag)) &&
          (!pillar || item.pillars.includes(pillar)) &&
          (!from || item.date >= from) &&
          (!to || item.date <= to) &&
          (state !== 'draft' || (item.kind !== 'evening' && item.finished_at === null)) &&
          searchWords(words).every((word) => item.words.toLowerCase().includes(word.toLowerCase())),
      )
      const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
      return { items: found.slice(start, start + size), has_more: found.length > start + size }
    },
    readJournalDays: ({ query: { from, to } }) => ({
      days: daysOf(all().filter(({ date }) => from <= date && date <= to)),
    }),
    readOnThisDay({ query }) {
      const days = sameDays(query.date)
      return { items: all().filter(({ date, is_muted }) => days.includes(date) && !is_muted) }
    },
    readWholeJournal({ query: { from, to } }) {
      const isWithin = ({ date }: { date: string }) => from <= date && date <= to
      const byDay = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date)
      return {
        entries: kept().filter(isWithin).toSorted(byDay),
        evenings: written().filter(isWithin).toSorted(byDay),
        has_more: false,
      }
    },
    readJournalTags() {
      const counts = new Map<string, number>()
      for (const tag of kept().flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
      return { tags: [...counts].map(([tag, count]) => ({ tag, count })) }
    },
    muteEntry({ params: { id }, body: { is_muted } }) {
      const entry = entries.get(id)
      if (!entry) throw notFound()
      entries.set(id, { ...entry, is_muted })
      return { is_muted }
    },
    deleteEntry: ({ params }) => move(params.id, new Date().toISOString()),
    restoreEntry: ({ params }) => move(params.id, null),
  }
}

/** Templates that are made in this page. */
export function sampleTemplates(): Answers<typeof templatesContract> {
  const templates = new Map<string, Template>()
  const bin = new Map<string, Template>()
  const move = (id: string, from: Map<string, Template>, to: Map<string, Template>) => {
    const template = from.get(id)
    if (!template) throw notFound()
    from.delete(id)
    to.set(id, { ...template, version: template.version + 1 })
    return template
  }
  return {
    readTemplates: () => ({ templates: [...templates.values()] }),
    readTemplate: ({ params }) => ({ template: templates.get(params.id) ?? null }),
    saveTemplate({ params: { id }, body: { version, ...content } }) {
      const found = templates.get(id)
      if ((found?.version ?? 0) !== version) throw conflict(found)
      const now = new Date().toISOString()
      const saved = {
        ...content,
        id,
        version: version + 1,
        created_at: found?.created_at ?? now,
        updated_at: now,
      }
      templates.set(id, saved)
      return saved
    },
    deleteTemplate: ({ params }) => move(params.id, templates, bin),
    restoreTemplate: ({ params }) => move(params.id, bin, templates),
  }
}
