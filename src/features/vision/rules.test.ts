import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { emptyVision, pillars, type Pillar, type Vision, type VisionContent } from './contract.ts'
import {
  completionStatus,
  formatLongDate,
  formatPeriod,
  isComplete,
  monthToShow,
  parseCompletionStatus,
  periodEnd,
  periodMonths,
  sentencesOf,
  stateOf,
} from './rules.ts'

const none = { mind: false, body: false, relationships: false, purpose: false }

function vision(content: Partial<VisionContent>, pillar: Pillar = 'mind'): Vision {
  return { ...emptyVision, ...content, pillar, version: 1, updated_at: null }
}

const goal = { id: 'g', text: 'Read every evening', evidence: '' }

describe('a vision', () => {
  it('is complete with a sentence and one step, be it a first step or a goal', () => {
    expect(isComplete(vision({ sentence: 'I sleep well.' }))).toBe(false)
    expect(isComplete(vision({ first_step: 'Lamp off at ten' }))).toBe(false)
    expect(isComplete(vision({ sentence: ' ', first_step: 'Lamp off at ten' }))).toBe(false)
    expect(isComplete(vision({ sentence: 'I sleep well.', first_step: 'Lamp off at ten' }))).toBe(true)
    expect(isComplete(vision({ sentence: 'I sleep well.', goals: [goal] }))).toBe(true)
    expect(isComplete(vision({ sentence: 'I sleep well.', goals: [{ ...goal, text: ' ' }] }))).toBe(false)
  })

  it('is empty, then a draft, then complete, and rests whenever the person says so', () => {
    expect(stateOf(undefined)).toBe('empty')
    expect(stateOf(vision({ values: [' '] }))).toBe('empty')
    expect(stateOf(vision({ values: ['calm'] }))).toBe('draft')
    expect(stateOf(vision({ goals: [goal] }))).toBe('draft')
    expect(stateOf(vision({ sentence: 'A', first_step: 'B' }))).toBe('complete')
    expect(stateOf(vision({ sentence: 'A', first_step: 'B', is_resting: true }))).toBe('resting')
  })

  it('lends its sentence to others unless it rests', () => {
    expect(
      sentencesOf([
        vision({ sentence: ' I sleep well. ' }),
        vision({ sentence: 'I run.', is_resting: true }, 'body'),
        vision({ sentence: ' ' }, 'purpose'),
      ]),
    ).toEqual({ mind: 'I sleep well.' })
  })
})

describe('the completion status', () => {
  it('has exactly four booleans, whatever other pillars are complete', () => {
    const all = pillars.map((pillar) => vision({ sentence: 'A', first_step: 'B' }, pillar))
    expect(completionStatus(all)).toEqual({ mind: true, body: true, relationships: true, purpose: true })
    expect(completionStatus(all.slice(1))).toEqual({
      ...none,
      body: true,
      relationships: true,
      purpose: true,
    })
    expect(completionStatus([])).toEqual(none)
  })

  it('survives being written and read', () => {
    expect(parseCompletionStatus(JSON.stringify({ ...none, body: true }))).toEqual({ ...none, body: true })
  })

  it('reads anything that is not an object of booleans as not completed', () => {
    for (const text of [
      null,
      '',
      'x{',
      'null',
      '[]',
      '1',
      '"mind"',
      '{"mind":"true","body":1}',
      '{"other":true}',
    ])
      expect(parseCompletionStatus(text)).toEqual(none)
  })

  it('never throws and never grows another key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const status = parseCompletionStatus(text)
        expect(Object.keys(status)).toEqual(['mind', 'body', 'relationships', 'purpose'])
        for (const value of Object.values(status)) expect(value).toBeTypeOf('boolean')
      }),
    )
  })
})

describe('the vision period', () => {
  it('ends three calendar months after its start, held back in shorter months', () => {
    expect(periodEnd('2026-11-21')).toBe('2027-02-21')
    expect(periodEnd('2026-11-30')).toBe('2027-02-28')
    expect(periodEnd('2027-11-30')).toBe('2028-02-29')
  })

  it('is written with full month names and no leading zero', () => {
    expect(formatLongDate('2026-03-05')).toBe('March 5, 2026')
    expect(formatPeriod('2026-11-21')).toBe('November 21, 2026 - February 21, 2027')
  })

  it('touches the months from its first day to its last', () => {
    expect(periodMonths('2026-11-21')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
    expect(periodMonths('2026-11-01')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  })

  it('shows the month of today, or the nearest one that it holds', () => {
    const show = (today: string) => monthToShow('2026-11-21', today)
    expect(show('2026-12-31')).toBe('2026-12-01')
    expect(show('2026-10-02')).toBe('2026-11-01')
    expect(show('2027-08-02')).toBe('2027-02-01')
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (start, today) => {
        const first = addDays('2000-01-01', start)
        expect(periodMonths(first)).toContain(monthToShow(first, addDays('2000-01-01', today)))
      }),
    )
  })
})
