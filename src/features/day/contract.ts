import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Page, Version } from '#platform/contract/limits.ts'
import { OwnPillar, Pillar } from '#features/vision/contract.ts'

export const ItemState = z.enum(['open', 'done', 'moved', 'let_go'])
export type ItemState = z.infer<typeof ItemState>

/** Time on the clock of the person's own zone, `HH:MM`. */
const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'This time does not exist.' }))

const Minutes = z.number().check(z.int(), z.gte(1), z.lte(1440))

/** One of the big three of a month, which a priority of a week or of a day serves. It may be gone. */
export const OutcomeLink = z.object({ month: LocalDateText, id: ItemId })
export type OutcomeLink = z.infer<typeof OutcomeLink>

/** One thing to do: a main priority or a small task of a pillar. */
export const Item = z.object({
  id: ItemId,
  text: Line,
  state: z._default(ItemState, 'open'),
  pillar: z.optional(z.nullable(Pillar)),
  own_pillar: z.optional(z.nullable(OwnPillar)),
  outcome: z.optional(z.nullable(OutcomeLink)),
  /** The smaller version that also counts as done. */
  tiny: z.optional(Line),
  /** Which version is meant, when the person said so; otherwise their energy decides. */
  size: z.optional(z.nullable(z.enum(['full', 'tiny']))),
  /** How long the whole of it takes, and how long the tiny version. */
  minutes: z.optional(z.nullable(Minutes)),
  tiny_minutes: z.optional(z.nullable(Minutes)),
  starts_at: z.optional(z.nullable(ClockTime)),
  if_part: z.optional(Line),
  then_part: z.optional(Line),
  /** The day a moved item went to. */
  moved_to: z.optional(z.nullable(LocalDateText)),
  /** Where a carried item came from: the date and id it had there. */
  moved_from: z.optional(z.nullable(LocalDateText)),
  origin_id: z.optional(ItemId),
  /** Beside `let_go`: the day gave no room for it, so it is neither done nor given up. It counts for nothing. */
  is_not_counted: z.optional(z.boolean()),
})
export type Item = z.infer<typeof Item>

/** As many items as one list of a day takes, and as all of its lists take together. */
export const listMax = 50
export const dayMax = 500
/** As many things as a day keeps that were taken out of it. */
export const asideMax = 300

const Items = z
  .array(Item)
  .check(z.maxLength(listMax, { error: `A day holds at most ${listMax} items in one list.` }))

/** The name of a list of a day: `priorities`, a pillar, or the id of a pillar of the person's own. */
const PlaceName = ItemId

/** An item that was taken out of the day, with the list and the day that it was taken from. It is kept for 30 days. */
export const AsideItem = z.extend(Item, { place: PlaceName, aside_on: LocalDateText })
export type AsideItem = z.infer<typeof AsideItem>

export const Energy = z.enum(['low', 'steady', 'high'])
export type Energy = z.infer<typeof Energy>

/** What came later than the first plans; a save without it leaves it as it is. */
const later = {
  energy: z.nullable(Energy),
  /** How much time the person has on this day; null when they did not say. */
  minutes_available: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(1440))),
  time_for_me_starts_at: z.nullable(ClockTime),
  time_for_me_minutes: z.nullable(Minutes),
  put_aside: z.array(AsideItem).check(z.maxLength(asideMax)),
}

export const DayContent = z.object({
  /** How do I want to be today? One sentence. */
  intention: Line,
  /** What would make today great? */
  great_day: Page,
  main_priorities: Items,
  time_for_me: Line,
  time_for_me_done: z._default(z.boolean(), false),
  mind_tasks: Items,
  body_tasks: Items,
  relationships_tasks: Items,
  purpose_tasks: Items,
  /** Tasks of optional and custom pillars, by pillar id. */
  other_pillars: z.record(PlaceName, Items),
  energy: z._default(later.energy, null),
  minutes_available: z._default(later.minutes_available, null),
  time_for_me_starts_at: z._default(later.time_for_me_starts_at, null),
  time_for_me_minutes: z._default(later.time_for_me_minutes, null),
  put_aside: z._default(later.put_aside, []),
})
export type DayContent = z.infer<typeof DayContent>

export const emptyDay: DayContent = {
  intention: '',
  great_day: '',
  main_priorities: [],
  time_for_me: '',
  time_for_me_done: false,
  mind_tasks: [],
  body_tasks: [],
  relationships_tasks: [],
  purpose_tasks: [],
  other_pillars: {},
  energy: null,
  minutes_available: null,
  time_for_me_starts_at: null,
  time_for_me_minutes: null,
  put_aside: [],
}

export const Day = z.extend(DayContent, {
  user_id: z.uuid(),
  date: LocalDateText,
  version: Version,
  updated_at: z.nullable(Instant),
})
export type Day = z.infer<typeof Day>

