import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Page, Version } from '#platform/contract/limits.ts'

/** Five plain words from heavy to bright; an order, never a grade. */
export const moods = ['heavy', 'flat', 'steady', 'light', 'bright'] as const
export const Mood = z.enum(moods)
export type Mood = z.infer<typeof Mood>

const Lines = z.array(Line).check(z.maxLength(10))

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
})
export type EveningContent = z.infer<typeof EveningContent>

export const emptyEvening: EveningContent = {
  mood: null,
  wins: [],
  challenges: '',
  helped: '',
  grateful_for: [],
  tomorrow: '',
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
})
export type Evening = z.infer<typeof Evening>

export const reflectContract = {
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
  readRecentEvenings: endpoint({
    method: 'GET',
    path: '/daily-reflections',
    access: 'user',
    summary: 'The reflections of the last 7 days, at most 5, newest first',
    output: z.object({ reflections: z.array(Evening) }),
  }),
}
