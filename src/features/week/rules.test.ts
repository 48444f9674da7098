import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDay, startOfWeek } from '#platform/contract/dates.ts'
import {
  asDayItem,
  checkDay,
  daysOf,
  isEmptyWeek,
  isPlanned,
  laidOn,
  layOn,
  newPriority,
  phaseOf,
  removePriority,
  shrunk,
  takeOff,
  toCheck,
  writingOf,
} from './rules.ts'
import { reach, weekAt } from './rules/address.ts'
import { focusOn, focusWeights, hasRest, isAllFocus } from './rules/focus.ts'
import { ghostLines, isOnlyKept, keepLine } from './rules/ghost.ts'
import { dates, priorityOf, weeks, weekWith } from './rules/weeks.fixture.ts'

const startsOn = fc.integer({ min: 0, max: 6 })

describe('the seven days of a week', () => {
  it('are seven days in a row that hold the day asked for, for any first day and across year ends', () => {
    fc.assert(
      fc.property(dates, startsOn, (date, first) => {
        const days = daysOf(startOfWeek(date, first))
        expect(days).toContain(date)
        expect(new Set(days).size).toBe(7)
        expect(days).toEqual(days.toSorted())
        expect(phaseOf(days[0] ?? '', date)).toBe('running')
        expect(phaseOf(days[0] ?? '', addDays(days[0] ?? '', 7))).toBe('past')
        expect(phaseOf(days[0] ?? '', addDays(days[0] ?? '', -1))).toBe('ahead')
      }),
    )
  })

  it('do not move when clocks change, in any zone, nor at the hour at which the day of a person starts', () => {
    // The night of the change in London, and noon of the days around it, at both ends of the world.
    for (const zone of ['Europe/London', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'])
      for (let hour = 0; hour < 72; hour++) {
        const instant = new Date(Date.UTC(2026, 9, 24, hour))
        const today = localDay(instant, zone, 4)
        const start = startOfWeek(today)
        expect(daysOf(start).filter((date) => date === today)).toEqual([today])
      }
  })
})

describe('a week after another first day was chosen', () => {
  it('is found at exactly one of the new weeks, where most of its days are', () => {
    fc.assert(
      fc.property(dates, startsOn, startsOn, (date, before, after) => {
        const rows = [-7, 0, 7].map((by) => addDays(startOfWeek(date, before), by))
        const grid = [-14, -7, 0, 7, 14].map((by) => addDays(startOfWeek(date, after), by))
        const row = rows[1] ?? ''
        const found = grid.filter((start) => weekAt(rows, start) === row)
        expect(found).toHaveLength(1)
        const shared = daysOf(row).filter((day) => daysOf(found[0] ?? '').includes(day))
        expect(shared.length).toBeGreaterThanOrEqual(7 - reach)
      }),
    )
  })

  it('is preferred where it begins on the day asked for', () => {
    expect(weekAt(['2026-11-14', '2026-11-16'], '2026-11-16')).toBe('2026-11-16')
    expect(weekAt(['2026-11-14', '2026-11-18'], '2026-11-16')).toBe('2026-11-14')
    expect(weekAt(['2026-11-12', '2026-11-20'], '2026-11-16')).toBeUndefined()
  })
})

describe('laying priorities on days', () => {
  const week = weekWith({ priorities: [priorityOf('a'), priorityOf('b', { state: 'let_go' })] })

  it('lays once, takes off again, and leaves no empty day behind', () => {
    fc.assert(
      fc.property(weeks, dates, fc.stringMatching(/^[a-e]$/), (any, date, id) => {
        const laid = { ...any, ...layOn(any, id, date) }
        expect(laid.daily_priorities[date]?.filter((other) => other === id)).toEqual([id])
        expect(layOn(laid, id, date)).toEqual({ daily_priorities: laid.daily_priorities })
        const off = takeOff(laid, id, date)
        expect(off.daily_priorities[date] ?? []).not.toContain(id)
        expect(Object.values(off.daily_priorities).every((ids) => ids.length > 0)).toBe(true)
      }),
    )
  })

  it('shows neither what was let go nor what is not there any more', () => {
    const laid = { ...week, daily_priorities: { '2026-11-17': ['gone', 'b', 'a'] } }
    expect(laidOn(laid, '2026-11-17').map(({ id }) => id)).toEqual(['a'])
    expect(laidOn(laid, '2026-11-18')).toEqual([])
  })

  it('takes a removed priority off every day', () => {
    const laid = { ...week, daily_priorities: { '2026-11-17': ['a'], '2026-11-18': ['b', 'a'] } }
    expect(removePriority(laid, 'a')).toEqual({
      priorities: [priorityOf('b', { state: 'let_go' })],
      daily_priorities: { '2026-11-18': ['b'] },
    })
  })

  it('hands a day the words, the pillar and where they came from', () => {
    const priority = priorityOf('a', {
      pillar: 'body',
      if_part: 'it rains',
      then_part: 'take the stairs',
      why: 'w',
    })
    expect(asDayItem(priority, 'n')).toEqual({
      id: 'n',
      text: 'text of a',
      state: 'open',
      origin_id: 'a',
      pillar: 'body',
      if_part: 'it rains',
      then_part: 'take the stairs',
    })
  })
})

describe('the mid-week check', () => {
  const start = '2026-11-16'
  const week = weekWith({
    priorities: [
      priorityOf('a'),
      priorityOf('b', { state: 'done' }),
      priorityOf('c', { checked_on: '2026-11-19' }),
    ],
  })

  it('asks from the fourth day to the last about what is open and unanswered', () => {
    const asked = (today: string) => toCheck(week, start, today).map(({ id }) => id)
    expect(checkDay(start)).toBe('2026-11-19')
    expect([asked('2026-11-18'), asked('2026-11-19'), asked('2026-11-22'), asked('2026-11-23')]).toEqual([
      [],
      ['a'],
      ['a'],
      [],
    ])
  })

  it('does not ask about what is being written in the second half', () => {
    const late = weekWith({ priorities: [newPriority('n', 'New', start, '2026-11-20')] })
    expect(toCheck(late, start, '2026-11-20')).toEqual([])
    expect(newPriority('n', 'New', start, '2026-11-17')).toEqual({ id: 'n', text: 'New', state: 'open' })
  })

  it('keeps the first words of what is made smaller, also the second time', () => {
    const once = { ...priorityOf('a'), ...shrunk(priorityOf('a'), 'less', '2026-11-19') }
    expect(once).toMatchObject({ text: 'less', full_text: 'text of a', checked_on: '2026-11-19' })
    expect(shrunk(once, 'least', '2026-11-20').full_text).toBe('text of a')
  })
})

describe('the week before', () => {
  const before = weekWith({
    week_intention: 'Slow',
    priorities: [
      priorityOf('a', { why: 'because', checked_on: '2026-11-12', full_text: 'more' }),
      priorityOf('b', { state: 'let_go' }),
      priorityOf('c', { state: 'done' }),
    ],
    pillar_focus: { ...weekWith({}).pillar_focus, mind: { level: 'rest', line: '' } },
  })

  it('offers its lines until they are kept, and never what was let go', () => {
    const lines = ghostLines(before, weekWith({}))
    expect(lines.map((line) => (line.kind === 'priority' ? line.priority.id : line.kind))).toEqual([
      'intention',
      'a',
      'c',
      'focus',
    ])
    let week = weekWith({})
    lines.forEach((line, at) => (week = { ...week, ...keepLine(week, before, line, `n${at}`) }))
    expect(ghostLines(before, week)).toEqual([])
    expect(isOnlyKept(before, week)).toBe(true)
    expect(week.priorities).toEqual([
      { id: 'n1', text: 'text of a', state: 'open', why: 'because', origin_id: 'a' },
      { id: 'n2', text: 'text of c', state: 'open', origin_id: 'c' },
    ])
  })

  it('replaces nothing that the person wrote', () => {
    fc.assert(
      fc.property(weeks, weeks, (earlier, week) => {
        for (const line of ghostLines(earlier, week)) {
          const kept = { ...week, ...keepLine(week, earlier, line, 'new') }
          expect(kept.priorities.slice(0, week.priorities.length)).toEqual(week.priorities)
          if (week.week_intention.trim() !== '') expect(kept.week_intention).toBe(week.week_intention)
        }
      }),
    )
  })
})

describe('the focus of a week', () => {
  const plain = weekWith({}).pillar_focus
  it('weighs rest nothing, steady one and focus two', () => {
    const focus = { ...plain, mind: { level: 'rest', line: '' }, body: { level: 'focus', line: '' } } as const
    expect(focusWeights(focus)).toEqual({ mind: 0, body: 2, relationships: 1, purpose: 1 })
  })

  it('belongs to the days of its week, the later of two that overlap', () => {
    const week = (week_start_date: string) => ({ week_start_date, pillar_focus: { ...plain } })
    const [monday, sunday] = [week('2026-11-16'), week('2026-11-22')]
    expect(focusOn([monday, sunday], '2026-11-21')).toBe(monday.pillar_focus)
    expect(focusOn([monday, sunday], '2026-11-22')).toBe(sunday.pillar_focus)
    expect(focusOn([monday, sunday], '2026-11-29')).toBeUndefined()
  })

  it('knows when all four are in focus, and when one rests', () => {
    const all = (level: 'rest' | 'focus') => {
      const focus = { level, line: '' }
      return { mind: focus, body: focus, purpose: focus, relationships: focus }
    }
    expect([isAllFocus(all('focus')), isAllFocus({ ...all('focus'), body: plain.body })]).toEqual([
      true,
      false,
    ])
    expect([hasRest(plain, {}), hasRest(plain, { growth: { level: 'rest', line: '' } })]).toEqual([
      false,
      true,
    ])
  })
})

describe('what a week holds', () => {
  it('is empty without words and choices, and planned with an intention or a priority', () => {
    expect([isEmptyWeek(weekWith({})), isPlanned(weekWith({}))]).toEqual([true, false])
    const rests = weekWith({ other_focus: { growth: { level: 'rest', line: '' } } })
    expect([isEmptyWeek(rests), isPlanned(rests)]).toEqual([false, false])
    expect(isPlanned(weekWith({ week_intention: ' ' }))).toBe(false)
    expect(isPlanned(weekWith({ priorities: [priorityOf('a')] }))).toBe(true)
  })

  it('is read by the safety check to the last word', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        const read = Object.values(writingOf(week)).join('\n')
        expect(read).toContain(week.week_intention)
        for (const { text, why = '', obstacle = '' } of week.priorities)
          for (const words of [text, why, obstacle]) if (words.trim() !== '') expect(read).toContain(words)
        for (const { line } of Object.values(week.pillar_focus))
          if (line.trim() !== '') expect(read).toContain(line)
      }),
    )
  })
})
