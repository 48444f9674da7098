import { expect, it } from 'vitest'
import { emptyDay } from '#features/day/contract.ts'
import { emptyVision, type Vision } from '#features/vision/contract.ts'
import { linesOfDay, linesOfMonth, linesOfVisions, linesOfWeek, visionsWords } from './thread.ts'

const vision = (pillar: Vision['pillar'], sentence: string): Vision => ({
  ...emptyVision,
  pillar,
  sentence,
  first_step: 'One page',
  version: 1,
  updated_at: null,
})

it('a level quotes the person: what is open first, each line once, three at most', () => {
  const day = (date: string, ...priorities: [string, 'open' | 'done' | 'let_go'][]) => ({
    date,
    intention: '',
    has_evening: false,
    priorities: priorities.map(([text, state]) => ({ text, state })),
  })
  const days = [
    day('2026-11-15', ['Before', 'open']),
    day('2026-11-16', ['Walk', 'done'], ['Draft', 'open'], ['Dropped', 'let_go']),
    day('2026-11-17', ['Walk', 'open'], [' ', 'open'], ['Ring', 'done']),
  ]
  const week = { from: '2026-11-16', to: '2026-11-22' }
  expect(linesOfWeek([], days, week)).toEqual(['Draft', 'Walk', 'Ring'])
  const own = [
    { text: 'Creel', state: 'done' },
    { text: 'Net', state: 'open' },
    { text: 'Gone', state: 'let_go' },
  ]
  expect(linesOfWeek(own, days, week)).toEqual(['Net', 'Creel'])
  expect(
    linesOfDay({ ...emptyDay, intention: 'Calm', mind_tasks: [{ id: 'a', text: 'Read', state: 'open' }] }),
  ).toEqual(['Calm', 'Read'])
  expect(
    linesOfMonth([
      { text: 'Roof', state: 'partly' },
      { text: 'Sail', state: 'changed_mind' },
    ]),
  ).toEqual(['Roof'])
  expect(linesOfVisions({ body: 'Strong.', mind: 'Quiet.', career: 'Not one of the four.' })).toEqual([
    'Quiet.',
    'Strong.',
  ])
})

it('the visions are said in words, without numbers where they are hidden', () => {
  expect(visionsWords([], false)).toBe('Open')
  expect(visionsWords([{ ...vision('mind', 'Quiet.'), first_step: '' }], false)).toBe('Begun')
  expect(visionsWords([vision('mind', 'Quiet.')], false)).toBe('1 of 4 pictured')
  expect(visionsWords([vision('mind', 'Quiet.')], true)).toBe('Begun')
})
