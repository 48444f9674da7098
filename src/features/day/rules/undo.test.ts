import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listMax, type DayContent, type Item } from '../contract.ts'
import { itemsOf, listAt, newItem, outcomePatch, patchItem, placeOf, putList } from '../rules.ts'
import { answerCarried, roomAt } from './carry.ts'
import { days, dayWith, task } from './days.fixture.ts'
import { bringBack, removeItem } from './put-aside.ts'
import { layShape, shapeOf } from './shape.ts'
import { undoStep, withStep, type Step } from './undo.ts'

const today = '2026-11-21'
const places = ['priorities', 'mind', 'growth'] as const

interface Doing {
  day: DayContent
  steps: Step[]
  /** What the person typed last into each item. */
  typed: Map<string, string>
  count: number
}

type Act = (doing: Doing) => Doing

function step(doing: Doing, patch: Partial<DayContent> | null): Doing {
  if (!patch || Object.keys(patch).length === 0) return doing
  const { day } = doing
  const after = { ...day, ...patch }
  return {
    ...doing,
    day: after,
    steps: withStep(doing.steps, { before: day, after, words: null, place: '' }),
  }
}

/** An id is made once, for one place; the days of the fixture share a few between their lists, as merges need it. */
const realDays: fc.Arbitrary<DayContent> = days.map((day) => {
  const own = (place: string, list: readonly Item[]) =>
    list.map((item) => ({ ...item, id: `${place}-${item.id}` }))
  const others = Object.entries(day.other_pillars).map(([place, list]) => [place, own(place, list)])
  return {
    ...day,
    main_priorities: own('p', day.main_priorities),
    mind_tasks: own('m', day.mind_tasks),
    body_tasks: own('b', day.body_tasks),
    relationships_tasks: own('r', day.relationships_tasks),
    purpose_tasks: own('u', day.purpose_tasks),
    other_pillars: Object.fromEntries(others) as DayContent['other_pillars'],
  }
})

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...places), fc.string({ minLength: 1 })).map(([place, word]): Act => (doing) => {
    if (!roomAt(doing.day, place) || listAt(doing.day, place).length >= listMax) return doing
    const id = `own-${doing.count}`
    const text = `${word} ${doing.count}`
    const list = [...listAt(doing.day, place), newItem(id, text, place)]
    const day = { ...doing.day, ...putList(doing.day, place, list) }
    return { ...doing, day, typed: new Map(doing.typed).set(id, text), count: doing.count + 1 }
  }),
  fc.nat().map((at): Act => (doing) => {
    const item = pick(itemsOf(doing.day), at)
    if (!item) return doing
    const text = `typed ${doing.count}`
    const day = { ...doing.day, ...patchItem(doing.day, item.id, { text }) }
    return { ...doing, day, typed: new Map(doing.typed).set(item.id, text), count: doing.count + 1 }
  }),
  fc.nat().map((at): Act => (doing) => {
    const item = pick(itemsOf(doing.day), at)
    return item ? step(doing, removeItem(doing.day, item.id, today)) : doing
  }),
  fc
    .tuple(fc.nat(), fc.constantFrom('moved', 'let_go', 'done', null))
    .map(([at, outcome]): Act => (doing) => {
      const item = pick(itemsOf(doing.day), at)
      return item ? step(doing, patchItem(doing.day, item.id, outcomePatch(outcome, today))) : doing
    }),
  fc.nat().map((at): Act => (doing) => {
    const item = pick(doing.day.put_aside, at)
    return item ? step(doing, bringBack(doing.day, item.id)) : doing
  }),
  fc.constant<Act>((doing) => {
    const carried = { from: '2026-11-20', item: task(`old-${doing.count}`) }
    const id = `carried-${doing.count}`
    return { ...step(doing, answerCarried(doing.day, carried, id, 'take_in')), count: doing.count + 1 }
  }),
  days.map((other): Act => (doing) => {
    let { count } = doing
    const { patch } = layShape(doing.day, shapeOf(other), () => `shape-${count++}`)
    return { ...step(doing, patch), count }
  }),
  fc.nat().map((at): Act => (doing) => {
    // The last step mostly; sometimes an older one, as from a toast that still stands.
    const taken = at % 3 === 0 ? pick(doing.steps, at) : doing.steps.at(-1)
    if (!taken) return doing
    const steps = doing.steps.filter((each) => each !== taken)
    return { ...doing, steps, day: undoStep(taken, doing.day, today) }
  }),
)

