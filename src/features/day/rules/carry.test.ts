import { describe, expect, it } from 'vitest'
import { emptyDay, listMax } from '../contract.ts'
import { answerCarried, leftOpen, movedTo, waitingItems, type Answer } from './carry.ts'
import { dayWith, task } from './days.fixture.ts'

const today = '2026-11-21'
const on = (date: string, content: Parameters<typeof dayWith>[0] = {}) => ({ ...dayWith(content), date })

describe('items that were moved to a day', () => {
  const carried = { from: '2026-11-20', item: task('a', { state: 'moved', moved_to: today, tiny: 'A text' }) }

  it('are found on every list of the days before it', () => {
    const moved = (id: string) => task(id, { state: 'moved' as const, moved_to: today })
    const before = [
      on('2026-11-10', { body_tasks: [moved('b'), task('c')] }),
      on('2026-11-20', { other_pillars: { growth: [moved('g')] } }),
    ]
    expect(movedTo(before, on(today)).map(({ from, item, place }) => [from, item.id, place])).toEqual([
      ['2026-11-10', 'b', 'body'],
      ['2026-11-20', 'g', 'growth'],
    ])
  })

  it.each<Answer>(['take_in', 'shrink', 'let_go'])('wait until they were answered: %s', (answer) => {
    expect(waitingItems(emptyDay, [carried])).toEqual([carried])
    const day = { ...emptyDay, ...answerCarried(emptyDay, carried, 'new', answer) }
    expect(waitingItems(day, [carried])).toEqual([])
  })

  it('arrive open, with all that was written on them, whole or small', () => {
    const arrived = { id: 'new', state: 'open', text: 'text of a', tiny: 'A text', origin_id: 'a' }
    expect(answerCarried(emptyDay, carried, 'new', 'take_in')?.main_priorities).toMatchObject([arrived])
    expect(answerCarried(emptyDay, carried, 'new', 'shrink')?.main_priorities).toMatchObject([
      { ...arrived, size: 'tiny' },
    ])
  })

  it('go to the list that they came from, or to the priorities where it is full', () => {
    const from = { ...carried, place: 'mind' }
    expect(answerCarried(emptyDay, from, 'new', 'take_in')).toHaveProperty('mind_tasks')
    const full = Array.from({ length: listMax }, (_, at) => task(`m${at}`))
    expect(answerCarried(dayWith({ mind_tasks: full }), from, 'new', 'take_in')).toHaveProperty(
      'main_priorities',
    )
    const both = dayWith({ mind_tasks: full, main_priorities: full })
    expect(answerCarried(both, from, 'new', 'take_in')).toBeNull()
  })
})

describe('what the days before left open', () => {
  it('is offered for seven days, once, and only while it is open', () => {
    const before = [
      on('2026-11-13', { main_priorities: [task('too-old')] }),
      on('2026-11-14', { main_priorities: [task('old'), task('done', { state: 'done' })] }),
      on('2026-11-20', { mind_tasks: [task('young'), task('blank', { text: ' ' })] }),
    ]
    expect(leftOpen(before, on(today)).map(({ item }) => item.id)).toEqual(['old', 'young'])
  })

  it('is not offered again once a later day has answered it', () => {
    const monday = on('2026-11-16', { main_priorities: [task('a'), task('b')] })
    const tuesday = on('2026-11-17', {
      main_priorities: [task('a-on', { origin_id: 'a', moved_from: '2026-11-16' })],
    })
    const here = on(today, { main_priorities: [task('b-on', { origin_id: 'b', state: 'let_go' })] })
    expect(leftOpen([monday, tuesday], here).map(({ item }) => item.id)).toEqual(['a-on'])
  })
})
