import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#platform/contract/dates.ts'
import { emptyMonth, outcomesMax, type MonthContent } from '#features/month/contract.ts'
import { monthOf, newOutcome } from '#features/month/rules.ts'
import { monthTitle } from '#features/day/rules/words.ts'
import { answersMax } from '../contract.ts'
import { monthly, monthlyFor } from '../templates/month-review.ts'
import {
  askedMonth,
  carriedFrom,
  carryBalance,
  carryOutcome,
  monthOfEntry,
  reviewMonth,
  reviewPatch,
  reviewStart,
  toggleMoment,
} from './month-review.ts'

const dates = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1990-01-01', days))
const states: Record<string, string> = {
  Happened: 'happened',
  Partly: 'partly',
  'Changed my mind': 'changed_mind',
}
const texts = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 6 })
const planOf = (outcomes: readonly string[]): MonthContent => ({
  ...emptyMonth,
  big_three: outcomes.map((text, at) => newOutcome(`o${at}`, { text })),
})

describe('the month of a review', () => {
  it('is the one that has just ended in the first week, then the one that is ending', () => {
    expect(reviewMonth('2026-12-07')).toBe('2026-11-01')
    expect(reviewMonth('2026-12-08')).toBe('2026-12-01')
    expect(reviewMonth('2027-01-02')).toBe('2026-12-01')
  })

  it('is the one that was asked for, unless it has not begun or does not exist', () => {
    expect(askedMonth('2026-03', '2026-11-21')).toBe('2026-03-01')
    for (const asked of [null, '2026-12', '2026-13', 'x'])
      expect(askedMonth(asked, '2026-11-21')).toBe('2026-11-01')
  })

  it('is found again by the title of its entry', () => {
    fc.assert(
      fc.property(dates, dates, (date, written) => {
        expect(monthOfEntry({ title: monthTitle(date), date: written })).toBe(monthOf(date))
        expect(monthOfEntry({ title: 'A walk', date: written })).toBe(monthOf(written))
      }),
    )
  })
})

describe('a finished review', () => {
  it('writes what became of each outcome into the plan and takes no word away', () => {
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.constantFrom('Happened', 'Partly', 'Changed my mind', ''), { maxLength: 6 }),
        (list, answers) => {
          const plan = planOf(list)
          const fields = Object.fromEntries(answers.map((answer, at) => [`outcome_${at + 1}`, answer]))
          const after = { ...plan, ...reviewPatch(plan, fields) }
          expect(after.big_three.map(({ text }) => text)).toEqual(list)
          after.big_three.slice(0, 5).forEach(({ state }, at) => {
            expect(state).toBe(states[answers[at] ?? ''] ?? 'open')
          })
        },
      ),
    )
  })

  it('finds its outcomes by their sentences when the plan was put in another order since', () => {
    const begun = reviewStart('2026-11-01', planOf(['Read', 'Walk']), '').fields
    const later: MonthContent = { ...emptyMonth, big_three: planOf(['Read', 'Walk']).big_three.toReversed() }
    const patch = reviewPatch(later, { ...begun, outcome_1: 'Happened', outcome_2_note: 'rain' })
    expect(patch.big_three?.map(({ text, state, state_note }) => [text, state, state_note])).toEqual([
      ['Walk', 'open', 'rain'],
      ['Read', 'happened', ''],
    ])
  })

  it('changes nothing when nothing was answered, and keeps an earlier word', () => {
    const plan = planOf(['Read'])
    expect(reviewPatch(plan, {})).toEqual({})
    const noted: MonthContent = {
      ...plan,
      big_three: [newOutcome('a', { text: 'Read', state_note: 'slow' })],
    }
    expect(reviewPatch(noted, { outcome_1: 'Partly', outcome_1_note: ' ' }).big_three?.[0]?.state_note).toBe(
      'slow',
    )
  })
})

describe('carrying on', () => {
  it('takes an outcome in once, however often it is tapped, and never more than a month holds', () => {
    const [outcome = newOutcome('a')] = planOf(['Read']).big_three
    const once = { ...emptyMonth, ...carryOutcome(outcome, '2026-11-01', emptyMonth, 'new') }
    expect(carriedFrom(outcome, once)).toMatchObject({
      id: 'new',
      text: 'Read',
      state: 'open',
      from_month: '2026-11-01',
      origin_id: 'o0',
    })
    expect(carryOutcome(outcome, '2026-11-01', once, 'again')).toEqual({})
    const full = planOf(Array.from({ length: outcomesMax }, (_, n) => `x${n}`))
    expect(carryOutcome({ ...outcome, id: 'other' }, '2026-11-01', full, 'new')).toEqual({})
  })

  it('begins a balance where none was set, and leaves what is there', () => {
    const into: MonthContent = {
      ...emptyMonth,
      balance_sections: {
        mind: { now: 2, wish: 8, more: 'tea', less: '' },
        body: { now: null, wish: 5, more: '', less: '' },
      },
    }
    expect(
      carryBalance({ now_mind: 7, now_body: 6, now_purpose: 0, letter: 'x' }, into).balance_sections,
    ).toEqual({
      mind: { now: 2, wish: 8, more: 'tea', less: '' },
      body: { now: 6, wish: 5, more: '', less: '' },
      purpose: { now: 0, wish: null, more: '', less: '' },
    })
    expect(carryBalance({ letter: 'x' }, into)).toEqual({})
  })

  it('keeps a moment in a free place, lets it go again, and never writes over own words', () => {
    const kept = toggleMoment({ text: 'gull' }, { moment_1: 'own words' })
    expect(kept).toEqual({ moment_1: 'own words', moment_2: 'gull' })
    expect(toggleMoment({ text: 'gull' }, kept)).toEqual({ moment_1: 'own words' })
    const full = { moment_1: 'a', moment_2: 'b', moment_3: 'c' }
    expect(toggleMoment({ text: 'gull' }, full)).toBe(full)
  })
})

describe('the questions of a review', () => {
  it('are all known to the exercise that reads them back, and fit into an entry', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (list, hasChanger) => {
        const plan = { ...planOf(list), game_changer: hasChanger ? 'sleep' : '' }
        const own = Array.from({ length: 12 }, (_, n) => ({ id: `own${n}`, name: `Own ${n}` }))
        const sections = Object.fromEntries(
          own.map(({ id }) => [id, { now: 3, wish: null, more: '', less: '' }]),
        )
        const exercise = monthlyFor('2026-11-01', { ...plan, balance_sections: sections }, own, false)
        const keys = exercise.steps.flatMap(({ prompts }) => prompts.map(({ key }) => key))
        const start = Object.keys(reviewStart(addMonths('2026-10-01', 1), plan, 'done').fields ?? {})
        expect(new Set([...keys, ...start]).size).toBeLessThanOrEqual(answersMax)
        const readable = new Set(monthly.steps.flatMap(({ prompts }) => prompts.map(({ key }) => key)))
        for (const key of [...keys, ...start]) if (!key.startsWith('now_own')) expect(readable).toContain(key)
        expect(new Set(exercise.steps.map(({ title }) => title)).size).toBe(exercise.steps.length)
      }),
    )
  })
})
