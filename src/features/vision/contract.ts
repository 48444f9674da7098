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

/** The signs that an own pillar may carry. */
export const signs = ['shell', 'ripples', 'leaf', 'arcs', 'star', 'shoot', 'drop', 'circle', 'steps'] as const
export const hues = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const customNameMax = 60
/** How many own pillars a person may have. */
export const customMost = 12

export const CustomContent = z.extend(VisionContent, {
  name: Line.check(
    z.refine((name) => name.trim() !== '', { error: 'A vision of your own needs a name.' }),
    z.maxLength(customNameMax, { error: `Please keep the name under ${customNameMax} characters.` }),
  ),
  sign: z.enum(signs),
  hue: z.literal(hues),
})
export type CustomContent = z.infer<typeof CustomContent>

/** A pillar of the person's own as it was when it was written down in a plan: it outlives the pillar. */
export const OwnPillar = z.object({
  id: z.uuid(),
  name: Line.check(z.maxLength(customNameMax)),
  sign: z.enum(signs),
  hue: z.literal(hues),
})
export type OwnPillar = z.infer<typeof OwnPillar>

/** The vision of a pillar that the person named. It counts towards nothing but itself. */
export const CustomVision = z.extend(CustomContent, { id: z.uuid(), version: Version, updated_at: Instant })
export type CustomVision = z.infer<typeof CustomVision>

const CustomAddress = z.object({ id: z.uuid() })

/** The days of a journey on which the person looks back; the last one closes it. */
export const checkInDays = [30, 60, 90] as const
export type CheckInDay = (typeof checkInDays)[number]

export const CheckInContent = z.object({
  changed: Page,
  helped: Page,
  next: Page,
  /** How it goes on after the last day; null while that is open, and on the other days. */
  choice: z.nullable(z.enum(['carry_on', 'new', 'rest'])),
})
export type CheckInContent = z.infer<typeof CheckInContent>

export const emptyCheckIn: CheckInContent = { changed: '', helped: '', next: '', choice: null }

export const CheckIn = z.extend(CheckInContent, {
  /** Number of the journey: 1 for the first ninety days, one more for each that was begun after it. */
  journey: z.number(),
  day: z.literal(checkInDays),
  version: Version,
  updated_at: z.nullable(Instant),
})
export type CheckIn = z.infer<typeof CheckIn>

/** A thing in a day's plan that served a vision: it was done, or moved on purpose. */
export const Served = z.object({ date: LocalDateText, text: z.string(), state: z.enum(['done', 'moved']) })
export type Served = z.infer<typeof Served>

/** Weeks that the thread looks back over. */
export const servedWeeks = 4

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
  readServed: endpoint({
    method: 'GET',
    path: '/visions/:pillar/served',
    access: 'user',
    summary: `What the plans of the last ${servedWeeks} weeks held for a pillar (a name, or the id of an own one), newest first, at most 50`,
    params: z.object({ pillar: ItemId }),
    query: z.object({ today: LocalDateText }),
    output: z.object({
      served: z.array(Served),
      /** The first day of the plans, if they begin within these weeks: before it there was nothing to serve. */
      since: z.nullable(LocalDateText),
    }),
  }),
  saveVisionStart: endpoint({
    method: 'PUT',
    path: '/vision-start',
    access: 'user',
    summary: 'Moves the start of the vision period, or with `is_new` begins another ninety days there',
    body: z.object({ start_date: LocalDateText, is_new: z._default(z.boolean(), false) }),
    output: z.object({ start_date: LocalDateText }),
  }),
  readCustomVisions: endpoint({
    method: 'GET',
    path: '/custom-visions',
    access: 'user',
    summary: 'The visions of the pillars that the person named, in the order in which they were made',
    output: z.object({ visions: z.array(CustomVision) }),
  }),
  readCustomVision: endpoint({
    method: 'GET',
    path: '/custom-visions/:id',
    access: 'user',
    summary: 'The vision of one pillar that the person named',
    params: CustomAddress,
    output: CustomVision,
  }),
  saveCustomVision: endpoint({
    method: 'PUT',
    path: '/custom-visions/:id',
    access: 'user',
    summary: `Saves such a vision, based on the version named; version 0 makes it. A person has at most ${customMost}`,
    params: CustomAddress,
    body: z.extend(CustomContent, { version: Version }),
    output: CustomVision,
  }),
  deleteCustomVision: endpoint({
    method: 'DELETE',
    path: '/custom-visions/:id',
    access: 'user',
    summary: 'Removes such a vision for good',
    params: CustomAddress,
    output: z.object({ deleted: z.literal(true) }),
  }),
  readJourney: endpoint({
    method: 'GET',
    path: '/journey',
    access: 'user',
    summary: 'The number of the current ninety days, and the 60 newest check-ins of this and earlier ones',
    output: z.object({ number: z.number(), check_ins: z.array(CheckIn) }),
  }),
  saveCheckIn: endpoint({
    method: 'PUT',
    path: '/journey/:number/check-ins/:day',
    access: 'user',
    summary: 'Saves what was written on day 30, 60 or 90 of a journey, based on the version named',
    params: z.object({
      number: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
      day: z.coerce.number().check(
        z.refine((day) => (checkInDays as readonly number[]).includes(day), {
          error: 'A check-in belongs to day 30, 60 or 90.',
        }),
      ),
    }),
    body: z.extend(CheckInContent, { version: Version }),
    output: CheckIn,
  }),
}
