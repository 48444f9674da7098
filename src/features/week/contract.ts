import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Version } from '#platform/contract/limits.ts'
import { ItemState, OutcomeLink } from '#features/day/contract.ts'
import { Mood } from '#features/reflect/contract.ts'
import { OwnPillar, Pillar } from '#features/vision/contract.ts'

export const prioritiesMax = 20
/** Dates that one row may name; more than seven, because a row that met a change of the first day keeps them all. */
export const datesMax = 21
export const focusMax = 20

export const WeekPriority = z.object({
  id: ItemId,
  text: Line,
  state: z._default(z.enum(['open', 'done', 'let_go']), 'open'),
  pillar: z.optional(z.nullable(Pillar)),
  own_pillar: z.optional(z.nullable(OwnPillar)),
  /** What it serves among the big three of a month. */
  outcome: z.optional(z.nullable(OutcomeLink)),
  why: z.optional(Line),
  /** What may get in the way. */
  obstacle: z.optional(Line),
  if_part: z.optional(Line),
  then_part: z.optional(Line),
  /** Its words before it was made smaller in the middle of the week. */
  full_text: z.optional(Line),
  /** The day on which the person last said that it stays; the mid-week check does not ask about it again. */
  checked_on: z.optional(z.nullable(LocalDateText)),
  /** The id that it had in the week from which it was kept. */
  origin_id: z.optional(ItemId),
})
export type WeekPriority = z.infer<typeof WeekPriority>

const focusLevels = ['rest', 'steady', 'focus'] as const
export type FocusLevel = (typeof focusLevels)[number]

export const Focus = z.object({
  level: z._default(z.enum(focusLevels), 'steady'),
  /** What that means this week, when the person says so. */
  line: z._default(Line, ''),
})
export type Focus = z.infer<typeof Focus>

export const steady: Focus = { level: 'steady', line: '' }
const FocusOrSteady = z._default(Focus, steady)

/** These four and no other key: optional and custom pillars have a place of their own. */
export const PillarFocus = z.strictObject(
  { mind: FocusOrSteady, body: FocusOrSteady, purpose: FocusOrSteady, relationships: FocusOrSteady },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'It names mind, body, purpose and relationships only; other pillars belong into other_focus.'
        : undefined,
  },
)
export type PillarFocus = z.infer<typeof PillarFocus>

export const WeekContent = z.object({
  /** How do I want this week to be? One sentence. */
  week_intention: Line,
  priorities: z.array(WeekPriority).check(
    z.maxLength(prioritiesMax, { error: `A week holds at most ${prioritiesMax} priorities.` }),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'Every priority needs an id of its own.',
    }),
  ),
  /** By date: the ids of the priorities that were laid on that day, in their order. */
  daily_priorities: z.record(LocalDateText, z.array(ItemId).check(z.maxLength(prioritiesMax))).check(
    z.refine((days) => Object.keys(days).length <= datesMax, {
      error: `A week names at most ${datesMax} dates.`,
    }),
  ),
  pillar_focus: PillarFocus,
  /** Optional and custom pillars, by pillar id. */
  other_focus: z.record(ItemId, Focus).check(
    z.refine((focus) => Object.keys(focus).length <= focusMax, {
      error: `A week names at most ${focusMax} other pillars.`,
    }),
  ),
})
export type WeekContent = z.infer<typeof WeekContent>

export const emptyWeek: WeekContent = {
  week_intention: '',
  priorities: [],
  daily_priorities: {},
  pillar_focus: { mind: steady, body: steady, purpose: steady, relationships: steady },
  other_focus: {},
}

export const Week = z.extend(WeekContent, {
  user_id: z.uuid(),
  /** The first of its seven days; not always the day that was asked for, see readWeek. */
  week_start_date: LocalDateText,
  version: Version,
  updated_at: z.nullable(Instant),
})
export type Week = z.infer<typeof Week>

/** One of the seven days: its own plan in short, and what became of it. */
export const WeekDay = z.object({
  date: LocalDateText,
  intention: z.string(),
  /** `origin_id`: it came from a priority of the week with that id, or from another day. */
  priorities: z.array(z.object({ text: z.string(), state: ItemState, origin_id: z.optional(ItemId) })),
  has_evening: z.boolean(),
  /** All items of the day by what became of them. */
  counts: z.object({ done: z.number(), moved: z.number(), let_go: z.number(), open: z.number() }),
  time_for_me: z.string(),
  /** Of the evening; null when none was chosen. */
  mood: z.nullable(Mood),
  /** Items that came from a priority of a week, by the id that it has there. */
  taken: z.array(z.object({ id: ItemId, state: ItemState })),
})
export type WeekDay = z.infer<typeof WeekDay>

const WeekAddress = z.object({
  // The days after the start are counted on; beyond the year 9999 there are none.
  start: LocalDateText.check(
    z.refine((start) => start < '9999', { error: 'A week begins before the year 9999.' }),
  ),
})

export const weekContract = {
  readWeek: endpoint({
    method: 'GET',
    path: '/weeks/:start',
    access: 'user',
    summary:
      'The week that begins on this day, or nearest to it and at most three days away; empty with version 0 when there is none. `before` is the week written last before it, within five weeks',
    params: WeekAddress,
    output: z.object({ week: Week, before: z.nullable(Week) }),
  }),
  saveWeek: endpoint({
    method: 'PUT',
    path: '/weeks/:start',
    access: 'user',
    summary: 'Saves the week that readWeek finds at this address, based on the version named',
    params: WeekAddress,
    body: z.extend(WeekContent, { version: Version }),
    output: Week,
  }),
  readWeekDays: endpoint({
    method: 'GET',
    path: '/weeks/:start/days',
    access: 'user',
    summary: 'Those of the seven days from this one that hold a plan or an evening, oldest first',
    params: WeekAddress,
    output: z.object({ days: z.array(WeekDay) }),
  }),
  readWeeks: endpoint({
    method: 'GET',
    path: '/weeks',
    access: 'user',
    summary: 'Every written week of which a day lies in a range of at most 400 days, oldest first',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ weeks: z.array(Week) }),
  }),
  readLatestWeek: endpoint({
    method: 'GET',
    path: '/week-plans/latest',
    access: 'user',
    summary: 'The week plan with the latest week_start_date, also when it is ahead; null when there is none',
    output: z.object({ week_plan: z.nullable(Week) }),
  }),
}
