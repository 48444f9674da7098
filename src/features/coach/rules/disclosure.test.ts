import { expect, it } from 'vitest'
import { reminderFor } from './disclosure.ts'

const minute = 60
const hour = 3_600
const turn = (more: object) => ({ secondsSince: minute, activeSeconds: 0, isMinor: false, ...more })

it('says in full at the very first turn and after seven days away that this is software', () => {
  for (const secondsSince of [null, 7 * 24 * hour, 40 * 24 * hour])
    expect(reminderFor(turn({ secondsSince }))).toMatch(
      /software, not with a person and not with a therapist/,
    )
})

it('says it in short at the beginning of every talk', () => {
  expect(reminderFor(turn({ secondsSince: hour }))).toBe('You are talking to software.')
  expect(reminderFor(turn({ secondsSince: hour - 1 }))).toBe(null)
})

it('says it every three hours of use in a day, and every hour to a minor', () => {
  // A clock that goes minute by minute, with one turn in each.
  const said = (isMinor: boolean) => {
    const at: number[] = []
    for (let active = minute; active <= 7 * hour; active += minute)
      if (reminderFor(turn({ activeSeconds: active, isMinor }))) at.push(active / hour)
    return at
  }
  expect(said(false)).toEqual([3, 6])
  expect(said(true)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
