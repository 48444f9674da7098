import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { ItemId, Version } from '#platform/contract/limits.ts'
import { HealthAmount, HealthKind } from '#features/health/contract.ts'
import { VersionContent, VersionKind } from '#features/history/contract.ts'
import { MediaContent, MediaFile } from '#features/media/contract.ts'
import { MonthContent } from '#features/month/contract.ts'
import { DayContent, TemplateContent } from '#features/day/contract.ts'
import { ReportDraft } from '#features/insights/contract.ts'
import { MarkName, Weights } from '#features/progress/contract.ts'
import { KindSetting, ReminderSettings } from '#features/reminders/contract.ts'
import { EntryContent, EntryKind, EveningContent } from '#features/reflect/contract.ts'
import { Asked, TemplateContent as JournalTemplateContent } from '#features/templates/contract.ts'
import {
  CheckInContent,
  checkInDays,
  CustomContent,
  Pillar,
  VisionContent,
} from '#features/vision/contract.ts'
import { WeekContent } from '#features/week/contract.ts'
import { coachTables } from './coach-tables.ts'
import { capital, Instant, rowOf, text, type OwnTable } from './own-table.ts'

const visionWords = [
  ['sentence', 'In one sentence'],
  ['picture', 'The picture'],
  ['values', 'Values'],
  ['why', 'Why it matters'],
  ['obstacle', 'What stands in the way'],
  ['if_part', 'If'],
  ['then_part', 'Then'],
  ['goals', 'Goals'],
  ['first_step', 'First step'],
] as const

