import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, Version } from '#platform/contract/limits.ts'
import { Mood } from '#features/reflect/contract.ts'

/** A month is named by its first day: `2026-12-01`. */
const MonthDate = LocalDateText.check(
  z.refine((date) => date.endsWith('-01'), { error: 'A month is named by its first day.' }),
)

/** What became of an outcome. Changing one's mind is a result like the others. */
export const OutcomeState = z.enum(['open', 'happened', 'partly', 'changed_mind'])
export type OutcomeState = z.infer<typeof OutcomeState>

/** Something between 0 and 10 that the person put a number on; null while they did not. */
const OutOfTen = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(10)))

/** How it is going, in words and never in per cent. */
export const Note = z.object({ id: ItemId, date: LocalDateText, text: Line })
export type Note = z.infer<typeof Note>

export const notesMax = 60
/** Three are asked for; a merge of two devices may hold more, and nothing of it is refused. */
export const outcomesMax = 10
export const sectionsMax = 24

/** One of the big three: "By the end of the month I will have …". */
export const Outcome = z.object({
  id: ItemId,
  text: Line,
  /** A pillar by name or the id of an own one; it may point at one that is gone. */
  pillar: z.nullable(ItemId),
  /** How will I know? */
  evidence: Line,
  confidence: OutOfTen,
  /** The smaller version that counts as well. */
  smaller: Line,
  notes: z.array(Note).check(z.maxLength(notesMax)),
  state: OutcomeState,
  /** What the month review said about it. */
  state_note: Line,
  /** Where a carried outcome stood before: its month and the id that it had there. */
  from_month: z.nullable(LocalDateText),
  origin_id: z.nullable(ItemId),
})
export type Outcome = z.infer<typeof Outcome>

/** How one pillar feels and how it could. */
export const Section = z.object({ now: OutOfTen, wish: OutOfTen, more: Line, less: Line })
export type Section = z.infer<typeof Section>

export const MonthContent = z.object({
  big_three: z
    .array(Outcome)
    .check(z.maxLength(outcomesMax, { error: `A month holds at most ${outcomesMax} outcomes.` })),
  /** "If only one thing changed this month, it would be …" */
  game_changer: Page,
  game_changer_because: Page,
  game_changer_step: Line,
  game_changer_step_by: z.nullable(LocalDateText),
  balance_sections: z.record(ItemId, Section).check(
    z.refine((sections) => Object.keys(sections).length <= sectionsMax, {
      error: `A month holds at most ${sectionsMax} pillars.`,
    }),
  ),
  /** The promise of rest that belongs to the month. */
  time_for_me: Page,
})
export type MonthContent = z.infer<typeof MonthContent>

export const emptyMonth: MonthContent = {
  big_three: [],
  game_changer: '',
  game_changer_because: '',
  game_changer_step: '',
  game_changer_step_by: null,
  balance_sections: {},
  time_for_me: '',
}

export const emptySection: Section = { now: null, wish: null, more: '', less: '' }

export const MonthPlan = z.extend(MonthContent, {
  user_id: z.uuid(),
  month_date: MonthDate,
  version: Version,
  updated_at: z.nullable(Instant),
})
export type MonthPlan = z.infer<typeof MonthPlan>

/** One day as the calendar of a month shows it. */
export const MonthDay = z.object({
  date: LocalDateText,
  is_planned: z.boolean(),
  intention: z.string(),
  /** Main priorities: how many there are, and how many of them are done. */
  priorities: z.object({ all: z.number(), done: z.number() }),
  has_evening: z.boolean(),
  mood: z.nullable(Mood),
  /** Journal entries about this day. */
  entries: z.number(),
  /** A pause, or rest that was planned: nothing is asked of such a day. */
  rest: z.nullable(z.enum(['pause', 'rest'])),
})
export type MonthDay = z.infer<typeof MonthDay>

/** Something of the month that is worth keeping, in the person's own words. */
export const Moment = z.object({ id: z.string(), date: LocalDateText, text: Line, mood: z.nullable(Mood) })
export type Moment = z.infer<typeof Moment>

const MonthAddress = z.object({ month: MonthDate })

export const monthContract = {
  readMonth: endpoint({
    method: 'GET',
    path: '/months/:month',
    access: 'user',
    summary: 'The plan of one month, empty with version 0 when there is none',
    params: MonthAddress,
    output: MonthPlan,
  }),
  saveMonth: endpoint({
    method: 'PUT',
    path: '/months/:month',
    access: 'user',
    summary: 'Saves the plan of one month, based on the version named',
    params: MonthAddress,
    body: z.extend(MonthContent, { version: Version }),
    output: MonthPlan,
  }),
  readMonths: endpoint({
    method: 'GET',
    path: '/months',
    access: 'user',
    summary: 'The plans of the months that begin between two days, oldest first; at most a year',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ months: z.array(MonthPlan) }),
  }),
  readLatestMonth: endpoint({
    method: 'GET',
    path: '/month-plans/latest',
    access: 'user',
    summary: 'The plan of the latest month that has one; null when there is none',
    output: z.object({ month_plan: z.nullable(MonthPlan) }),
  }),
  readMonthDays: endpoint({
    method: 'GET',
    path: '/months/:month/days',
    access: 'user',
    summary: 'Every day of a month that holds something: plan, evening, mood, entries, rest',
    params: MonthAddress,
    output: z.object({ days: z.array(MonthDay) }),
  }),
  readMoments: endpoint({
    method: 'GET',
    path: '/months/:month/moments',
    access: 'user',
    summary: 'Up to five moments of a month out of its journal and evenings, oldest first',
    params: MonthAddress,
    output: z.object({ moments: z.array(Moment) }),
  }),
}
