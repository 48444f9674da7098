import { describe, expect, it } from 'vitest'
import { emptyVision, type CustomVision } from '#features/vision/contract.ts'
import { emptyWeek } from '../contract.ts'
import { nameOf, weekPillars } from './pillars.ts'
import { priorityOf, weekWith } from './weeks.fixture.ts'

const id = '00000000-0000-4000-8000-000000000001'
const own = { id, name: 'Garden', sign: 'leaf', hue: 5 } as const
const garden: CustomVision = { ...emptyVision, ...own, version: 1, updated_at: '' }
const focus = { level: 'focus', line: 'Beans' } as const

describe('the pillars of a week', () => {
  it('are the four, those that it speaks of, and the own ones of the person', () => {
    const names = weekPillars(weekWith({ other_focus: { career: focus } }), [], [garden]).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Mind', 'Body', 'Relationships', 'Purpose', 'Career', 'Garden'])
  })

  it('keep an own one that was removed while a priority or a line names it', () => {
    const named = weekWith({
      priorities: [priorityOf('a', { own_pillar: own })],
      other_focus: { [id]: focus },
    })
    expect(weekPillars(named, [], []).at(-1)).toMatchObject({ id, name: 'Garden', isGone: true })
    const spoken = weekPillars(weekWith({ other_focus: { [id]: focus } }), [], [])
    expect(spoken.at(-1)).toMatchObject({ id, isGone: true })
    expect(nameOf(spoken, id)).toBe('Another pillar')
    const steady = weekWith({ other_focus: { [id]: { level: 'steady', line: '' } } })
    expect(weekPillars(steady, [], [])).toHaveLength(4)
  })

  it('leave out what rests, unless the week speaks of it', () => {
    const resting = { ...garden, is_resting: true }
    expect(weekPillars(emptyWeek, [], [resting])).toHaveLength(4)
    expect(weekPillars(weekWith({ other_focus: { [id]: focus } }), [], [resting])).toHaveLength(5)
  })
})
