import * as z from 'zod/mini'
import { daysBetween, isLocalDate, LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Version } from '#platform/contract/limits.ts'
import { Pillar } from '#features/vision/contract.ts'

/** How many things a day held, by what became of them. */
const Counts = z.object({ done: z.number(), moved: z.number(), let_go: z.number(), open: z.number() })
export type Counts = z.infer<typeof Counts>

/**
 * What one local day holds, counted: the only input of the score and the streak. Days without any row are not
 * listed. No text of the person is in here.
 */
export const DayFacts = z.object({
  date: LocalDateText,
  /** Anything at all was written into the plan of the day. */
  has_plan: z.boolean(),
  has_intention: z.boolean(),
  priorities: Counts,
  /** Pillar tasks of all pillars together. */
  tasks: Counts,
  /** null: none planned; otherwise whether it was taken. */
  time_for_me: z.nullable(z.boolean()),
  /** 'full': anything written in the evening, or the evening was closed; 'mood': only a mood; 'none'. */
  reflection: z.enum(['none', 'mood', 'full']),
  /** Items done or moved by pillar (priorities with a pillar, and pillar tasks): where attention went. */
  touches: z.partialRecord(Pillar, z.number()),
  /** Own messages to the coach on that day. */
  coach_messages: z.number(),
})
export type DayFacts = z.infer<typeof DayFacts>

/** How much each part of the score weighs, 10 to 40. Only their shares count, so their sum may be anything. */
const Weight = z.number().check(z.int(), z.gte(10), z.lte(40))
export const Weights = z.object({
  intention: Weight,
  follow_through: Weight,
  reflection: Weight,
  balance: Weight,
})
export type Weights = z.infer<typeof Weights>

const ChosenWeights = z.object({
  /** null while the person has chosen none. */
  weights: z.nullable(Weights),
  /** The version of the formula that they were chosen for; null beside no weights. */
  formula: z.nullable(z.number()),
  version: Version,
})
export type ChosenWeights = z.infer<typeof ChosenWeights>

/** The longest pause or rest with an end, in days. */
export const pauseDaysMax = 366
/** How many pauses and rests a person may have. */
export const pausesMost = 500

const PauseContent = z.object({
  /** `rest` was planned; `pause` is for illness, travel and whatever else life brings. Both are neutral. */
  kind: z.enum(['pause', 'rest']),
  from: LocalDateText,
  /** The last day; null while it has no end yet. */
  to: z.nullable(LocalDateText),
})
export type PauseContent = z.infer<typeof PauseContent>

export const SetPause = z.extend(PauseContent, { id: z.uuid(), version: Version })
export type SetPause = z.infer<typeof SetPause>

/** Days of a row, both ends included. */
const DaySpan = z.object({ from: LocalDateText, to: LocalDateText })

export const ProgressFacts = z.object({
  /** The newest listed days up to `today`, oldest first, at most 500 of them. */
  days: z.array(DayFacts),
  /** Active days before those, as spans, oldest first: all that the streak needs of them. */
  earlier: z.array(DaySpan),
  joined_on: LocalDateText,
  vision_start: z.nullable(LocalDateText),
  /** Pillars that the person rests on purpose; they never cost anything. */
  resting: z.array(Pillar),
  /** What was chosen for the four pillars in each week around those days: 0 rests, 1 is steady, 2 is in focus. */
  weeks: z.array(z.object({ from: LocalDateText, weights: z.partialRecord(Pillar, z.number()) })),
  /** Oldest first. */
  pauses: z.array(SetPause),
  chosen: ChosenWeights,
})
export type ProgressFacts = z.infer<typeof ProgressFacts>

/** A row that meets a challenge or an achievement: on which day, and where it can be read. */
const MetBy = z.object({
  id: z.string(),
  /** null where the row has no day of its own (a vision). */
  date: z.nullable(LocalDateText),
  /** A path inside the app. */
  link: z.string(),
})
export type MetBy = z.infer<typeof MetBy>

/** `done` and `skipped` are said of challenges; `removed` takes one of either kind off the page. */
export const MarkName = z.enum(['done', 'skipped', 'removed'])

const Mark = z.object({
  id: z.string(),
  mark: z.nullable(MarkName),
  marked_on: LocalDateText,
  version: Version,
})
export type Mark = z.infer<typeof Mark>

export const Milestones = z.object({
  /** Challenges and achievements that the stored rows meet. */
  met: z.array(MetBy),
  /** What the person said about them. */
  marks: z.array(Mark),
})
export type Milestones = z.infer<typeof Milestones>

/** A date that does not exist has its own sentence, so it is not counted with here. */
function isRange(from: string, to: string | null): boolean {
  if (to === null || !isLocalDate(from) || !isLocalDate(to)) return true
  return from <= to && daysBetween(from, to) < pauseDaysMax
}

const today = z.object({ today: LocalDateText })
const PauseAddress = z.object({ id: z.uuid() })

export const progressContract = {
  readProgress: endpoint({
    method: 'GET',
    path: '/progress',
    access: 'user',
    summary: 'Counted facts of each day, from which score and streak are computed',
    query: today,
    output: ProgressFacts,
  }),
  readMilestones: endpoint({
    method: 'GET',
    path: '/milestones',
    access: 'user',
    summary: 'Which challenges and achievements the rows meet, by which row, and what the person marked',
    query: today,
    output: Milestones,
  }),
  saveWeights: endpoint({
    method: 'PUT',
    path: '/score-weights',
    access: 'user',
    summary: 'Saves the weights of the score, or with null goes back to the usual ones',
    body: z.object({ weights: z.nullable(Weights), version: Version }),
    output: ChosenWeights,
  }),
  savePause: endpoint({
    method: 'PUT',
    path: '/pauses/:id',
    access: 'user',
    summary: `Saves a pause or a planned rest of at most ${pauseDaysMax} days; version 0 makes it`,
    params: PauseAddress,
    body: z.extend(PauseContent, { version: Version }).check(
      z.refine(({ from, to }) => isRange(from, to), {
        error: `It ends on or after its first day, and lasts at most ${pauseDaysMax} days.`,
      }),
    ),
    output: SetPause,
  }),
  deletePause: endpoint({
    method: 'DELETE',
    path: '/pauses/:id',
    access: 'user',
    summary: 'Removes a pause or a planned rest',
    params: PauseAddress,
    output: z.object({ deleted: z.literal(true) }),
  }),
  saveMark: endpoint({
    method: 'PUT',
    path: '/milestones/:id',
    access: 'user',
    summary: 'Marks a challenge or an achievement by hand, or with null takes the mark back',
    params: z.object({ id: z.string().check(z.regex(/^[a-z0-9_]{1,64}$/)) }),
    body: z.object({ mark: z.nullable(MarkName), marked_on: LocalDateText, version: Version }),
    output: Mark,
  }),
}
