import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matching } from './match.ts'
import { screenEntries } from './screens.ts'
import { shortcutOf, type KeyPress, type Situation } from './shortcuts.ts'
import { cutSnippet, markWords, wordsOf } from './snippet.ts'

const entries = [
  { id: 'a', label: 'Plan today', words: 'day tasks' },
  { id: 'b', label: 'Day plan', words: 'today' },
  { id: 'c', label: 'Sign out', words: 'leave log off' },
]
const ids = (typed: string) => matching(entries, typed).map(({ id }) => id)

describe('an entry of the menu', () => {
  it('is found by the beginnings of its words, its own name first', () => {
    expect(ids('')).toEqual(['a', 'b', 'c'])
    expect(ids('da')).toEqual(['b', 'a'])
    expect(ids('pl')).toEqual(['a', 'b'])
    expect(ids('LOG o')).toEqual(['c'])
    expect(ids('lan')).toEqual([])
    expect(ids('%')).toEqual([])
  })

  it('is never made up, and its own name always finds it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const entry of matching(entries, typed)) expect(entries).toContain(entry)
      }),
    )
    for (const { label, id } of entries) expect(ids(label)).toContain(id)
  })
})

describe('the screens in the menu', () => {
  const load = async () => ({ default: () => null })
  const screen = (path: string, title: string, more: object = {}) => ({
    path,
    title,
    access: 'user' as const,
    layout: 'protected' as const,
    load,
    ...more,
  })
  const screens = [
    screen('/strange', 'Strange'),
    screen('/admin-dashboard', 'Admin Dashboard', { access: 'admin' }),
    screen('/connection-test', 'Connection test', { access: 'tester' }),
    screen('/home', 'Home'),
    screen('/reflection-evening', 'Evening reflection'),
    screen('/pricing', 'Pricing', { access: 'gated', layout: 'public', load: null }),
  ]
  const labels = (isAdmin: boolean, isTester: boolean) =>
    screenEntries(screens, { isAdmin, isTester }).map(({ label }) => label)

  it('are those that the person may open, known ones first', () => {
    expect(labels(false, false)).toEqual(['Home', 'Strange'])
    expect(labels(false, true)).toEqual(['Home', 'Connection test', 'Strange'])
    expect(labels(true, false)).toEqual(['Home', 'Connection test', 'Admin Dashboard', 'Strange'])
  })
})

describe('a key', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
    ...more,
  })
  const calm: Situation = { isTyping: false, isBusy: false, isMac: false, hasLetters: true }

  it('Ctrl and K open the menu from anywhere, Cmd and K on a Mac', () => {
    const writing = { ...calm, isTyping: true, isBusy: true, hasLetters: false }
    expect(shortcutOf(press('k', { ctrlKey: true }), writing)).toBe('menu')
    expect(shortcutOf(press('K', { metaKey: true }), { ...writing, isMac: true })).toBe('menu')
    expect(shortcutOf(press('k', { ctrlKey: true }), { ...calm, isMac: true })).toBeNull()
    expect(shortcutOf(press('k', { ctrlKey: true, shiftKey: true }), calm)).toBeNull()
  })

  it('a single letter counts outside of texts and lists, and only while letters are on', () => {
    expect(shortcutOf(press('c'), calm)).toBe('add')
    expect(shortcutOf(press('?', { shiftKey: true }), calm)).toBe('keys')
    for (const situation of [{ isTyping: true }, { isBusy: true }, { hasLetters: false }])
      for (const key of ['c', '?']) expect(shortcutOf(press(key), { ...calm, ...situation })).toBeNull()
    expect(shortcutOf(press('c', { ctrlKey: true }), calm)).toBeNull()
    expect(shortcutOf(press('c', { isComposing: true }), calm)).toBeNull()
    expect(shortcutOf(press('c', { repeat: true }), calm)).toBeNull()
  })
})

describe('a snippet', () => {
  const long = `${'before '.repeat(60)}the harbourmaster waved ${'after '.repeat(60)}`

  it('is a line around the word, cut at spaces, with dots where the text goes on', () => {
    const snippet = cutSnippet(long, 'harb')
    expect(snippet).toMatch(/^… before .*the harbourmaster waved .*after …$/)
    expect(cutSnippet('Short\n and  whole', 'whole')).toBe('Short · and whole')
    expect(cutSnippet('…alf a word, then the harbour', 'harb')).toBe('… a word, then the harbour')
  })

  it('marks the beginnings that were asked for and changes nothing', () => {
    expect(markWords('The Harbour, a harbourmaster', 'harb')).toEqual([
      { text: 'The ', isMarked: false },
      { text: 'Harb', isMarked: true },
      { text: 'our, a ', isMarked: false },
      { text: 'harb', isMarked: true },
      { text: 'ourmaster', isMarked: false },
    ])
    expect(markWords('窓のそばの猫', '猫').at(-1)).toEqual({ text: '猫', isMarked: true })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (line, asked) => {
        expect(
          markWords(line, asked)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line)
        expect(cutSnippet(line, asked).length).toBeLessThan(175)
        expect(wordsOf(asked).every((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word))).toBe(true)
      }),
    )
  })
})
