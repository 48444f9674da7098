import * as fc from 'fast-check'
import { emptyMonth, type MonthContent, type Note, type Outcome, type Section } from '../contract.ts'

const text = fc.string({ maxLength: 12 })
const outOfTen = fc.option(fc.integer({ min: 0, max: 10 }))
const date = fc.constantFrom('2026-11-08', '2026-11-21')

const note: fc.Arbitrary<Note> = fc.record({ id: fc.stringMatching(/^[n-q]$/), date, text })

const outcome: fc.Arbitrary<Outcome> = fc.record({
  id: fc.stringMatching(/^[a-d]$/),
  text,
  pillar: fc.option(fc.constantFrom('mind', 'body')),
  evidence: text,
  confidence: outOfTen,
  smaller: text,
  notes: fc.uniqueArray(note, { selector: ({ id }) => id, maxLength: 3 }),
  state: fc.constantFrom('open' as const, 'happened' as const, 'partly' as const, 'changed_mind' as const),
  state_note: text,
  from_month: fc.constant(null),
  origin_id: fc.constant(null),
})

const section: fc.Arbitrary<Section> = fc.record({ now: outOfTen, wish: outOfTen, more: text, less: text })

/** Lists with few ids, so that two lists made apart often hold the same entries. */
const outcomes = fc.uniqueArray(outcome, { selector: ({ id }) => id, maxLength: 4 })

export const months: fc.Arbitrary<MonthContent> = fc.record({
  big_three: outcomes,
  game_changer: text,
  game_changer_because: text,
  game_changer_step: text,
  game_changer_step_by: fc.option(date),
  balance_sections: fc.dictionary(fc.constantFrom('mind', 'body', 'growth'), section),
  time_for_me: text,
})

export function monthWith(content: Partial<MonthContent>): MonthContent {
  return { ...emptyMonth, ...content }
}
