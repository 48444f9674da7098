import fc from 'fast-check'
import { addDays } from '#platform/contract/dates.ts'
import { emptyDay, type Day, type Item } from '#features/day/contract.ts'
import { emptyEvening, moods, type Evening } from '#features/reflect/contract.ts'
import { emptyVision, type Vision } from '#features/vision/contract.ts'
import { buildContext, type CoachContext, type ContextRows } from '../rules/context.ts'

const userId = '0d9fbd0e-5a4f-4a5f-9f3c-6d1a2b3c4d5e'
export const today = '2026-11-21'

export function dayRow(date: string, priorities: Partial<Item>[], more: Partial<Day> = {}): Day {
  return {
    ...emptyDay,
    user_id: userId,
    date,
    version: 1,
    updated_at: null,
    main_priorities: priorities.map((item, n) => ({
      id: `i${n}`,
      text: 'Something',
      state: 'open',
      ...item,
    })),
    ...more,
  }
}

export function eveningRow(date: string, more: Partial<Evening> = {}): Evening {
  return {
    ...emptyEvening,
    user_id: userId,
    date,
    version: 1,
    created_at: `${date}T20:00:00Z`,
    updated_at: null,
    finished_at: null,
    is_muted: false,
    ...more,
  }
}

export function visionRow(pillar: Vision['pillar'], more: Partial<Vision> = {}): Vision {
  return { ...emptyVision, pillar, version: 1, updated_at: null, sentence: 'I move every day', ...more }
}

export function contextOf(rows: Partial<ContextRows> = {}, hour = 10): CoachContext {
  return buildContext(today, hour, {
    fullName: 'Mairi Stewart',
    days: [],
    evenings: [],
    visions: [],
    messages: [],
    ...rows,
  })
}

const words = fc.constantFrom(
  'Call Mum',
  'Budget talk',
  'walk first, then decide',
  'Write “the” letter',
  'Läufe gehen',
  '🙂',
  '',
)
const dates = fc.integer({ min: -9, max: 1 }).map((days) => addDays(today, days))

/** Any life within the limits of the tables, with empty texts, repeats and days outside the range among it. */
export const anyContext: fc.Arbitrary<CoachContext> = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    days: fc.uniqueArray(
      fc.record({
        date: dates,
        items: fc.array(
          fc.record({ text: words, state: fc.constantFrom('open', 'done', 'moved', 'let_go') }),
          { maxLength: 6 },
        ),
        intention: words,
      }),
      { selector: ({ date }) => date, maxLength: 9 },
    ),
    evenings: fc.uniqueArray(
      fc.record({
        date: dates,
        tomorrow: words,
        win: words,
        hard: words,
        mood: fc.constantFrom(null, ...moods),
      }),
      { selector: ({ date }) => date, maxLength: 9 },
    ),
    visions: fc.uniqueArray(
      fc.record({
        pillar: fc.constantFrom('mind', 'body', 'purpose', 'career'),
        sentence: words,
        first_step: words,
      }),
      { selector: ({ pillar }) => pillar, maxLength: 4 },
    ),
    messages: fc.array(fc.record({ sender: fc.constantFrom('user', 'assistant'), content: words }), {
      maxLength: 15,
    }),
  })
  .map(({ hour, days, evenings, visions, messages }) =>
    contextOf(
      {
        days: days.map(({ date, items, intention }) => dayRow(date, items as Item[], { intention })),
        evenings: evenings.map(({ date, tomorrow, win, hard, mood }) =>
          eveningRow(date, { tomorrow, wins: [win], challenges: hard, mood }),
        ),
        visions: visions.map(({ pillar, sentence, first_step }) =>
          visionRow(pillar as Vision['pillar'], { sentence, first_step }),
        ),
        messages,
      },
      hour,
    ),
  )

/** What people send: answers, buttons, nothing, pictures, and far too much. */
export const anyInput = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '🙂🙃',
    '…',
    '7',
    '0',
    '11',
    'Skip',
    'Back',
    'Stop here',
    'Done',
    'Start now',
    'None of them',
    '\n\n',
    '$&',
    'constructor',
    '__proto__',
  ),
  fc.string({ maxLength: 80, unit: 'grapheme' }),
  fc.constant('word '.repeat(2000)),
  fc.constant('🧑🏽‍🚀'.repeat(1500)),
)
