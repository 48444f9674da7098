import { describe, expect, it } from 'vitest'
import { isNearly, synonymsOf, termsOf } from './terms.ts'

describe('the words of a question', () => {
  it.each([
    ['How do I sign-in?', 'sign in'],
    ['planning plans', 'plan plans'],
    ['E-mail', 'email'],
    ['low stimulation', 'low-stim'],
    ['Café CAFÉ', 'cafe cafe'],
    ["It doesn't work", 'a bug'],
  ])('are the same in %j and %j', (one, other) => expect(termsOf(one)).toEqual(termsOf(other)))

  it('leave out what says nothing', () => expect(termsOf('what is the and of it')).toEqual([]))

  it('stand for their synonyms, both ways', () => {
    for (const [one, other] of [
      ['price', 'cost'],
      ['offline', 'wifi'],
    ] as const)
      expect(synonymsOf(termsOf(one)[0] ?? '')).toContain(termsOf(other)[0])
  })
})

it.each([
  ['streak', 'streak', true],
  ['streak', 'steak', true],
  ['steak', 'streak', true],
  ['vision', 'viison', true],
  ['vision', 'vizion', true],
  ['vision', 'visoin', true],
  ['vision', 'mission', false],
  ['evening', 'morning', false],
  ['abc', 'abcde', false],
])('%s and %s are nearly the same: %s', (one, other, isSame) => expect(isNearly(one, other)).toBe(isSame))
