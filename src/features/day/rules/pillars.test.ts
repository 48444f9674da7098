import { describe, expect, it } from 'vitest'
import { emptyVision, type CustomVision } from '#features/vision/contract.ts'
import { emptyDay } from '../contract.ts'
import { newItem } from '../rules.ts'
import { dayWith } from './days.fixture.ts'
import { pillarOf, pillarPatch, planPillars } from './pillars.ts'

const id = '00000000-0000-4000-8000-000000000001'
const garden: CustomVision = {
  ...emptyVision,
  id,
  name: 'Garden',
  sign: 'leaf',
  hue: 5,
  sentence: 'Beans for the street. And more.',
  first_step: ' Dig one bed ',
  version: 1,
  updated_at: '',
}
const own = { id, name: 'Garden', sign: 'leaf', hue: 5 } as const
const withTask = dayWith({ other_pillars: { [id]: [newItem('a', 'Water', id, own)] } })

describe('the pillars of a day', () => {
  it('are the four, those that are begun or hold tasks, and own ones', () => {
    expect(planPillars(emptyDay, [], []).map((each) => each.id)).toEqual([
      'mind',
      'body',
      'relationships',
      'purpose',
    ])
    const day = dayWith({ other_pillars: { career: [newItem('a', 'Letter', 'career')] } })
    const shown = planPillars(day, [], [garden])
    expect(shown.map(({ name }) => name).slice(4)).toEqual(['Career', 'Garden'])
    expect(shown.at(-1)).toMatchObject({ because: 'Beans for the street.', step: 'Dig one bed' })
  })

  it('leave out what rests, unless it holds tasks', () => {
    const resting = { ...garden, is_resting: true }
    expect(planPillars(emptyDay, [], [resting])).toHaveLength(4)
    expect(planPillars(withTask, [], [resting]).at(-1)).toMatchObject({ name: 'Garden', step: '' })
  })

  it('keep the name of an own one that was removed while a task belongs to it', () => {
    expect(planPillars(withTask, [], []).at(-1)).toMatchObject({ id, name: 'Garden', own, isGone: true })
    const unnamed = dayWith({ other_pillars: { [id]: [{ id: 'a', text: 'Water', state: 'open' }] } })
    expect(planPillars(unnamed, [], []).at(-1)).toMatchObject({ id, name: 'Another pillar' })
  })

  it('are given to an item and taken away', () => {
    const [mind] = planPillars(emptyDay, [], [])
    const [pillar] = planPillars(emptyDay, [], [garden]).slice(-1)
    expect(pillarOf({ ...newItem('a', '', 'priorities'), ...pillarPatch(mind ?? null) })).toBe('mind')
    expect(pillarOf({ ...newItem('a', '', 'priorities'), ...pillarPatch(pillar ?? null) })).toBe(id)
    expect(pillarOf({ ...newItem('a', '', 'mind'), ...pillarPatch(null) })).toBeUndefined()
  })
})