/** What a save carries; whoever knows nothing of the later fields does not have to name them. */
const SavedDay = z
  .object({
    ...DayContent.shape,
    energy: z.optional(later.energy),
    minutes_available: z.optional(later.minutes_available),
    time_for_me_starts_at: z.optional(later.time_for_me_starts_at),
    time_for_me_minutes: z.optional(later.time_for_me_minutes),
    put_aside: z.optional(later.put_aside),
    version: Version,
  })
  .check(z.refine((day) => countOf(day) <= dayMax, { error: `A day holds at most ${dayMax} items in all.` }))

function countOf(
  day: Pick<
    DayContent,
    'main_priorities' | `${'mind' | 'body' | 'relationships' | 'purpose'}_tasks` | 'other_pillars'
  >,
): number {
  const lists = [
    day.main_priorities,
    day.mind_tasks,
    day.body_tasks,
    day.relationships_tasks,
    day.purpose_tasks,
    ...Object.values(day.other_pillars),
  ]
  return lists.reduce((sum, list) => sum + list.length, 0)
}

/** An item of an earlier day that waits for an answer on this one, and the list that it stood in. */
export const Carried = z.object({ from: LocalDateText, item: Item, place: z.optional(PlaceName) })
export type Carried = z.infer<typeof Carried>

/** What an item of a shape holds: all that was written on it, and nothing of what became of it. */
const ShapeItem = z.object({
  ...z.pick(Item, {
    text: true,
    pillar: true,
    own_pillar: true,
    tiny: true,
    if_part: true,
    then_part: true,
    minutes: true,
    tiny_minutes: true,
    starts_at: true,
  }).shape,
  place: PlaceName,
})

/** As many items as a shape takes. */
export const shapeMax = 100

/** What a day looked like: to be laid on another one. */
export const Shape = z.object({
  items: z
    .array(ShapeItem)
    .check(z.maxLength(shapeMax, { error: `A template holds at most ${shapeMax} items.` })),
  time_for_me: Line,
  time_for_me_starts_at: later.time_for_me_starts_at,
  time_for_me_minutes: later.time_for_me_minutes,
})
export type Shape = z.infer<typeof Shape>

export const templateNameMax = 60
/** How many templates a person may have, those that wait to be forgotten included. */
export const templatesMost = 60

export const TemplateContent = z.object({
  name: Line.check(
    z.refine((name) => name.trim() !== '', { error: 'A template needs a name.' }),
    z.maxLength(templateNameMax, { error: `Please keep the name under ${templateNameMax} characters.` }),
  ),
  shape: Shape,
  /** Days of the week on which it is offered, 0 = Sunday. */
  weekdays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(z.maxLength(7)),
  is_removed: z.boolean(),
})
export type TemplateContent = z.infer<typeof TemplateContent>

/** A day that comes again, under a name. */
export const Template = z.extend(TemplateContent, { id: z.uuid(), version: Version, updated_at: Instant })
export type Template = z.infer<typeof Template>

/** One day as the week and month views show it. */
export const DaySummary = z.object({
  date: LocalDateText,
  intention: z.string(),
  priorities: z.array(z.object({ text: z.string(), state: ItemState })),
  has_evening: z.boolean(),
})
export type DaySummary = z.infer<typeof DaySummary>

export const dayContract = {
  readDay: endpoint({
    method: 'GET',
    path: '/days/:date',
    access: 'user',
    summary:
      'The plan of one day, empty with version 0 when there is none, what was moved to it, and what the seven days before it left open',
    params: z.object({ date: LocalDateText }),
    output: z.object({ day: Day, carried: z.array(Carried), left_open: z.array(Carried) }),
  }),
  saveDay: endpoint({
    method: 'PUT',
    path: '/days/:date',
    access: 'user',
    summary: 'Saves the plan of one day, based on the version named',
    params: z.object({ date: LocalDateText }),
    body: SavedDay,
    output: Day,
  }),
  readTemplates: endpoint({
    method: 'GET',
    path: '/day-templates',
    access: 'user',
    summary: 'The shapes of days that the person keeps, and those that they took out within 30 days',
    output: z.object({ templates: z.array(Template) }),
  }),
  saveTemplate: endpoint({
    method: 'PUT',
    path: '/day-templates/:id',
    access: 'user',
    summary: `Saves one, based on the version named; version 0 makes it. A person has at most ${templatesMost}`,
    params: z.object({ id: z.uuid() }),
    body: z.extend(TemplateContent, { version: Version }),
    output: Template,
  }),
  readDays: endpoint({
    method: 'GET',
    path: '/days',
    access: 'user',
    summary: 'A summary of every planned or closed day in a range of at most 62 days',
    query: z.object({ from: LocalDateText, to: LocalDateText }),
    output: z.object({ days: z.array(DaySummary) }),
  }),
}
