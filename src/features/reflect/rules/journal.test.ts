import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isLocalDate } from '#platform/contract/dates.ts'
import { moods, type JournalItem } from '../contract.ts'
import { dateTrouble } from './entry-dates.ts'
import { moodRange, toggleWord } from './feelings.ts'
import { filterOf } from './filter.ts'
import { agoWords, daysOf, newestFirst, sameDays } from './journal.ts'
import { namedOften, namesIn } from './names.ts'
import { markWords, searchWords, snippetOf } from './snippet.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 400 })
const date = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1970-01-01', days))

describe('words that a search found', () => {
  it('are marked without leaving out or adding a letter', () => {
    fc.assert(
      fc.property(text, text, (written, query) => {
        expect(
          markWords(written, query)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(written)
      }),
    )
  })

  it('are whole words that begin with what was typed, in any script and case', () => {
    const found = (written: string, query: string) =>
      markWords(written, query)
        .filter(({ isFound }) => isFound)
        .map((piece) => piece.text)
    expect(found('Iain, rain and Raindrops; train', 'RAIN')).toEqual(['rain', 'Raindrops'])
    expect(found('Прогулка с Ианом', 'прогул иан')).toEqual(['Прогулка', 'Ианом'])
    expect(found("Don't. (don)", "don't")).toEqual(['Don', 't', 'don'])
    expect(found('a.b*c', '.*')).toEqual([])
  })

  it('stand in the snippet whenever the text holds one', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('heron', 'Zürich', '雨'), text, (before, word, after) => {
        const snippet = snippetOf(['Nothing', `${before.repeat(5)} ${word} ${after.repeat(5)}`], word)
        expect(markWords(snippet, word).some(({ isFound }) => isFound)).toBe(true)
        expect(snippet.length).toBeLessThan(330)
        expect(snippet.isWellFormed()).toBe(true)
      }),
    )
  })

  it('are not needed: then a snippet is how the first text begins', () => {
    expect(snippetOf(['', ' \n', 'First line\nsecond', 'other'], '')).toBe('First line')
    expect(snippetOf(['one'], 'two')).toBe('one')
    expect(snippetOf(['## The river\nwide'], '')).toBe('The river')
    expect(snippetOf([], 'two')).toBe('')
    expect(snippetOf(['x'.repeat(1_000)], '')).toHaveLength(242)
    expect(searchWords(' ,.! ')).toEqual([])
  })
})

describe('the same day of other months and years', () => {
  it('is always a day that exists, earlier, and of the same number', () => {
    fc.assert(
      fc.property(date, (today) => {
        for (const day of sameDays(today)) {
          expect(isLocalDate(day)).toBe(true)
          expect(day < today).toBe(true)
          if (!(today.endsWith('02-28') && day.endsWith('02-29'))) expect(day.slice(8)).toBe(today.slice(8))
        }
        expect(new Set(sameDays(today)).size).toBe(sameDays(today).length)
      }),
    )
  })

  it('leaves out months without it, and finds the 29th of February on the 28th of other years', () => {
    const months = sameDays('2026-05-31').slice(0, 7)
    expect(months).toEqual([
      '2026-03-31',
      '2026-01-31',
      '2025-12-31',
      '2025-10-31',
      '2025-08-31',
      '2025-07-31',
      '2025-05-31',
    ])
    expect(sameDays('2026-02-28')).toContain('2024-02-29')
    expect(sameDays('2024-02-28')).not.toContain('2020-02-29')
  })

  it('is said in months and years', () => {
    expect(agoWords('2026-10-21', '2026-11-21')).toBe('A month ago')
    expect(agoWords('2025-12-21', '2026-11-21')).toBe('11 months ago')
    expect(agoWords('2025-11-21', '2026-11-21')).toBe('A year ago')
    expect(agoWords('2016-11-21', '2026-11-21')).toBe('10 years ago')
  })
})