/** Everything a person wrote, in the order of the archive. */
export const ownTables: readonly OwnTable[] = [
  {
    name: 'visions',
    title: 'Visions',
    key: ['pillar'],
    row: rowOf({ pillar: Pillar, ...VisionContent.shape }),
    heading: (row) => capital(text(row.pillar)),
    words: visionWords,
  },
  {
    name: 'custom_visions',
    title: 'Visions of your own',
    key: ['id'],
    row: rowOf({ id: z.uuid(), ...CustomContent.shape }),
    heading: (row) => text(row.name),
    words: visionWords,
  },
  {
    name: 'vision_journeys',
    title: 'The 90 days',
    key: [],
    row: rowOf({ start_date: LocalDateText, number: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
    heading: (row) => `Began on ${text(row.start_date)}`,
    words: [],
  },
  {
    name: 'journey_check_ins',
    title: 'Check-ins of the 90 days',
    key: ['journey', 'day'],
    row: rowOf({
      journey: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
      day: z.literal(checkInDays),
      ...CheckInContent.shape,
    }),
    heading: (row) => `Day ${String(row.day)} of journey ${String(row.journey)}`,
    words: [
      ['changed', 'What changed'],
      ['helped', 'What helped'],
      ['next', 'What comes next'],
    ],
  },
  {
    name: 'day_plans',
    title: 'Day plans',
    key: ['date'],
    row: rowOf({ date: LocalDateText, ...DayContent.shape }),
    heading: (row) => text(row.date),
    words: [
      ['intention', 'Intention'],
      ['great_day', 'What would make the day great'],
      ['main_priorities', 'Priorities'],
      ['mind_tasks', 'Mind'],
      ['body_tasks', 'Body'],
      ['relationships_tasks', 'Relationships'],
      ['purpose_tasks', 'Purpose'],
      ['other_pillars', 'Other pillars'],
      ['time_for_me', 'Time for me'],
      ['put_aside', 'Put aside'],
    ],
  },
  {
    name: 'week_plans',
    title: 'Week plans',
    key: ['week_start_date'],
    row: rowOf({ week_start_date: LocalDateText, ...WeekContent.shape }),
    heading: (row) => `Week of ${text(row.week_start_date)}`,
    words: [
      ['week_intention', 'Intention'],
      ['priorities', 'Priorities'],
      ['pillar_focus', 'Focus'],
      ['other_focus', 'Focus on other pillars'],
    ],
  },
  {
    name: 'month_plans',
    title: 'Month plans',
    key: ['month_date'],
    row: rowOf({ month_date: LocalDateText, ...MonthContent.shape }),
    heading: (row) => text(row.month_date).slice(0, 7),
    words: [
      ['big_three', 'Big three'],
      ['game_changer', 'If only one thing changed'],
      ['game_changer_because', 'because'],
      ['game_changer_step', 'First step'],
      ['game_changer_step_by', 'by'],
      ['balance_sections', 'Balance'],
      ['time_for_me', 'Time for me'],
    ],
  },
  {
    name: 'day_templates',
    title: 'Templates of days',
    key: ['id'],
    row: rowOf({
      id: z.uuid(),
      name: TemplateContent.shape.name,
      shape: TemplateContent.shape.shape,
      weekdays: TemplateContent.shape.weekdays,
      removed_at: z.nullable(Instant),
    }),
    heading: (row) => text(row.name),
    words: [['shape', '']],
  },
  {
    name: 'daily_reflections',
    title: 'Evenings',
    key: ['date'],
    row: rowOf({
      date: LocalDateText,
      ...EveningContent.shape,
      finished_at: z.nullable(Instant),
      is_muted: z._default(z.boolean(), false),
    }),
    heading: (row) => text(row.date),
    words: [
      ['mood', 'Mood'],
      ['wins', 'What went well'],
      ['challenges', 'What was hard'],
      ['helped', 'What helped'],
      ['grateful_for', 'Grateful for'],
      ['tomorrow', 'Tomorrow I will try'],
      ['helped_by', 'What helped, in a tap'],
      ['got_in_way', 'What got in the way'],
    ],
  },
  {
    name: 'journal_entries',
    title: 'Journal',
    key: ['id'],
    row: rowOf({
      id: z.uuid(),
      kind: EntryKind,
      template: ItemId,
      ...EntryContent.shape,
      finished_at: z.nullable(Instant),
      deleted_at: z.nullable(Instant),
      asked: z._default(z.nullable(Asked), null),
      is_muted: z._default(z.boolean(), false),
    }),
    heading: (row) => [text(row.date), text(row.title)].filter(Boolean).join(' · '),
    words: [
      ['body', ''],
      ['fields', 'Answers'],
      ['mood', 'Mood'],
      ['feelings', 'Feelings'],
      ['pillars', 'Parts of life'],
      ['tags', 'Tags'],
    ],
  },
  {
    name: 'entry_media',
    title: 'Pictures and voice notes',
    key: ['id'],
    row: rowOf({ id: z.uuid(), entry_id: z.uuid(), file: MediaFile, ...MediaContent.shape }),
    heading: (row) => `${row.kind === 'sound' ? 'Voice note' : 'Picture'} ${text(row.file)}`,
    words: [['words', 'In words']],
    file: { column: 'file', folder: 'files/journal' },
  },
  {
    name: 'progress_weights',
    title: 'Weights of the FlowScore',
    key: [],
    row: rowOf({ ...Weights.shape, formula: z.number().check(z.int(), z.gte(1), z.lte(1_000)) }),
    heading: (row) => `Chosen for formula ${String(row.formula)}`,
    words: [],
  },
  {
    name: 'progress_pauses',
    title: 'Rest and pauses',
    key: ['id'],
    row: rowOf({
      id: z.uuid(),
      kind: z.enum(['pause', 'rest']),
      from_date: LocalDateText,
      to_date: z.nullable(LocalDateText),
    }),
    heading: (row) => `${capital(text(row.kind))} from ${text(row.from_date)}`,
    words: [['to_date', 'Last day']],
  },
  {
    name: 'progress_marks',
    title: 'Challenges and achievements that you marked',
    key: ['id'],
    row: rowOf({ id: ItemId, mark: z.nullable(MarkName), marked_on: LocalDateText }),
    heading: (row) => text(row.id).replaceAll('_', ' '),
    words: [['mark', 'Marked']],
  },
  {
    name: 'report_drafts',
    title: 'A report to bring along',
    key: [],
    row: rowOf({ ...ReportDraft.shape }),
    heading: () => 'As it was prepared last',
    words: [['questions', 'Questions to raise']],
  },
  {
    name: 'health_days',
    title: 'Sleep, steps and mindful minutes',
    key: ['date', 'kind'],
    row: rowOf({ date: LocalDateText, kind: HealthKind, amount: HealthAmount }),
    heading: (row) => text(row.date),
    // Numbers alone: a page for each day would say little.
    words: [],
  },
  {
    name: 'journal_templates',
    title: 'Templates of the journal',
    key: ['id'],
    row: rowOf({ id: z.uuid(), ...JournalTemplateContent.shape, deleted_at: z.nullable(Instant) }),
    heading: (row) => text(row.title),
    words: [
      ['purpose', 'What it is for'],
      ['fields', 'Questions'],
    ],
  },
  ...coachTables,
  {
    // Before the kinds: whoever has a kind has settings.
    name: 'reminder_settings',
    title: 'Reminders: quiet hours and pause',
    key: [],
    row: rowOf({ ...ReminderSettings.shape }).check(
      z.refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
        error: 'Quiet hours need a beginning and an end.',
      }),
    ),
    heading: () => 'As they are now',
    words: [],
    made: ['mail_trouble'],
  },
  {
    name: 'reminder_kinds',
    title: 'Reminders',
    key: ['kind'],
    row: rowOf({ ...KindSetting.shape }),
    heading: (row) => `${capital(text(row.kind).replaceAll('_', ' '))} at ${text(row.at_time)}`,
    words: [],
    made: ['next_due_at', 'next_day', 'last_day'],
  },
  {
    name: 'row_versions',
    title: 'Earlier versions',
    key: ['kind', 'row_key', 'written_at', 'version', 'replaced_at'],
    row: z.object({
      kind: VersionKind,
      row_key: ItemId,
      version: Version,
      content: VersionContent,
      written_at: Instant,
      replaced_at: Instant,
    }),
    heading: (row) => `${text(row.kind)} ${text(row.row_key)}`,
    words: [],
    changedAt: 'replaced_at',
    made: ['id'],
  },
]
