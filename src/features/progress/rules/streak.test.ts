import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, localDay, type LocalDate } from '#platform/contract/dates.ts'
import { dayAt } from './days.fixture.ts'
import { spansOf, type Span } from './pauses.ts'
import { streakOf } from './streak.ts'

const monday = 1
/** Reads '#' as an active day and '.' as a day off, from dayOne on; today is the last character. */
const streak = (drawn: string, pauses: Span[] = []) =>
  streakOf(
    [...drawn].flatMap((mark, index) => (mark === '#' ? [dayAt(index)] : [])),
    dayAt(drawn.length - 1),
    monday,
    pauses,
  )

/** The rule as it is written, tried on every span: slow, and with nothing in common with the real one. */
function slowStreak(active: ReadonlySet<LocalDate>, today: LocalDate, pauses: Span[]) {
  const paused = (date: LocalDate) => pauses.some(({ from, to }) => from <= date && date <= to)
  const first = [...active].sort()[0]
  if (first === undefined) return { current: 0, longest: 0 }
  const days: boolean[] = []
  for (let date = first; date < today || (date === today && active.has(date)); date = addDays(date, 1))
    if (active.has(date) || !paused(date)) days.push(active.has(date))
  const keepsRule = (span: boolean[]) =>
    span.every((_, index) => span.slice(index, index + 7).filter((isActive) => !isActive).length <= 2)
  let [current, longest] = [0, 0]
  for (let end = 1; end <= days.length; end++)
    for (let start = 0; start < end; start++) {
      const span = days.slice(start, end)
      if (!keepsRule(span)) continue
      const count = span.filter(Boolean).length
      longest = Math.max(longest, count)
      if (end === days.length) current = Math.max(current, count)
    }
  return { current, longest }
}

