import { describe, expect, it } from 'vitest'
import { emptyDay, type Item } from '#features/day/contract.ts'
import { designOf, designPatch } from './daily-design.ts'

const walk: Item = { id: 'w', text: 'Walk', state: 'done' }

describe('designing a day', () => {
  it('begins with what the plan already says, so that finishing takes no word away', () => {
    const day = { ...emptyDay, intention: 'Calm', great_day: 'Home early' }
    expect(designOf(day)).toEqual({ intention: 'Calm', great_day: 'Home early' })
    expect({ ...day, ...designPatch(day, designOf(day), 'n') }).toEqual(day)
  })

  it('adds the one thing before the others, with its plan, and keeps what stands there', () => {
    const day = { ...emptyDay, main_priorities: [walk] }
    const answers = { one_thing: ' Draft ', first_minutes: 'Open it', if_part: 'news', then_part: 'hall' }
    expect(designPatch(day, answers, 'n').main_priorities).toEqual([
      { id: 'n', text: 'Draft', state: 'open', tiny: 'Open it', if_part: 'news', then_part: 'hall' },
      walk,
    ])
  })

  it('changes nothing by an empty answer, and adds no second one of a thing that is there', () => {
    const day = { ...emptyDay, intention: 'Calm', main_priorities: [walk] }
    expect(designPatch(day, { intention: ' ', one_thing: 'Walk' }, 'n')).toEqual({})
  })
})
