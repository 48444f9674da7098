import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDay, listMax, type Template } from '../contract.ts'
import { itemsOf } from '../rules.ts'
import { days, dayWith, task } from './days.fixture.ts'
import { isEmptyShape, layShape, lowEnergyDay, offeredOn, shapeOf, shapeWords, usedWords } from './shape.ts'

const maker = () => {
  let made = 0
  return () => `made-${made++}`
}

describe('the shape of a day', () => {
  it('holds what was written and nothing of what became of it', () => {
    const day = dayWith({
      main_priorities: [
        task('a', {
          state: 'done',
          tiny: 'small',
          minutes: 30,
          starts_at: '09:00',
          moved_from: '2026-11-20',
        }),
        task('b', { state: 'let_go' }),
      ],
      time_for_me: 'The novel',
      time_for_me_done: true,
    })
    const shape = JSON.parse(JSON.stringify(shapeOf(day)))
    expect(shape.items).toEqual([
      { place: 'priorities', text: 'text of a', tiny: 'small', minutes: 30, starts_at: '09:00' },
    ])
    expect(shapeWords(shapeOf(day))).toBe('1 thing and time for you.')
    expect(isEmptyShape(shapeOf(emptyDay))).toBe(true)
  })

  it('adds to a day and overwrites nothing', () => {
    fc.assert(
      fc.property(days, days, (from, onto) => {
        const { patch } = layShape(onto, shapeOf(from), maker())
        const laid = { ...onto, ...patch }
        const ids = new Set(itemsOf(laid).map(({ id }) => id))
        for (const { id } of itemsOf(onto)) expect(ids).toContain(id)
        expect(laid.intention).toBe(onto.intention)
        if (onto.time_for_me.trim()) expect(laid.time_for_me).toBe(onto.time_for_me)
        const texts = itemsOf(laid).map(({ text }) => text.trim().toLowerCase())
        for (const { text } of shapeOf(from).items) expect(texts).toContain(text.trim().toLowerCase())
      }),
    )
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(days, days, (from, onto) => {
        const once = { ...onto, ...layShape(onto, shapeOf(from), maker()).patch }
        expect(layShape(once, shapeOf(from), maker()).added).toBe(0)
      }),
    )
  })

  it('says what found no room', () => {
    const full = dayWith({
      mind_tasks: Array.from({ length: listMax - 1 }, (_, at) => task(`m${at}`, { text: `m ${at}` })),
    })
    const shape = shapeOf(dayWith({ mind_tasks: [task('a'), task('b', { text: 'other' })] }))
    const { added, left } = layShape(full, shape, maker())
    expect([added, left]).toEqual([1, 1])
    expect(usedWords('Office', added, left)).toBe(
      '“Office” is laid on this day. There was no room for 1 more.',
    )
  })

  it('is offered on its days of the week, until it is removed or all of it is here', () => {
    const template = (id: string, weekdays: number[], is_removed = false): Template => ({
      id,
      name: id,
      shape: shapeOf(dayWith({ mind_tasks: [task('a')] })),
      weekdays,
      is_removed,
      version: 1,
      updated_at: '',
    })
    const list = [template('sat', [6]), template('sun', [0]), template('gone', [6], true)]
    expect(offeredOn(list, '2026-11-21', emptyDay).map(({ id }) => id)).toEqual(['sat'])
    expect(
      offeredOn(list, '2026-11-21', dayWith({ mind_tasks: [task('b', { text: 'text of a' })] })),
    ).toEqual([])
  })
})

describe('a gentle day', () => {
  it('is one small thing and some rest, and keeps what stands there', () => {
    expect({ ...emptyDay, ...lowEnergyDay(emptyDay, task('a')) }).toMatchObject({
      energy: 'low',
      main_priorities: [{ id: 'a' }],
      time_for_me: 'Ten quiet minutes',
    })
    const written = dayWith({ main_priorities: [task('b')], time_for_me: 'The novel' })
    expect(lowEnergyDay(written, task('a'))).toEqual({ energy: 'low' })
  })
})