const textsIn = (day: DayContent): string[] => [...itemsOf(day), ...day.put_aside].map(({ text }) => text)

describe('taking steps back', () => {
  it('loses no typed text in any sequence of edits and undos', () => {
    fc.assert(
      fc.property(realDays, fc.array(acts, { maxLength: 25 }), fc.boolean(), (start, list, isFull) => {
        const crowd = Array.from({ length: isFull ? listMax - 1 : 0 }, (_, at) => task(`crowd-${at}`))
        const day = crowd.length > 0 ? { ...start, main_priorities: crowd } : start
        let doing: Doing = { day, steps: [], typed: new Map(), count: 0 }
        for (const act of list) doing = act(doing)
        const texts = new Set(textsIn(doing.day))
        for (const text of doing.typed.values()) expect(texts).toContain(text)
      }),
      { numRuns: 400 },
    )
  })

  it('gives back exactly the day before when nothing happened since', () => {
    fc.assert(
      fc.property(realDays, fc.nat(), (before, at) => {
        const item = pick(itemsOf(before), at)
        if (!item) return
        const after = { ...before, ...removeItem(before, item.id, today) }
        expect(undoStep({ before, after }, after, today)).toEqual(before)
      }),
    )
  })

  it('leaves alone what was typed since', () => {
    const before = dayWith({ main_priorities: [task('a'), task('b')] })
    const after = { ...before, ...removeItem(before, 'b', today) }
    const current = { ...after, main_priorities: [task('a', { text: 'more words' })], intention: 'Slow' }
    expect(undoStep({ before, after }, current, today)).toEqual(
      dayWith({ main_priorities: [task('a', { text: 'more words' }), task('b')], intention: 'Slow' }),
    )
  })

  it('puts aside what no longer fits, when its list has become full since', () => {
    const list = Array.from({ length: listMax }, (_, at) => task(`m${at}`))
    const before = dayWith({ mind_tasks: list })
    const after = { ...before, ...removeItem(before, 'm7', today) }
    const current = { ...after, mind_tasks: [...after.mind_tasks, task('new')] }
    const undone = undoStep({ before, after }, current, today)
    expect(undone.mind_tasks.map(({ id }) => id)).toContain('new')
    expect(textsIn(undone)).toContain('text of m7')
    expect(undone.put_aside).toMatchObject([{ id: 'm7', place: 'mind' }])
  })

  it('takes a template out again, but not a line of it that was written on', () => {
    const before = dayWith({ main_priorities: [task('a')] })
    const shape = shapeOf(dayWith({ main_priorities: [task('x'), task('y')], time_for_me: 'The novel' }))
    let made = 0
    const after = { ...before, ...layShape(before, shape, () => `made-${made++}`).patch }
    const current = { ...after, ...patchItem(after, 'made-0', { text: 'mine now' }) }
    const undone = undoStep({ before, after }, current, today)
    expect(undone.main_priorities.map(({ text }) => text)).toEqual(['text of a', 'mine now'])
    expect([undone.time_for_me, undone.put_aside]).toEqual(['', []])
  })
})

describe('what was taken out', () => {
  const day = dayWith({ mind_tasks: [task('a', { tiny: 'small' })], other_pillars: { growth: [task('g')] } })

  it('is put aside with all that was written on it, and comes back to its list', () => {
    const after = { ...day, ...removeItem(day, 'a', today) }
    expect(after.mind_tasks).toEqual([])
    expect(after.put_aside).toEqual([{ ...task('a', { tiny: 'small' }), place: 'mind', aside_on: today }])
    expect({ ...after, ...bringBack(after, 'a') }).toEqual(day)
  })

  it('goes to the priorities when its list has become full, and stays aside when they are full too', () => {
    const full = (name: string): Item[] => Array.from({ length: listMax }, (_, at) => task(`${name}${at}`))
    const after = { ...day, ...removeItem(day, 'a', today), mind_tasks: full('m') }
    expect(placeOf({ ...after, ...bringBack(after, 'a') }, 'a')).toBe('priorities')
    expect(bringBack({ ...after, main_priorities: full('p') }, 'a')).toBeNull()
  })

  it('is not kept when nothing was written on it', () => {
    const blank = dayWith({ mind_tasks: [task('a', { text: ' ' })] })
    expect({ ...blank, ...removeItem(blank, 'a', today) }).toEqual(dayWith({}))
  })
})
