import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, Version } from '#platform/contract/limits.ts'

/** The four default pillars come first; the other four are optional and never count towards completion. */
export const pillars = [
  'mind',
  'body',
  'relationships',
  'purpose',
  'growth',
  'health',
  'social',
  'career',
] as const
export const Pillar = z.enum(pillars)
export type Pillar = z.infer<typeof Pillar>

export const Goal = z.object({
  id: ItemId,
  text: Line,
  /** How the person will know; empty when they did not say. */
  evidence: z._default(Line, ''),
})
export type Goal = z.infer<typeof Goal>

export const VisionContent = z.object({
  /** Best possible self, three months ahead; free writing. */
  picture: Page,
  /** The card text, present tense. */
  sentence: Line,
  values: z.array(Line).check(z.maxLength(12)),
  why: Page,
  /** What in the person stands in the way. */
  obstacle: Page,
  if_part: Line,
  then_part: Line,
  goals: z.array(Goal).check(z.maxLength(10)),
  first_step: Line,
  is_resting: z.boolean(),
})
export type VisionContent = z.infer<typeof VisionContent>

export const emptyVision: VisionContent = {
  picture: '',
  sentence: '',
  values: [],
  why: '',
  obstacle: '',
  if_part: '',
  then_part: '',
  goals: [],
  first_step: '',
  is_resting: false,
}

export const Vision = z.extend(VisionContent, {
  pillar: Pillar,
  version: Version,
  updated_at: z.nullable(Instant),
})
export type Vision = z.infer<typeof Vision>

export const visionContract = {
  readVisions: endpoint({
    method: 'GET',
    path: '/visions',
    access: 'user',
    summary: 'Every vision that was begun, and the day on which the vision period starts',
    output: z.object({ visions: z.array(Vision), start_date: z.nullable(LocalDateText) }),
  }),
  readVision: endpoint({
    method: 'GET',
    path: '/visions/:pillar',
    access: 'user',
    summary: 'The vision of one pillar; empty with version 0 when nothing was written yet',
    params: z.object({ pillar: Pillar }),
    output: Vision,
  }),
  saveVision: endpoint({
    method: 'PUT',
    path: '/visions/:pillar',
    access: 'user',
    summary: 'Saves the vision of one pillar, based on the version named',
    params: z.object({ pillar: Pillar }),
    body: z.extend(VisionContent, { version: Version, today: LocalDateText }),
    output: Vision,
  }),
  saveVisionStart: endpoint({
    method: 'PUT',
    path: '/vision-start',
    access: 'user',
    summary: 'Moves the start of the vision period',
    body: z.object({ start_date: LocalDateText }),
    output: z.object({ start_date: LocalDateText }),
  }),
}
