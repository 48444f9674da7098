import { describe, expect, it } from 'vitest'
import {
  changeOf,
  daysOf,
  groupByDay,
  knownPart,
  momentWords,
  pairTexts,
  standingOn,
  stoodWords,
  wordsToCopy,
  type Clock,
} from './rules.ts'

const clock: Clock = { today: '2026-11-21', timeZone: 'Europe/London', dayStartHour: 4 }

describe('what is brought back', () => {
  const empty = { sentence: '', values: [] as string[], mood: null as string | null, done: false, parts: {} }

  it('is what the screen still knows, in the kind that it knows', () => {
    const content = {
      sentence: 'Then',
      values: 'no list',
      mood: 'bright',
      done: true,
      parts: null,
      gone: 'a column of long ago',
    }
    expect(knownPart(empty, content)).toEqual({ sentence: 'Then', mood: 'bright', done: true })
  })

  it('leaves alone what the version had no column for', () => {
    expect(knownPart(empty, { values: ['calm'], mood: null, parts: { a: 1 } })).toEqual({
      values: ['calm'],
      mood: null,
      parts: { a: 1 },
    })
  })
})

describe('two versions side by side', () => {
  it('go part by part in the order of the screen, and leave out what is empty on both sides', () => {
    const before = [
      { label: 'Old part', text: 'x' },
      { label: 'Wins', text: '' },
    ]
    const now = [
      { label: 'Wins', text: '' },
      { label: 'Hard', text: 'rain' },
    ]
    expect(pairTexts(before, now)).toEqual([
      { label: 'Hard', before: '', now: 'rain' },
      { label: 'Old part', before: 'x', now: '' },
    ])
  })

  it('say what became of a part', () => {
    expect(
      [
        ['a', 'a'],
        ['a', 'b'],
        ['', 'b'],
        ['a', ''],
      ].map(([before = '', now = '']) => changeOf({ before, now })),
    ).toEqual(['same', 'changed', 'added', 'removed'])
  })
})

describe('times in words', () => {
  it('follow the days of the person', () => {
    // Two at night still belongs to the evening before for a day that starts at four.
    expect(momentWords('2026-11-21T02:00:00Z', clock)).toBe('yesterday at 02:00')
    expect(momentWords('2026-11-21T12:05:00Z', clock)).toBe('today at 12:05')
    expect(momentWords('2026-11-03T09:00:00Z', clock)).toBe('Tuesday 3 November at 09:00')
    expect(momentWords('2025-06-03T09:00:00Z', clock)).toBe('Tuesday 3 June 2025 at 10:00')
  })

  it('say how long words stood', () => {
    const from = '2026-11-01T00:00:00Z'
    expect(
      ['2026-11-01T00:00:59Z', '2026-11-01T00:01:00Z', '2026-11-01T05:00:00Z', '2026-11-04T00:00:00Z'].map(
        (to) => stoodWords(from, to),
      ),
    ).toEqual(['a few seconds', '1 minute', '5 hours', '3 days'])
  })

  it('gather the versions of a day', () => {
    const versions = ['2026-11-21T12:00:00Z', '2026-11-21T02:00:00Z', '2026-11-20T12:00:00Z'].map(
      (written_at) => ({
        written_at,
      }),
    )
    expect(groupByDay(versions, clock).map(({ date, versions: of }) => [date, of.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 2],
    ])
  })
})

it('copies each text under its name', () => {
  expect(
    wordsToCopy([
      { label: 'Wins', text: 'one\ntwo' },
      { label: 'Hard', text: '' },
      { label: 'Helped', text: 'tea' },
    ]),
  ).toBe('Wins\none\ntwo\n\nHelped\ntea')
})

describe('a row on an earlier day', () => {
  const versions = [
    { id: 3, written_at: '2026-11-10T09:00:00Z' },
    { id: 2, written_at: '2026-11-03T18:00:00Z' },
    { id: 1, written_at: '2026-11-03T09:00:00Z' },
  ]

  it('stood as the last version of that day or of the days before, or as it is now, or not at all', () => {
    const on = (date: string) => standingOn(date, versions, '2026-11-18T10:00:00Z', clock)
    expect(['2026-11-20', '2026-11-18'].map(on)).toEqual(['now', 'now'])
    expect(['2026-11-17', '2026-11-10', '2026-11-09', '2026-11-03'].map(on)).toEqual([
      versions[0],
      versions[0],
      versions[1],
      versions[1],
    ])
    expect(on('2026-11-02')).toBe('unwritten')
    // Removed since: nothing stands now.
    expect(standingOn('2026-11-20', versions, null, clock)).toBe(versions[0])
  })

  it('can be chosen by the days on which something was written', () => {
    expect(daysOf(versions, clock)).toEqual(['2026-11-10', '2026-11-03'])
  })
})
