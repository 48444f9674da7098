import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from '#platform/contract/dates.ts'
import { emptyDay, type Item } from '#features/day/contract.ts'
import { moods } from '#features/reflect/contract.ts'
import { emptyDraft, type InsightDay } from '../contract.ts'
import { countDone, emptyInsight } from './days.ts'
import { mergeDraft } from './merge.ts'
import { energyByWeekday, moodByDone, moodByWeekday, moodMonths, observed } from './patterns.ts'
import { makeReport } from './report.ts'
import { returningWords } from './returning-words.ts'

const first = '2026-08-24'
const anyDays = fc
  .array(
    fc.record({
      at: fc.nat({ max: 89 }),
      mood: fc.option(fc.constantFrom(...moods)),
      done: fc.nat({ max: 4 }),
      open: fc.nat({ max: 4 }),
    }),
    { maxLength: 90 },
  )
  .map((given): InsightDay[] => {
    const byDate = new Map(
      given.map(({ at, mood, done, open }) => {
        const date = addDays(first, at)
        return [date, { ...emptyInsight(date), mood, done, planned: done + open }]
      }),
    )
    return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
  })

describe('patterns', () => {
  it('count every mood once by the day of the week, whichever day the week begins on', () => {
    fc.assert(
      fc.property(anyDays, fc.nat({ max: 6 }), (days, start) => {
        const rows = moodByWeekday(days, start)
        const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
        expect(rows[0]?.name).toBe(names[start])
        expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(observed(days).n)
        for (const row of rows) expect(row.counts.reduce((sum, count) => sum + count, 0)).toBe(row.n)
      }),
    )
  })

  it('count energy by the day of the week, where it was said', () => {
    const day = (at: number, energy: InsightDay['energy']) => ({
      ...emptyInsight(addDays(first, at)),
      energy,
    })
    const [monday, tuesday] = energyByWeekday([day(0, 'low'), day(7, 'high'), day(1, null)], 1)
    expect(monday).toEqual({ name: 'Monday', counts: [1, 0, 1], n: 2 })
    expect(tuesday?.n).toBe(0)
  })

  it('set planned days with half or more done beside the others', () => {
    const day = (at: number, done: number, planned: number, mood: InsightDay['mood']) => ({
      ...emptyInsight(addDays(first, at)),
      done,
      planned,
      mood,
    })
    const [more, less] = moodByDone([
      day(0, 1, 2, 'light'),
      day(1, 0, 2, 'heavy'),
      day(2, 0, 0, 'bright'),
      day(3, 2, 2, null),
    ])
    expect([more.counts, more.n]).toEqual([[0, 0, 0, 1, 0], 1])
    expect([less.counts, less.n]).toEqual([[1, 0, 0, 0, 0], 1])
  })

  it('say how many days there are and how far apart they lie', () => {
    const day = (mood: InsightDay['mood'], at: number) => ({ ...emptyInsight(addDays(first, at)), mood })
    expect(observed([day('light', 0), day('flat', 1), day(null, 2)])).toEqual({
      n: 2,
      range: ['flat', 'light'],
    })
    expect(observed([])).toEqual({ n: 0, range: null })
  })

  it('lay each day of the span on its place in the calendar, once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.nat({ max: 366 }), fc.nat({ max: 6 }), (at, length, start) => {
        const [from, to] = [addDays(first, at), addDays(first, at + length)]
        const pages = moodMonths([], from, to, start)
        const found = pages
          .toReversed()
          .flatMap(({ weeks }) => weeks.flat().flatMap((place) => place?.date ?? []))
        expect(found).toEqual(Array.from({ length: length + 1 }, (_, index) => addDays(from, index)))
        for (const { weeks } of pages)
          for (const week of weeks) {
            expect(week).toHaveLength(7)
            expect(week.some(Boolean)).toBe(true)
            for (const [column, place] of week.entries())
              if (place) expect((weekday(place.date) - start + 7) % 7).toBe(column)
          }
      }),
      { numRuns: 200 },
    )
  })

  it('count a plan as the score does: let go is left out, time for me is a thing', () => {
    const item = (state: Item['state'], text = 'x'): Item => ({ id: state, text, state })
    const plan = {
      ...emptyDay,
      date: first,
      main_priorities: [item('done'), item('let_go'), item('open'), item('open', ' ')],
      mind_tasks: [item('moved')],
      time_for_me: 'Tea',
    }
    expect(countDone(plan)).toMatchObject({ done: 2, planned: 4 })
    expect(countDone({ ...plan, time_for_me_done: true })).toMatchObject({ done: 3, planned: 4 })
  })
})

