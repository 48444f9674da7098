import { expect, it } from 'vitest'
import { emptyCheckIn, type CheckIn } from '../contract.ts'
import { checkInsOf, formatNinetyDays, isThrough, journeyRows } from './ninety-days.ts'

const start = '2026-11-21'

it('the ninety days end on the ninetieth, which is not the end of the three months', () => {
  expect(formatNinetyDays(start)).toBe('November 21, 2026 - February 18, 2027')
})

it('a day to look back opens on its day and not before, and stays open once it was written', () => {
  const open = (today: string, saved: CheckIn[] = []) =>
    checkInsOf(start, today, 2, saved)
      .filter(({ isOpen }) => isOpen)
      .map(({ day }) => day)
  expect(open('2026-12-19')).toEqual([])
  expect(open('2026-12-20')).toEqual([30])
  expect(open('2027-02-18')).toEqual([30, 60, 90])
  const row = { ...emptyCheckIn, journey: 2, day: 60, version: 1, updated_at: null } as const
  expect(open(start, [row])).toEqual([60])
  expect(open(start, [{ ...row, journey: 1 }])).toEqual([])
})

it('the journey is through when its ninetieth day is over', () => {
  expect(isThrough(start, '2027-02-18')).toBe(false)
  expect(isThrough(start, '2027-02-19')).toBe(true)
})

it('its rows say what each day held, and nothing of the days to come', () => {
  const held = { has_plan: false, reflection: 'none', coach_messages: 0 } as const
  const rows = journeyRows(start, '2026-11-24', [
    { ...held, date: '2026-11-21', has_plan: true, reflection: 'mood' },
    { ...held, date: '2026-11-23', coach_messages: 2 },
  ])
  expect(rows).toHaveLength(90)
  expect(rows.slice(0, 5).map(({ words }) => words)).toEqual([
    'Plan, reflection',
    'Rest',
    'Talk with the coach',
    'Today',
    'Still to come',
  ])
  expect(rows.at(-1)).toMatchObject({ day: 90, date: '2027-02-18' })
})
