import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineMax } from '#platform/contract/limits.ts'
import { steady, type WeekContent } from '../contract.ts'
import { mergeWeek, undoChange } from './merge.ts'
import { priorityOf, weeks, weekWith } from './weeks.fixture.ts'

/** Every typed line of a value, wherever it stands; two lines of one text count each. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const untyped = new Set(['id', 'state', 'pillar', 'level'])

function typed(week: WeekContent): string[] {
  const { daily_priorities: _ids, ...rest } = week
  return textsOf(JSON.parse(JSON.stringify(rest, (key, value: unknown) => (untyped.has(key) ? 0 : value))))
}

describe('joining two changes of a week', () => {
  it('loses no word that either side typed', () => {
    fc.assert(
      fc.property(weeks, weeks, weeks, (base, mine, theirs) => {
        const { value, conflicts } = mergeWeek(base, mine, theirs)
        const kept = new Set([...typed(value), ...textsOf(conflicts)])
        const old = new Set(typed(base))
        for (const text of [...typed(mine), ...typed(theirs)])
          if (!old.has(text) && text.trim() !== '') expect(kept).toContain(text)
      }),
    )
  })

  it('takes the side that changed when only one did', () => {
    fc.assert(
      fc.property(weeks, weeks, (base, changed) => {
        expect(mergeWeek(base, changed, base)).toEqual({ value: changed, conflicts: [] })
        expect(mergeWeek(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  it('lays what both sides laid, each priority once a day, and keeps what one took off away', () => {
    const side = (ids: string[]) => weekWith({ daily_priorities: ids.length ? { '2026-11-17': ids } : {} })
    expect(mergeWeek(side(['a', 'b']), side(['b', 'c']), side(['a', 'b', 'd'])).value).toEqual(
      side(['b', 'd', 'c']),
    )
    expect(mergeWeek(side([]), side(['a']), side(['a'])).value).toEqual(side(['a']))
    expect(mergeWeek(side(['a']), side([]), side(['a'])).value).toEqual(side([]))
  })

  it('joins the focus pillar by pillar, and two lines of one pillar follow each other', () => {
    const side = (mind: string, body: 'rest' | 'steady' | 'focus') =>
      weekWith({
        pillar_focus: {
          ...weekWith({}).pillar_focus,
          mind: { level: 'steady', line: mind },
          body: { level: body, line: '' },
        },
      })
    const { value, conflicts } = mergeWeek(side('', 'steady'), side('Read', 'steady'), side('Sleep', 'rest'))
    expect(value).toEqual(side('Read\nSleep', 'rest'))
    expect(conflicts).toEqual([])
  })

  it('asks when two lines together are longer than one can be', () => {
    const side = (letter: string) =>
      weekWith({ other_focus: { growth: { level: 'focus', line: letter.repeat(300) } } })
    const { value, conflicts } = mergeWeek(weekWith({}), side('m'), side('t'))
    expect(value.other_focus).toEqual(side('m').other_focus)
    expect(conflicts.map(({ field }) => field)).toEqual(['other_focus'])
    expect(Object.values(value.other_focus).every(({ line }) => line.length <= lineMax)).toBe(true)
  })

  it('keeps both versions of an intention, and a priority twice when both sides wrote into it', () => {
    const side = (text: string) => weekWith({ week_intention: text, priorities: [priorityOf('a', { text })] })
    const { value, conflicts } = mergeWeek(side('Slow'), side('Slower'), side('Kind'))
    expect(value.week_intention).toBe('Slower')
    expect(conflicts).toEqual([{ field: 'week_intention', mine: 'Slower', theirs: 'Kind' }])
    expect(value.priorities.map(({ text }) => text)).toEqual(['Slower', 'Kind'])
  })

  it('keeps a pillar that one side took out while the other wrote about it', () => {
    const side = (line: string) => weekWith({ other_focus: { growth: { level: 'focus', line } } })
    expect(mergeWeek(side('Chords'), weekWith({}), side('Scales')).value.other_focus).toEqual({
      growth: { level: 'steady', line: 'Scales' },
    })
    expect(
      mergeWeek(weekWith({ other_focus: { growth: steady } }), weekWith({}), side('Scales')).value,
    ).toEqual(side('Scales'))
  })
})

describe('undoing a change', () => {
  it('gives back the words of the week before when nothing happened since', () => {
    fc.assert(
      fc.property(weeks, weeks, (before, after) => {
        expect(undoChange(before, after, after)).toEqual(before)
      }),
    )
  })

  it('leaves alone what was typed since', () => {
    const before = weekWith({ priorities: [priorityOf('a')], daily_priorities: { '2026-11-17': ['a'] } })
    const current = weekWith({ week_intention: 'Slow', priorities: [priorityOf('b')] })
    expect(undoChange(before, weekWith({}), current)).toEqual(
      weekWith({
        week_intention: 'Slow',
        priorities: [priorityOf('b'), priorityOf('a')],
        daily_priorities: { '2026-11-17': ['a'] },
      }),
    )
  })
})