it('words that come back are counted by day, in any case, without the small ones', () => {
  const line = (at: number, text: string) => ({ date: addDays(first, at), text })
  const found = returningWords([
    line(0, 'A walk, a long WALK with Iain’s dog'),
    line(1, 'Walk round the block'),
    line(2, 'Iain listened'),
    line(2, 'the tea and 12 biscuits'),
  ])
  expect(found).toEqual([
    // Spelt as it was written; only the beginning of a line lends no capital.
    { word: 'Iain', days: 2 },
    { word: 'walk', days: 2 },
  ])
  // What comes back as it is, such as a word of a tap, is not taken apart.
  expect(returningWords([line(0, 'Fresh air'), line(1, 'fresh air.'), line(2, 'air')])).toEqual([
    { word: 'fresh air', days: 2 },
  ])
  expect(returningWords([])).toEqual([])
})

describe('the report', () => {
  const empty = { moods: [], wins: [], hard: [], helped: [] }
  const line = (at: number, text: string) => ({ date: addDays(first, at), text })

  it('holds words as they are, equal ones once with how often, the newest first', () => {
    const { hard } = makeReport({
      ...empty,
      hard: [line(0, 'Slept badly.'), line(1, 'The talk'), line(5, 'slept badly')],
    })
    expect(hard.lines.map(({ text, dates }) => [text, dates])).toEqual([
      ['slept badly', [addDays(first, 5), first]],
      ['The talk', [addDays(first, 1)]],
    ])
  })

  it('names a line by its words alone, so that what was left out stays out when days move', () => {
    const key = (wins: { date: string; text: string }[]) => makeReport({ ...empty, wins }).wins.lines[0]?.key
    expect(key([line(3, 'A secret')])).toBe(key([line(9, 'a secret ')]))
    expect(key([line(3, 'A secret')])).not.toBe(key([line(3, 'Another')]))
  })

  it('fits on its pages, and says how many lines did not', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 600 }), { maxLength: 60 }), (texts) => {
        const { wins } = makeReport({ ...empty, wins: texts.map((text, at) => line(at, `${at} ${text}`)) })
        const lines = wins.lines.reduce((sum, { text }) => sum + Math.ceil(text.length / 75), 0)
        expect(lines).toBeLessThanOrEqual(26)
        expect(wins.lines.length + wins.more).toBe(texts.length)
      }),
    )
  })

  it('counts moods from heavy to bright', () => {
    const { moods: found, moodDays } = makeReport({
      ...empty,
      moods: [
        { date: first, mood: 'light' },
        { date: addDays(first, 1), mood: 'light' },
      ],
    })
    expect([moodDays, found.map(({ days }) => days)]).toEqual([2, [0, 0, 0, 2, 0]])
  })

  it('keeps out what either of two devices left out, and both versions of the questions', () => {
    const base = { ...emptyDraft, left_out: ['a'] }
    const joined = mergeDraft(
      base,
      { ...base, left_out: ['a', 'b'], questions: 'Mine', sections: ['mood'] },
      { ...base, left_out: ['c'], questions: 'Theirs', sections: ['wins'] },
    )
    expect(joined.value.left_out.toSorted()).toEqual(['a', 'b', 'c'])
    expect(joined.value.sections).toEqual(['mood'])
    expect(joined.conflicts).toEqual([{ field: 'questions', mine: 'Mine', theirs: 'Theirs' }])
  })
})
