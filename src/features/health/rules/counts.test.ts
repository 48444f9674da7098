import { describe, expect, it } from 'vitest'
import { takeRecord } from './apple.ts'
import { createCounts } from './counts.ts'
import { minutesBetween, offsetsOf, readMoment } from './moments.ts'
import { readHeading } from './table.ts'

const now = new Date('2026-11-22T12:00:00Z')
const all = ['sleep', 'steps', 'mindful'] as const
const sleep = (from: string, to: string, value = 'HKCategoryValueSleepAnalysisAsleepCore') => ({
  type: 'HKCategoryTypeIdentifierSleepAnalysis',
  startDate: `${from} +0100`,
  endDate: `${to} +0100`,
  value,
})

describe('an Apple Health export', () => {
  const read = (records: Record<string, string>[], kinds: readonly (typeof all)[number][] = all) => {
    const counts = createCounts(kinds, now)
    for (const record of records) takeRecord(record, counts)
    return counts.result()
  }

  it('gives a night to the day of waking, once however many devices saw it, and leaves bed and waking out', () => {
    const { counted } = read([
      sleep('2026-11-20 22:30:00', '2026-11-21 02:00:00'),
      sleep('2026-11-21 01:00:00', '2026-11-21 06:30:00'),
      sleep('2026-11-20 21:00:00', '2026-11-21 08:00:00', 'HKCategoryValueSleepAnalysisInBed'),
      sleep('2026-11-21 06:30:00', '2026-11-21 07:00:00', 'HKCategoryValueSleepAnalysisAwake'),
      sleep('2026-11-21 14:00:00', '2026-11-21 14:20:00'),
    ])
    expect(counted).toEqual([{ kind: 'sleep', date: '2026-11-21', amount: 500 }])
  })

  it('takes the steps of the device that saw the most, and not their sum', () => {
    const steps = (sourceName: string, value: string, time: string) => ({
      type: 'HKQuantityTypeIdentifierStepCount',
      sourceName,
      value,
      startDate: `2026-11-21 ${time}:00 +0000`,
      endDate: `2026-11-21 ${time}:30 +0000`,
    })
    const { counted } = read([
      steps('Phone', '1000', '08:00'),
      steps('Watch', '900', '08:00'),
      steps('Watch', '400', '09:00'),
    ])
    expect(counted).toEqual([{ kind: 'steps', date: '2026-11-21', amount: 1_300 }])
  })

  it('reads no kind that was not ticked, and counts what cannot be', () => {
    const records = [
      sleep('2026-11-20 22:00:00', '2026-11-21 06:00:00'),
      sleep('2026-13-20 22:00:00', '2026-11-21 06:00:00'),
      sleep('2026-11-21 06:00:00', '2026-11-20 22:00:00'),
      sleep('2016-11-21 06:00:00', '2026-11-20 22:00:00'),
      sleep('2046-11-21 06:00:00', '2046-11-21 07:00:00'),
    ]
    expect(read(records, ['steps'])).toEqual({ counted: [], skipped: 0 })
    expect(read(records).skipped).toBe(4)
  })

  it('is not an hour off in the night when clocks change', () => {
    const start = readMoment('2026-10-24 23:00:00 +0100', () => 0)
    const end = readMoment('2026-10-25 07:00:00 +0000', () => 0)
    expect(start && end && minutesBetween(start, end)).toBe(540)
  })
})

describe('a moment', () => {
  it.each(['2026-02-30', '2026-11-21 25:00', 'yesterday', '', '2026-11-21T10:00:00+1', '9'])(
    'is none in %j',
    (text) => expect(readMoment(text, () => 0)).toBeNull(),
  )

  it('that only says UTC stands on the clock of the person', () => {
    const offset = offsetsOf('America/New_York')
    const wall = (text: string) => new Date((readMoment(text, offset)?.minute ?? 0) * 60_000).toISOString()
    expect(wall('2026-07-01T02:00:00Z')).toBe('2026-06-30T22:00:00.000Z')
    expect(wall('2026-12-01T02:00:00.123Z')).toBe('2026-11-30T21:00:00.000Z')
    expect(wall(String(Date.UTC(2026, 6, 1, 2)))).toBe('2026-06-30T22:00:00.000Z')
    expect(wall('2026-07-01T02:00:00+02:00')).toBe('2026-07-01T02:00:00.000Z')
  })
})

describe('a table', () => {
  const read = (name: string, [heading, ...lines]: string[]) => {
    const counts = createCounts(all, now)
    const take = readHeading((heading ?? '').split(','), name, counts, () => 0)
    for (const line of lines) take?.(line.split(','))
    return take && counts.result().counted.map(({ kind, date, amount }) => `${date} ${kind} ${amount}`)
  }

  it('has a line a day', () => {
    expect(
      read('export.csv', [
        'Date,Steps,Sleep (h),Mindful minutes',
        '2026-11-20,5300,7.5,10',
        '2026-11-21,,7:20,',
      ]),
    ).toEqual([
      '2026-11-20 sleep 450',
      '2026-11-21 sleep 440',
      '2026-11-20 steps 5300',
      '2026-11-20 mindful 10',
    ])
    expect(read('x.csv', ['day,sleepDuration', '2026-11-20,7.5', '2026-11-21,432'])).toEqual([
      '2026-11-20 sleep 450',
      '2026-11-21 sleep 432',
    ])
    expect(read('x.csv', ['day,mindfulness', '2026-11-20,10'])).toEqual(['2026-11-20 mindful 10'])
  })

  it('has a line a record that says its kind, or a name that does', () => {
    expect(
      read('all.csv', [
        'type,start_time,end_time,value,unit',
        'StepsRecord,2026-11-20T08:00:00Z,2026-11-20T08:10:00Z,120,',
        'SleepSession,2026-11-19T23:00:00Z,2026-11-20T07:00:00Z,,',
        'HeartRate,2026-11-20T08:00:00Z,,61,bpm',
        'Mindfulness,2026-11-20T08:00:00Z,,600,s',
      ]),
    ).toEqual(['2026-11-20 sleep 480', '2026-11-20 steps 120', '2026-11-20 mindful 10'])
    expect(
      read('SleepStages.csv', [
        'startTime,endTime,stage',
        '2026-11-20 00:00,2026-11-20 04:00,deep',
        '2026-11-20 04:00,2026-11-20 04:30,awake',
      ]),
    ).toEqual(['2026-11-20 sleep 240'])
  })

  it('that says nothing of this is not guessed at', () => {
    expect(read('heart.csv', ['date,bpm', '2026-11-20,61'])).toBeNull()
    expect(read('steps.csv', ['a,b', '1,2'])).toBeNull()
  })
})