describe('the streak', () => {
  it('is nothing for a new account', () => {
    expect(streakOf([], dayAt(0), monday)).toEqual({
      current: 0,
      longest: 0,
      last28: 0,
      thisWeek: 0,
      earlier: 0,
      recent: [],
    })
  })

  it('counts active days only, and lets two days of seven rest', () => {
    expect(streak('#####..#####..###').current).toBe(13)
    expect(streak('#.#.###').current).toBe(5)
  })

  it('ends with the third day off in seven days, and starts again with the next active one', () => {
    expect(streak('##########...').current).toBe(10)
    expect(streak('##########....')).toMatchObject({ current: 0, longest: 10 })
    expect(streak('##########....#')).toMatchObject({ current: 1, longest: 10 })
  })

  it('does not end because today has not begun yet', () => {
    expect(streak('#####.').current).toBe(5)
    expect(streak('#####...').current).toBe(5)
  })

  it('goes on after a pause as if the pause had not been there', () => {
    const pause = { from: dayAt(5), to: dayAt(25) }
    expect(streak(`#####${'.'.repeat(21)}###`, [pause]).current).toBe(8)
    expect(streak(`#####${'.'.repeat(21)}###`).current).toBe(3)
  })

  it('counts the last 28 days and the week by its own first day', () => {
    const active = Array.from({ length: 40 }, (_, index) => dayAt(index))
    // dayAt(39) is Monday 9 February 2026.
    expect(streakOf(active, dayAt(39), 1)).toMatchObject({ last28: 28, thisWeek: 1 })
    expect(streakOf(active, dayAt(39), 0)).toMatchObject({ thisWeek: 2 })
    expect(streakOf(active, dayAt(39), 6)).toMatchObject({ thisWeek: 3 })
  })

  const indexes = fc.array(fc.nat({ max: 45 }), { maxLength: 60 })
  const somePauses = fc.array(
    fc.tuple(fc.nat({ max: 45 }), fc.nat({ max: 10 })).map(([at, length]) => ({
      from: dayAt(at),
      to: dayAt(at + length),
    })),
    { maxLength: 2 },
  )

  it('is the best span that keeps the rule, whatever was written, erased and written again before', () => {
    fc.assert(
      fc.property(indexes, indexes, indexes, somePauses, (written, erased, again, pauses) => {
        const active = new Set(written.map(dayAt))
        for (const index of erased) active.delete(dayAt(index))
        for (const index of again) active.add(dayAt(index))
        const today = dayAt(45)
        expect(streakOf([...active, ...active], today, monday, pauses)).toMatchObject(
          slowStreak(active, today, pauses),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('never gets shorter by an entry, also by one made later for an earlier day', () => {
    fc.assert(
      fc.property(indexes, fc.nat({ max: 45 }), (written, added) => {
        const before = streakOf(written.map(dayAt), dayAt(45), monday)
        const after = streakOf([...written, added].map(dayAt), dayAt(45), monday)
        for (const key of ['current', 'longest', 'last28', 'thisWeek'] as const)
          expect(after[key]).toBeGreaterThanOrEqual(before[key])
      }),
      { numRuns: 1_000 },
    )
  })

  it('keeps the days before a gap as the person’s own', () => {
    expect(streak(`${'#'.repeat(23)}....##`)).toMatchObject({ current: 2, earlier: 23 })
    expect(streak(`${'#'.repeat(23)}....`)).toMatchObject({ current: 0, earlier: 23 })
    expect(streak('####')).toMatchObject({ current: 4, earlier: 0 })
  })

  it('says of each of the last fourteen days what it was', () => {
    const states = (drawn: string, pauses: Span[] = []) =>
      streak(drawn, pauses).recent.map(({ state }) => state)
    expect(states('#.#.')).toEqual(['active', 'rest', 'active', 'open'])
    expect(states('####...#')).toEqual([...Array(4).fill('active'), 'rest', 'rest', 'off', 'active'])
    expect(states('##..#', [{ from: dayAt(2), to: dayAt(3) }])).toEqual([
      'active',
      'active',
      'pause',
      'pause',
      'active',
    ])
    expect(states('#'.repeat(40))).toHaveLength(14)
  })

  it('is the same whether earlier days come one by one or as spans', () => {
    fc.assert(
      fc.property(indexes, fc.nat({ max: 45 }), somePauses, (written, cut, pauses) => {
        const dates = [...new Set(written)].sort((a, b) => a - b).map(dayAt)
        const [before, newest] = [
          dates.filter((date) => date < dayAt(cut)),
          dates.filter((date) => date >= dayAt(cut)),
        ]
        expect(streakOf(newest, dayAt(45), monday, pauses, spansOf(before))).toEqual(
          streakOf(dates, dayAt(45), monday, pauses),
        )
      }),
      { numRuns: 500 },
    )
  })

  const zones = [
    'Pacific/Kiritimati',
    'Etc/GMT+12',
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
  ]

  it('after any story of writing, deleting, importing and pausing, in any zones, is that of the rows alone', () => {
    // Each step happens at an instant, in the zone where the person then is; a row keeps the day that it got.
    // Most days are written on and some are not: of a row full of holes, or without one, every rule says the same.
    const step = fc.record({
      hours: fc.oneof(
        { weight: 4, arbitrary: fc.constant(24) },
        { weight: 2, arbitrary: fc.constant(48) },
        { weight: 1, arbitrary: fc.nat({ max: 60 }) },
      ),
      zone: fc.constantFrom(...zones),
      deed: fc.oneof(
        { weight: 10, arbitrary: fc.constant('write') },
        { weight: 3, arbitrary: fc.constantFrom('delete', 'import', 'pause', 'unpause') },
      ),
      pick: fc.nat({ max: 40 }),
    })
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 30, maxLength: 60 }),
        fc.nat({ max: 6 }),
        fc.date({ min: new Date('2026-03-01'), max: new Date('2026-11-15'), noInvalidDate: true }),
        (steps, dayStart, begin) => {
          let rows: LocalDate[] = []
          let pauses: Span[] = []
          let now = begin.getTime()
          let today = localDay(begin, 'Europe/London', dayStart)
          for (const { hours, zone, deed, pick } of steps) {
            now += hours * 3_600_000
            today = localDay(new Date(now), zone, dayStart)
            if (deed === 'write') rows.push(today)
            if (deed === 'delete') rows = rows.filter((_, index) => index !== pick % (rows.length || 1))
            if (deed === 'import') rows.push(...[3, 4, 5, 9].map((ago) => addDays(today, -ago - pick)))
            if (deed === 'pause')
              pauses.push({ from: addDays(today, -(pick % 5)), to: addDays(today, pick % 9) })
            if (deed === 'unpause') pauses = pauses.slice(1)
            // Looked at after every step, it never depends on what was seen before.
            const found = streakOf(rows, today, monday, pauses)
            const active = new Set(rows.filter((date) => date <= today))
            expect(found).toMatchObject(slowStreak(active, today, pauses))
            expect(found).toEqual(streakOf(rows.toReversed(), today, monday, pauses.toReversed()))
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('holds for one entry every 24 hours in every zone, across clock changes and with any start of the day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.nat({ max: 6 }),
        fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (zone, dayStart, first) => {
          const dates = Array.from({ length: 60 }, (_, index) =>
            localDay(new Date(first.getTime() + index * 86_400_000), zone, dayStart),
          )
          const today = dates.at(-1) ?? ''
          // An hour that a clock change takes or gives can put two entries into one day or none into another.
          const distinct = new Set(dates).size
          expect(streakOf(dates, today, monday).current).toBe(distinct)
          expect(distinct).toBeGreaterThanOrEqual(58)
          expect(daysBetween(dates[0] ?? '', today)).toBeGreaterThanOrEqual(58)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
