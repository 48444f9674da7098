import { describe, expect, it } from 'vitest'
import { emptyDay, type Item } from '#features/day/contract.ts'
import {
  dayFraction,
  dayWords,
  firstAction,
  greeting,
  nextThing,
  offersOf,
  plannedWords,
  planState,
  spanAround,
  stepOf,
  timeOfDay,
  todaysThree,
  weekMarks,
} from './rules.ts'

const item = (text: string, state: Item['state'] = 'open'): Item => ({ id: text, text, state })

describe('the time of day', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i hours is %s', (hour, time) => {
    expect(timeOfDay(hour, 0)).toBe(time)
  })

  it('is still evening before the day starts', () => {
    expect(timeOfDay(1, 4)).toBe('evening')
    expect(timeOfDay(4, 4)).toBe('morning')
  })

  it('greets by the first name, and without a name by none', () => {
    expect(greeting('afternoon', ' Mairi  MacLeod ')).toBe('Good afternoon, Mairi')
    expect(greeting('morning', ' ')).toBe('Good morning')
  })

  it('places now on the arc from six to ten at night', () => {
    expect([dayFraction(5, 0, 0), dayFraction(14, 0, 0), dayFraction(23, 30, 0)]).toEqual([0, 0.5, 1])
    expect(dayFraction(1, 0, 4)).toBe(1)
  })
})

describe("today's three", () => {
  it('are the first three priorities that are still here and say something', () => {
    const main_priorities = [
      item('a', 'let_go'),
      item('b', 'done'),
      item(' '),
      item('c'),
      item('d'),
      item('e'),
    ]
    const three = todaysThree({ ...emptyDay, main_priorities, mind_tasks: [item('m')] })
    expect(three.map(({ text }) => text)).toEqual(['b', 'c', 'd'])
    expect(nextThing(three)?.text).toBe('c')
  })

  it('are tasks when there are no priorities, and none on an empty day', () => {
    const three = todaysThree({
      ...emptyDay,
      mind_tasks: [item('m')],
      other_pillars: { health: [item('h')] },
    })
    expect(three.map(({ text }) => text)).toEqual(['m', 'h'])
    expect(todaysThree(emptyDay)).toEqual([])
    expect(nextThing([])).toBeUndefined()
  })
})

it('Home leads to planning, then to the next thing, then to closing the day, then nowhere', () => {
  const day = { time: 'morning', isUntouched: false, plan: 'none', isClosed: false } as const
  expect(stepOf({ ...day, isUntouched: true })).toBe('begin')
  expect(stepOf(day)).toBe('plan')
  expect(stepOf({ ...day, time: 'afternoon' })).toBe('plan')
  expect(stepOf({ ...day, plan: 'words' })).toBe('continue')
  expect(stepOf({ ...day, time: 'afternoon', plan: 'words' })).toBe('next')
  expect(stepOf({ ...day, plan: 'things' })).toBe('next')
  expect(stepOf({ ...day, time: 'evening', plan: 'things' })).toBe('close')
  expect(stepOf({ ...day, time: 'evening' })).toBe('close')
  expect(stepOf({ ...day, isClosed: true, isUntouched: true })).toBe('done')
})

it('a first beginning suits the hour', () => {
  expect([firstAction('morning').to, firstAction('evening').to]).toEqual(['/day-plan', '/evening-reflection'])
})

it('a plan has nothing, words, or things to do', () => {
  expect(planState(emptyDay)).toBe('none')
  expect(planState({ ...emptyDay, intention: 'Calm' })).toBe('words')
  expect(planState({ ...emptyDay, mind_tasks: [item('a', 'moved')] })).toBe('words')
  expect(planState({ ...emptyDay, mind_tasks: [item('a', 'done')] })).toBe('things')
})

describe('what could still be done', () => {
  const day = {
    ...emptyDay,
    main_priorities: [{ ...item('Walk'), pillar: 'body' as const }, item('Draft', 'done')],
    time_for_me: 'Tea',
  }

  it('is the next thing, the evening, and all of it together', () => {
    expect(offersOf(day, false)).toEqual([
      { words: 'finish “Walk”', actions: [{ kind: 'finish_priority', pillar: 'body' }] },
      { words: 'close the evening', actions: [{ kind: 'write_evening' }] },
      {
        words: 'do what is left and close the day',
        actions: [
          { kind: 'finish_priority', pillar: 'body' },
          { kind: 'take_time_for_me' },
          { kind: 'write_evening' },
        ],
      },
    ])
  })

  it('is nothing once everything is done and closed', () => {
    expect(offersOf(emptyDay, true)).toEqual([])
  })

  it('counts a task for its pillar, and a task of an own pillar for none', () => {
    const tasks = { ...emptyDay, mind_tasks: [item('Read')], other_pillars: { mine: [item('Boat')] } }
    expect(offersOf(tasks, true).at(-1)?.actions).toEqual([
      { kind: 'finish_task', pillar: 'mind' },
      { kind: 'finish_task', pillar: null },
    ])
  })
})

describe('the map of the plans', () => {
  it('looks at the month and the week around today, also where they overlap two months', () => {
    expect(spanAround('2026-11-01', 1)).toEqual({
      month: { from: '2026-11-01', to: '2026-11-30' },
      week: { from: '2026-10-26', to: '2026-11-01' },
      all: { from: '2026-10-26', to: '2026-11-30' },
    })
    expect(spanAround('2024-02-29', 0).all).toEqual({ from: '2024-02-01', to: '2024-03-02' })
  })

  it('says how much is planned, without numbers where they are hidden', () => {
    const summary = (date: string, intention: string) => ({
      date,
      intention,
      priorities: [],
      has_evening: true,
    })
    const days = [summary('2026-11-02', 'Calm'), summary('2026-11-03', ' '), summary('2026-12-01', 'Calm')]
    const { month } = spanAround('2026-11-21', 1)
    expect(plannedWords(null, month, false)).toBe('')
    expect(plannedWords([], month, false)).toBe('Open')
    expect(plannedWords(days, month, false)).toBe('1 day planned')
    expect(plannedWords(days, month, true)).toBe('Begun')
  })

  it('marks the days of a week', () => {
    const summary = (date: string, intention: string, has_evening: boolean) => ({
      date,
      intention,
      priorities: [],
      has_evening,
    })
    const marks = weekMarks(
      [
        summary('2026-11-16', 'Calm', true),
        summary('2026-11-22', ' ', true),
        summary('2026-11-23', 'Calm', true),
      ],
      { from: '2026-11-16', to: '2026-11-22' },
    )
    expect(marks).toHaveLength(7)
    expect(marks[0]).toEqual({ date: '2026-11-16', isPlanned: true, isClosed: true })
    expect(marks[1]).toEqual({ date: '2026-11-17', isPlanned: false, isClosed: false })
    expect(marks[6]).toEqual({ date: '2026-11-22', isPlanned: false, isClosed: true })
  })

  it('says what today holds', () => {
    const day = { ...emptyDay, main_priorities: [item('a', 'done'), item('b'), item('c', 'moved')] }
    expect(dayWords(emptyDay, false)).toBe('Open')
    expect(dayWords(day, false)).toBe('1 of 2 done')
    expect(dayWords(day, true)).toBe('Planned')
    expect(dayWords({ ...emptyDay, intention: 'Calm' }, false)).toBe('Planned')
  })
})
