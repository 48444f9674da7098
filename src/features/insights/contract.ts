import * as z from 'zod/mini'
import { daysBetween, isLocalDate, LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Line, Page, Version } from '#platform/contract/limits.ts'
import { Energy } from '#features/day/contract.ts'
import { Mood } from '#features/reflect/contract.ts'

/** A year and a day, so that a whole year fits from any day of it. */
export const spanMax = 366
/** Lines of one kind that a report is made from; older ones are left out. */
export const linesMax = 400

const Span = z.object({ from: LocalDateText, to: LocalDateText }).check(
  // A date that does not exist has its own sentence; it is still looked at here, so it must not be counted with.
  z.refine(
    ({ from, to }) => ![from, to].every(isLocalDate) || (from <= to && daysBetween(from, to) < spanMax),
    {
      error: `Choose days in order, at most ${spanMax} of them.`,
    },
  ),
)

/** What one day says, counted; the only words in it are those about what helped. */
export const InsightDay = z.object({
  date: LocalDateText,
  mood: z.nullable(Mood),
  /** Things of the plan, and time for me: done or moved on purpose, of those that were not let go. */
  done: z.number(),
  planned: z.number(),
  /** How the person arrived in the day. */
  energy: z.nullable(Energy),
  /** What helped: words of a tap, and the person's own, cut at 500 characters. */
  helped: z.array(z.string()),
})
export type InsightDay = z.infer<typeof InsightDay>

const DatedLine = z.object({ date: LocalDateText, text: z.string() })
export type DatedLine = z.infer<typeof DatedLine>

export const ReportWords = z.object({
  moods: z.array(z.object({ date: LocalDateText, mood: Mood })),
  wins: z.array(DatedLine),
  hard: z.array(DatedLine),
  helped: z.array(DatedLine),
})
export type ReportWords = z.infer<typeof ReportWords>

export const sections = ['mood', 'wins', 'hard', 'helped', 'questions'] as const
export const Section = z.enum(sections)
export type Section = z.infer<typeof Section>

export const ReportDraft = z.object({
  /** null: the last thirty days, whenever it is opened. */
  from_date: z.nullable(LocalDateText),
  to_date: z.nullable(LocalDateText),
  sections: z.array(Section).check(z.maxLength(sections.length)),
  /** Keys of the lines that the person took out (rules/report.ts). */
  left_out: z.array(Line).check(z.maxLength(1_000)),
  questions: Page,
})
export type ReportDraft = z.infer<typeof ReportDraft>

export const emptyDraft: ReportDraft = {
  from_date: null,
  to_date: null,
  sections: [...sections],
  left_out: [],
  questions: '',
}

const StoredDraft = z.extend(ReportDraft, { version: Version })
export type StoredDraft = z.infer<typeof StoredDraft>

export const insightsContract = {
  readInsights: endpoint({
    method: 'GET',
    path: '/insights',
    access: 'user',
    summary: `Mood and what was done of each day that holds something, for at most ${spanMax} days`,
    query: Span,
    output: z.object({ days: z.array(InsightDay) }),
  }),
  readReportWords: endpoint({
    method: 'GET',
    path: '/report-words',
    access: 'user',
    summary: `The words of evenings that a report is made from, the newest ${linesMax} lines of each kind`,
    query: Span,
    output: ReportWords,
  }),
  readReportDraft: endpoint({
    method: 'GET',
    path: '/report-draft',
    access: 'user',
    summary: 'What the person is preparing to bring along; empty with version 0 before they began',
    output: StoredDraft,
  }),
  saveReportDraft: endpoint({
    method: 'PUT',
    path: '/report-draft',
    access: 'user',
    summary: 'Saves what the person is preparing, based on the version named',
    body: z.extend(ReportDraft, { version: Version }),
    output: StoredDraft,
  }),
}
