import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
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

export const ProgressFacts = z.object({
  /** Every listed day up to `today`, oldest first, at most 1,500 of them. */
  days: z.array(DayFacts),
  joined_on: LocalDateText,
  vision_start: z.nullable(LocalDateText),
  /** Pillars that the person rests on purpose; they never cost anything. */
  resting: z.array(Pillar),
  /** How many of the 15 challenges the stored rows already meet. */
  challenges_done: z.number(),
})
export type ProgressFacts = z.infer<typeof ProgressFacts>

export const progressContract = {
  readProgress: endpoint({
    method: 'GET',
    path: '/progress',
    access: 'user',
    summary: 'Counted facts of each day, from which score and streak are computed',
    query: z.object({ today: LocalDateText }),
    output: ProgressFacts,
  }),
}
