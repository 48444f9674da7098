import * as z from 'zod/mini'
import { LocalDateText } from '#platform/contract/dates.ts'
import { ItemId, Line, Page } from '#platform/contract/limits.ts'
import { Engine } from '#features/coach/contract.ts'
import { Change } from '#features/coach/rules/change.ts'
import { Decision, Memory, Verdict } from '#features/coach/rules/kept.ts'
import { Touched } from '#features/coach/rules/undo-change.ts'
import { capital, Instant, rowOf, text, type OwnTable } from './own-table.ts'

/** What a person said to the coach and taught it. */
export const coachTables: readonly OwnTable[] = [
  {
    name: 'chat_messages',
    title: 'Talks with the coach',
    key: ['created_at', 'id'],
    row: rowOf({
      id: z.uuid(),
      sender: z.enum(['user', 'assistant']),
      content: Page.check(z.maxLength(20_000)),
      engine: z.nullable(Engine),
      written_by: z.nullable(z.record(Line, z.unknown())),
      safety_level: z.enum(['none', 'concern', 'crisis']),
      local_date: LocalDateText,
      stopped: z.boolean(),
      reply_to: z.nullable(z.uuid()),
      extras: z.record(Line, z.unknown()),
    }),
    heading: (row) =>
      `${text(row.created_at).slice(0, 16).replace('T', ' ')} · ${row.sender === 'user' ? 'You' : 'Coach'}`,
    words: [['content', '']],
  },
  {
    name: 'coach_memories',
    title: 'What the coach is to know',
    key: ['id'],
    row: rowOf({
      id: z.uuid(),
      kind: Memory.shape.kind,
      statement: Memory.shape.statement,
      source: Memory.shape.source,
      pinned: z.boolean(),
      is_off: z.boolean(),
      kept_on: LocalDateText,
      expires_on: Memory.shape.expires_on,
      last_used_on: Memory.shape.last_used_on,
    }),
    heading: (row) => text(row.kept_on),
    words: [['statement', '']],
  },
  {
    name: 'coach_actions',
    title: 'Answers to suggestions of the coach',
    key: ['id'],
    row: rowOf({
      id: ItemId,
      decision: Decision,
      change: Change,
      touched: z.array(Touched).check(z.maxLength(200)),
      undone_at: z.nullable(Instant),
      made_by: z._default(z.string().check(z.maxLength(60)), ''),
    }),
    heading: (row) => `${text(row.created_at).slice(0, 10)} · ${capital(text(row.decision))}`,
    words: [['change', '']],
  },
  {
    name: 'coach_feedback',
    title: 'What you said of replies',
    key: ['message_id'],
    row: rowOf({ message_id: z.uuid(), verdict: Verdict, reason: Line }),
    heading: (row) => text(row.verdict).replaceAll('_', ' '),
    words: [['reason', '']],
  },
]
