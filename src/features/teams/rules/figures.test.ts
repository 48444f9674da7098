import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from '#platform/contract/dates.ts'
import { fewest, isAnyShown, lastWeek, pauseWeeks, shownWeek, type WeekCount } from './figures.ts'

const count = (change: Partial<WeekCount> = {}): WeekCount => ({
  size: 6,
  active: 6,
  planning: 5,
  plans: 23,
  reflecting: 4,
  reflections: 20,
  earlier: [],
  ...change,
})

describe('a week of a team', () => {
  it('is shown in steps of five, each figure only from five people who contributed to it', () => {
    expect(shownWeek(count())).toEqual({ active: 5, plans: 25, reflections: null })
    expect(shownWeek(count({ active: 4, planning: 4, reflecting: 5, reflections: 5 }))).toEqual({
      active: null,
      plans: null,
      reflections: 5,
    })
  })

  it('is not shown while fewer than five people differ from a week shown of late', () => {
    expect(isAnyShown(shownWeek(count({ earlier: [{ size: 6, both: 6 }] })))).toBe(true)
    expect(isAnyShown(shownWeek(count({ earlier: [{ size: 7, both: 6 }] })))).toBe(false)
    expect(isAnyShown(shownWeek(count({ earlier: [{ size: 6, both: 4 }] })))).toBe(false)
    expect(isAnyShown(shownWeek(count({ earlier: [{ size: 11, both: 6 }] })))).toBe(true)
  })
})

/** A year of a team: who is in it before each week, and who of them plans and reflects how often. */
const weeks = fc.array(
  fc.array(
    fc.record({
      person: fc.integer({ min: 0, max: 14 }),
      plans: fc.integer({ min: 0, max: 7 }),
      reflections: fc.integer({ min: 0, max: 7 }),
    }),
    { maxLength: 15 },
  ),
  { minLength: 2, maxLength: 20 },
)

interface Shown {
  at: number
  people: Set<number>
}

/** Goes through the weeks as the job does: what was shown is remembered, for as long as it is held against new ones. */
function live(year: { person: number; plans: number; reflections: number }[][]) {
  const shown: Shown[] = []
  const all = year.map((members, at) => {
    const byPerson = new Map(members.map((member) => [member.person, member]))
    const people = new Set(byPerson.keys())
    const wrote = [...byPerson.values()]
    const counted: WeekCount = {
      size: people.size,
      active: wrote.filter(({ plans, reflections }) => plans + reflections > 0).length,
      planning: wrote.filter(({ plans }) => plans > 0).length,
      plans: wrote.reduce((sum, { plans }) => sum + plans, 0),
      reflecting: wrote.filter(({ reflections }) => reflections > 0).length,
      reflections: wrote.reduce((sum, { reflections }) => sum + reflections, 0),
      earlier: shown
        .filter((week) => at - week.at <= pauseWeeks)
        .map((week) => ({
          size: week.people.size,
          both: [...week.people].filter((person) => people.has(person)).length,
        })),
    }
    const figures = shownWeek(counted)
    if (isAnyShown(figures)) shown.push({ at, people })
    return { counted, figures }
  })
  return { shown, all }
}

describe('whatever a team does', () => {
  it('no two weeks that are shown within the pause differ by one to four people', () => {
    fc.assert(
      fc.property(weeks, (year) => {
        const { shown } = live(year)
        for (const [index, one] of shown.entries())
          for (const other of shown.slice(index + 1)) {
            if (other.at - one.at > pauseWeeks) continue
            const both = [...one.people].filter((person) => other.people.has(person)).length
            const differ = one.people.size + other.people.size - 2 * both
            expect(differ === 0 || differ >= fewest).toBe(true)
          }
      }),
    )
  })

  it('no figure tells of fewer than five people, and each is a step of five', () => {
    fc.assert(
      fc.property(weeks, (year) => {
        for (const { counted, figures } of live(year).all)
          for (const [value, people] of [
            [figures.active, counted.active],
            [figures.plans, counted.planning],
            [figures.reflections, counted.reflecting],
          ] as const) {
            if (value === null) continue
            expect(people).toBeGreaterThanOrEqual(fewest)
            expect(value % fewest).toBe(0)
            expect(value).toBeGreaterThanOrEqual(fewest)
          }
      }),
    )
  })

  it('a team that stays as it is sees every week', () => {
    const year = Array.from({ length: 10 }, () =>
      Array.from({ length: 5 }, (_, person) => ({ person, plans: 1, reflections: 1 })),
    )
    expect(live(year).shown).toHaveLength(10)
  })

  it('a change of one person is followed by a pause, and then figures begin anew', () => {
    const team = (people: number) =>
      Array.from({ length: people }, (_, person) => ({ person, plans: 1, reflections: 1 }))
    const year = [team(7), ...Array.from({ length: 8 }, () => team(6))]
    expect(live(year).shown.map(({ at }) => at)).toEqual([0, 5, 6, 7, 8])
  })
})

describe('the last week', () => {
  it('is the one that has ended everywhere: from Tuesday on the one before', () => {
    expect(lastWeek(new Date('2026-11-23T23:59:59Z'))).toBe('2026-11-09')
    expect(lastWeek(new Date('2026-11-24T00:00:00Z'))).toBe('2026-11-16')
    expect(lastWeek(new Date('2026-11-29T12:00:00Z'))).toBe('2026-11-16')
  })

  it('is a Monday at least eight days ago, at any time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (now) => {
          const week = lastWeek(now)
          expect(weekday(week)).toBe(1)
          expect(now.getTime() - Date.parse(`${addDays(week, 7)}T00:00:00Z`)).toBeGreaterThanOrEqual(
            86_400_000,
          )
        },
      ),
    )
  })
})
