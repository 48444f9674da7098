import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { emptyEvening } from './contract.ts'
import {
  eveningState,
  isEmptyEvening,
  isOpenEvening,
  ownWin,
  ownWords,
  savedMessage,
  writingOf,
  writtenLines,
} from './rules.ts'

describe('an evening', () => {
  it('is announced as saved in the exact words', () => {
    expect(savedMessage('evening reflection')).toBe('Your evening reflection has been saved successfully!')
  })

  it('can be filled in for today and the seven days before', () => {
    const today = '2026-11-21'
    const open = [-8, -7, 0, 1].map((days) => isOpenEvening(addDays(today, days), today))
    expect(open).toEqual([false, true, true, false])
  })

  it('is empty until a mood is chosen or something is written', () => {
    expect(isEmptyEvening(emptyEvening)).toBe(true)
    expect(isEmptyEvening({ ...emptyEvening, wins: ['', ' '] })).toBe(true)
    expect(isEmptyEvening({ ...emptyEvening, mood: 'heavy' })).toBe(false)
    expect(isEmptyEvening({ ...emptyEvening, grateful_for: ['Tea'] })).toBe(false)
  })

  it('is a draft once the server holds it, and closed once the person closed it', () => {
    expect(eveningState(undefined)).toBe('none')
    expect(eveningState({ version: 0, finished_at: null })).toBe('none')
    expect(eveningState({ version: 2, finished_at: null })).toBe('draft')
    expect(eveningState({ version: 3, finished_at: '2026-11-21T21:48:00Z' })).toBe('closed')
  })

  it('is remembered by a line of the person, a win before anything else', () => {
    expect(ownWords(emptyEvening)).toBeNull()
    expect(ownWords({ ...emptyEvening, challenges: 'The meeting\nand the rain' })).toBe('The meeting')
    expect(ownWords({ ...emptyEvening, challenges: 'The meeting', wins: ['', ' Said no '] })).toBe('Said no')
    expect(ownWin({ ...emptyEvening, grateful_for: ['Tea'] })).toBeNull()
  })

  it('drops lines that were emptied and keeps all others as they were typed', () => {
    expect(writtenLines(['a', '', ' b ', '  '])).toEqual(['a', ' b '])
  })

  it('gives all its writing to the safety check, part by part, and not the mood', () => {
    const evening = {
      ...emptyEvening,
      mood: 'flat' as const,
      wins: ['one'],
      challenges: 'two',
      helped: 'three',
      grateful_for: ['four'],
      tomorrow: 'five',
    }
    expect(writingOf(evening)).toEqual({
      wins: 'one',
      hard: 'two\nthree',
      grateful: 'four',
      tomorrow: 'five',
    })
  })
})
