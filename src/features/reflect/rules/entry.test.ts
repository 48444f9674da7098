import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryKinds, journalKinds, type EntryContent } from '../contract.ts'
import { savedMessage } from '../rules.ts'
import { chooseAgain } from '../templates/choose-again.ts'
import { blank, hardDay } from '../templates/entries.ts'
import { exerciseOf, exercisePath, findExercise, rooms, templates } from '../templates/exercises.ts'
import { gratitude } from '../templates/gratitude.ts'
import { visionReflectionFor } from '../templates/vision-reflection.ts'
import {
  answerPatch,
  answerTo,
  byMonth,
  emptyEntry,
  finishedLines,
  firstWords,
  fitting,
  isEmptyEntry,
  kindNames,
  openDates,
  tidyTag,
  wordsIn,
  writingOf,
} from './entry.ts'

const entry = emptyEntry('2026-11-21')

describe('an exercise', () => {
  const all = [...new Set([...rooms, ...templates])]

  it('is announced by one of the nine names that a reflection has', () => {
    expect(rooms.map(({ type }) => savedMessage(type))).toEqual([
      'Your gratitude has been saved successfully!',
      'Your choose again reflection has been saved successfully!',
      'Your free writing has been saved successfully!',
      'Your weekly reflection has been saved successfully!',
      'Your monthly reflection has been saved successfully!',
      'Your daily design has been saved successfully!',
      'Your vision reflection has been saved successfully!',
    ])
    expect(new Set(templates.map(({ type }) => type))).toEqual(new Set(['journal entry', 'gratitude']))
  })

  it('has a name of its own, steps of their own, and prompts that keep their answers apart', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { id, steps } of all) {
      const keys = steps.flatMap(({ prompts }) => prompts.map(({ key }) => key))
      expect([id, new Set(keys).size, keys.length <= 40]).toEqual([id, keys.length, true])
      expect([id, new Set(steps.map(({ title }) => title)).size]).toEqual([id, steps.length])
      expect(keys.every((key) => /^[a-z0-9_]+$/.test(key))).toBe(true)
    }
    expect(templates).toHaveLength(12)
  })

  it('covers every kind of entry, and never speaks with blame', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(entryKinds))
    expect(JSON.stringify(all)).not.toMatch(/\b(missed|failed|lost|broken|overdue|behind|lazy|should)\b/i)
  })

  it('is found again by its address, with or without an entry', () => {
    expect(exercisePath(gratitude)).toBe('/reflection-gratitude')
    expect(exercisePath(gratitude, 'x')).toBe('/reflection-gratitude?entry=x')
    expect(exercisePath(hardDay, 'x')).toBe('/reflection-new-entry?template=hard_day&entry=x')
    expect(exercisePath(blank)).toBe('/reflection-new-entry')
    expect(findExercise('woop')?.id).toBe('woop')
    expect(findExercise('nonsense')).toBeUndefined()
    // A template of a later version still opens, as a plain page.
    expect(exerciseOf({ template: 'from_the_future', asked: null })).toBe(blank)
  })

  it('looks at the four visions and at others that have a sentence, and lets resting ones rest', () => {
    const titles = visionReflectionFor({ growth: 'I learn Gaelic' }, ['body']).steps.map(({ title }) => title)
    expect(titles.slice(0, 4)).toEqual(['Mind', 'Relationships', 'Purpose', 'Growth'])
  })
})

describe('an entry', () => {
  it('keeps an answer where its prompt says, and lets it be taken back', () => {
    const written = { ...entry, ...answerPatch({ key: 'body' }, entry, 'Rain') }
    expect(answerTo({ key: 'body' }, written)).toBe('Rain')
    const rated: EntryContent = { ...written, ...answerPatch({ key: 'belief' }, written, 0) }
    expect(rated.fields).toEqual({ belief: 0 })
    expect(answerPatch({ key: 'belief' }, rated, undefined)).toEqual({ fields: {} })
    expect(answerPatch({ key: 'body' }, rated, undefined)).toEqual({ body: '' })
  })

  it('is empty until something is written, chosen or set; a tag or a day alone is nothing yet', () => {
    expect(isEmptyEntry({ ...entry, fields: { a: ' ' }, tags: ['x'] })).toBe(true)
    expect(isEmptyEntry({ ...entry, fields: { belief: 0 } })).toBe(false)
    expect(isEmptyEntry({ ...entry, mood: 'flat' })).toBe(false)
  })

  it('is remembered by its first answer in the order of the questions, never by a choice or a number', () => {
    const fields = { why_1: 'because', thing_1: ' Tea \nand cake', habit: 'All or nothing', belief: 4 }
    expect(firstWords({ ...entry, fields }, gratitude)).toBe('Tea')
    expect(firstWords({ ...entry, fields: { habit: 'All or nothing', small_act: 'Ask' } }, chooseAgain)).toBe(
      'Ask',
    )
    // Words that this version has no question for are still somebody's words.
    expect(firstWords({ ...entry, fields: { unknown: 'Kept' } }, gratitude)).toBe('Kept')
    expect(firstWords(entry, gratitude)).toBeNull()
  })

  it('gives everything that was typed to the safety check', () => {
    const fields = Object.fromEntries(
      chooseAgain.steps.flatMap(({ prompts }) =>
        prompts.map(({ key, as }) => [key, as === 'scale' ? 5 : `<${key}>`]),
      ),
    )
    const read = Object.values(writingOf({ ...entry, fields, tags: ['tag'] }, chooseAgain.steps)).join()
    for (const { key, as } of chooseAgain.steps.flatMap(({ prompts }) => prompts))
      if (as !== 'scale') expect(read).toContain(`<${key}>`)
    expect(read).toContain('tag')
  })

  it('can be dated today and up to seven days back', () => {
    expect(openDates('2026-03-03')).toHaveLength(8)
    expect(openDates('2026-03-03').at(-1)).toBe('2026-02-24')
  })
})

describe('words about entries', () => {
  it('names each kind once', () => {
    expect(new Set(Object.values(kindNames)).size).toBe(journalKinds.length)
  })

  it('tidies a tag and drops one that says nothing', () => {
    expect([tidyTag(' #long  walk '), tidyTag('##'), tidyTag('  ')]).toEqual(['long walk', null, null])
    fc.assert(fc.property(fc.string(), (text) => (tidyTag(text)?.length ?? 1) <= 40))
  })

  it('offers what fits into the minutes there are, the longest first', () => {
    const ways = [{ minutes: 1 }, { minutes: 20 }, { minutes: 5 }]
    expect(fitting(ways, 5)).toEqual([{ minutes: 5 }, { minutes: 1 }])
  })

  it('lists what was finished, each thing once', () => {
    const day = (...priorities: { text: string; state: string }[]) => ({ priorities })
    expect(
      finishedLines([
        day({ text: 'Walk', state: 'done' }, { text: 'Call', state: 'open' }),
        day({ text: ' Walk ', state: 'done' }, { text: 'Draft', state: 'done' }),
      ]),
    ).toBe('Walk\nDraft')
  })

  it('puts entries under their months and counts words in any script', () => {
    const dates = [{ date: '2026-11-02' }, { date: '2026-11-01' }, { date: '2026-10-31' }]
    expect(byMonth(dates).map(([month, of]) => [month, of.length])).toEqual([
      ['2026-11-01', 2],
      ['2026-10-01', 1],
    ])
    expect([wordsIn(''), wordsIn('Rain.'), wordsIn("Don't hurry, прогулка")]).toEqual([
      '0 words',
      '1 word',
      '3 words',
    ])
  })
})
