import { conflict } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { linesMax, type DatedLine, type insightsContract } from './contract.ts'
import { countDone, emptyInsight } from './rules/days.ts'
import { readDraft, readEntryMoods, readEveningWords, readPlans, writeDraft } from './store.server.ts'

export const insightsApi: Handlers<typeof insightsContract> = {
  async readInsights({ query: { from, to } }, { actor, rows }) {
    const evenings = await readEveningWords(rows, actor.userId, from, to)
    const days = new Map(
      (await readPlans(rows, actor.userId, from, to)).map((plan) => [plan.date, countDone(plan)]),
    )
    for (const { date, mood } of await readEntryMoods(rows, actor.userId, from, to))
      days.set(date, { ...(days.get(date) ?? emptyInsight(date)), mood })
    // The evening has the last word about its day.
    for (const { date, mood, helped, helped_by } of evenings) {
      const day = days.get(date) ?? emptyInsight(date)
      days.set(date, {
        ...day,
        mood: mood ?? day.mood,
        helped: [...helped_by, helped.trim()].filter(Boolean),
      })
    }
    return { days: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)) }
  },

  async readReportWords({ query: { from, to } }, { actor, rows }) {
    const evenings = await readEveningWords(rows, actor.userId, from, to)
    const moods = new Map(
      (await readEntryMoods(rows, actor.userId, from, to)).map((row) => [row.date, row.mood]),
    )
    for (const { date, mood } of evenings) if (mood) moods.set(date, mood)
    const lines = (textsOf: (evening: (typeof evenings)[number]) => string[]) =>
      newest(
        evenings.flatMap((each) => textsOf(each).map((text) => ({ date: each.date, text: text.trim() }))),
      )
    return {
      moods: [...moods].map(([date, mood]) => ({ date, mood })).sort((a, b) => (a.date < b.date ? -1 : 1)),
      wins: lines(({ wins }) => wins),
      hard: lines(({ challenges, got_in_way }) => [...got_in_way, challenges]),
      helped: lines(({ helped, helped_by }) => [...helped_by, helped]),
    }
  },

  async readReportDraft(_input, { actor, rows }) {
    return readDraft(rows, actor.userId)
  },

  async saveReportDraft({ body: { version, ...content } }, { actor, rows }) {
    const saved = await writeDraft(rows, actor.userId, version, content)
    if (!saved) throw conflict(await readDraft(rows, actor.userId))
    return saved
  },
}

function newest(lines: DatedLine[]): DatedLine[] {
  return lines.filter(({ text }) => text !== '').slice(-linesMax)
}