describe('the journal', () => {
  const item = fc.record({
    date: fc.constantFrom('2026-11-20', '2026-11-21'),
    created_at: fc.constantFrom('2026-11-21T10:00:05Z', '2026-11-21T10:00:05.1Z', '2026-11-21T10:00:05.12Z'),
    kind: fc.constantFrom('entry', 'evening'),
    id: fc.uuid(),
  }) as fc.Arbitrary<JournalItem>

  it('has one order, whatever order it came in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id }), (items) => {
        expect(newestFirst(items.toReversed())).toEqual(newestFirst(items))
      }),
    )
  })

  it('puts what was begun later first within a day, to the microsecond', () => {
    const at = (id: string, created_at: string) => ({ ...at0, id, created_at })
    const at0 = { date: '2026-11-21', kind: 'entry' } as JournalItem
    const sorted = newestFirst([
      at('a', '2026-11-21T10:00:05Z'),
      at('b', '2026-11-21T10:00:05.12Z'),
      at('c', '2026-11-21T10:00:05.1Z'),
    ])
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it('says of each day once what it holds', () => {
    const day = { date: '2026-11-21', mood: null }
    expect(
      daysOf([
        { ...day, kind: 'entry', mood: 'flat' },
        { ...day, kind: 'entry' },
        { ...day, kind: 'evening', mood: 'flat' },
        { ...day, kind: 'entry', date: '2026-11-01' },
      ]),
    ).toEqual([
      { date: '2026-11-01', kinds: ['entry'], moods: [] },
      { date: '2026-11-21', kinds: ['entry', 'evening'], moods: ['flat'] },
    ])
  })

  it('is narrowed by what an address says and asks for nothing that it does not understand', () => {
    const query = new URLSearchParams(
      'words= a &kind=evening&mood=awful&pillar=mind&from=2026-13-01&to=2026-11-21',
    )
    expect(filterOf(query)).toEqual({ words: 'a', kind: 'evening', pillar: 'mind', to: '2026-11-21' })
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('words', 'kind', 'mood', 'tag', 'pillar', 'from', 'to'), text),
        (given) => {
          const { mood } = filterOf(new URLSearchParams(given))
          expect(mood === undefined || moods.includes(mood)).toBe(true)
        },
      ),
    )
  })
})

describe('what an entry is about', () => {
  it('is a day from 1970 to today, and anything else is refused in a sentence', () => {
    const today = '2026-11-21'
    expect([dateTrouble('1970-01-01', today), dateTrouble(today, today)]).toEqual([null, null])
    expect(dateTrouble('1969-12-31', today)).toContain('1970')
    expect(dateTrouble('2026-11-22', today)).toContain('still to come')
    expect(dateTrouble('2026-02-30', today)).toContain('does not exist')
  })

  it('is chosen in words that can be taken back', () => {
    expect(toggleWord(['a'], 'b', 2)).toEqual(['a', 'b'])
    expect(toggleWord(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
    expect(toggleWord(['a', 'b'], 'a', 2)).toEqual(['b'])
  })

  it('is looked back on in the lowest and the highest mood', () => {
    expect(moodRange([])).toBeNull()
    expect(moodRange(['light'])).toBe('light')
    expect(moodRange(['light', 'flat', 'steady'])).toBe('from flat to light')
  })
})

describe('people who come up again and again', () => {
  const month = [
    'Tea with Mia',
    'The light at four. Mia called',
    'Soup, and Mia laughing',
    'Rain. The rain again',
  ]

  it('are mentioned from the third time on, when they are named now', () => {
    expect(namedOften(['Mia sang'], month)).toEqual({ name: 'Mia', count: 3 })
    expect(namedOften(['Iain sang'], month)).toBeNull()
    expect(namedOften(['Mia sang'], month.slice(1))).toBeNull()
    expect(namedOften(['the rain'], month)).toBeNull()
  })

  it('are no ordinary words that begin a line, and no part of longer ones', () => {
    expect([...namesIn(['Walking home', 'Then Walking again', 'walking'])]).toEqual([])
    expect(namesIn(['With Ann', 'Annoyed with everybody', 'Ann']).get('Ann')).toBe(2)
    expect([...namesIn(['On Monday', 'For Today'])]).toEqual([])
  })
})
