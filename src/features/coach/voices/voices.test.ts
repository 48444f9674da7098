import { describe, expect, test } from 'vitest'
import { voices } from '../contract.ts'
import { flows } from '../flows/flows.ts'
import { contextOf, dayRow, eveningRow, today, visionRow } from '../flows/context.fixture.ts'
import { voiceOf } from '../rules/voice-of.ts'
import { uses } from '../rules/words.ts'
import { speakerFor, voiceBook } from './speaker.ts'
import { acts } from './voice.ts'

/** Every line the guided coach can say by itself: the voices' lines and the questions of the exercises. */
const spoken = Object.values(voiceBook).flatMap(({ id, lines }) =>
  acts.flatMap((act) => lines[act].map((line) => ({ where: `${id} ${act}`, line }))),
)
const contexts = [
  contextOf(),
  contextOf(
    {
      days: [dayRow(today, [{ text: 'Tea' }])],
      evenings: [eveningRow('2026-11-20', { tomorrow: 'Walk' })],
      visions: [visionRow('body')],
    },
    20,
  ),
]
const asked = Object.values(flows).flatMap((flow) =>
  contexts.flatMap((context) => {
    const known = { answers: Object.fromEntries(Object.keys(flow.steps).map((step) => [step, '4'])), context }
    const endings = [flow.end(known), flow.end({ answers: {}, context })].map(({ text }) => text)
    return [...Object.values(flow.steps).map((step) => step.ask(known).text), ...endings]
      .flatMap((text) => Object.values(text))
      .map((line) => ({ where: flow.id, line }))
  }),
)
const everything = [...spoken, ...asked]

test('all seven voices speak at all twelve moments in four ways, none twice', () => {
  expect(Object.keys(voiceBook).sort()).toEqual(voices.map(({ id }) => id).sort())
  for (const voice of Object.values(voiceBook))
    for (const act of acts) expect(new Set(voice.lines[act]).size, `${voice.id} ${act}`).toBe(4)
})

describe('no line', () => {
  test.each([
    ['is longer than 90 characters', /^.{91,}$/],
    ['shouts', /!|\b[A-Z]{3,}\b/],
  ])('%s', (_, pattern) => {
    expect(spoken.filter(({ line }) => pattern.test(line))).toEqual([])
  })

  test.each([
    [
      'uses a word that this product does not use',
      /\b(missed|failed|lost|broken|overdue|behind|lazy|should|must|streak)\b/i,
    ],
    [
      'diagnoses or treats',
      /\b(depress\w*|anxiety|disorder|trauma\w*|symptom\w*|diagnos\w*|therap(?!ist)\w*|treat\w*|patient\b(?! )|clinical|mental\w*)\b/i,
    ],
    [
      'claims a feeling or a body',
      /\bI (feel|care|love|miss|worry|understand how|know how you)\b|i['’]m (sad|happy|proud|sorry)|\bproud of you\b/i,
    ],
    ['consoles with a filler', /not alone|gets better|stay strong|think of your family|everything happens/i],
    ['speaks of fighting', /\b(kill|strike|attack|weapon|fight|battle|destroy|enemy|war)\b/i],
    ['speaks of a body or its weight', /\b(fat|weight loss|skinny|calorie\w*|diet)\b/i],
    ['carries an emoji', /\p{Extended_Pictographic}/u],
    ['carries a link', /https?:|www\./],
  ])('%s', (_, pattern) => {
    expect(everything.filter(({ line }) => pattern.test(line))).toEqual([])
  })
})

test('what repeats an answer never judges it: the answer may be a grief', () => {
  const judging = spoken.filter(
    ({ where, line }) =>
      /(mirror|begin|steady)$/.test(where) &&
      /\b(good|great|nice|lovely|fun|interesting|excellent|wonderful)\b/i.test(line),
  )
  expect(judging).toEqual([])
})

test('a greeting says nothing about earlier visits: it may be the first one', () => {
  const greetings = spoken.filter(({ where }) => where.endsWith('greet'))
  expect(greetings.filter(({ line }) => /\b(back|again|last time)\b/i.test(line))).toEqual([])
})

test('the words are plain: no sentence is above grade 8', () => {
  const hard = everything.filter(({ line }) => line.split(/\s+/).length >= 8 && gradeOf(line) > 8)
  expect(hard).toEqual([])
})

test('a stored name of another time speaks as its nearest voice', () => {
  expect(voiceOf('chill')).toBe('friendly')
  expect(voiceOf('thinker')).toBe('ted')
  for (const unknown of ['', 'constructor', '__proto__', 'pirate'])
    expect(voiceOf(unknown)).toBe('calm_guide')
  for (const { id } of voices) expect(voiceOf(id)).toBe(id)
})

test('the same moment always gets the same line, another day may get another', () => {
  const manner = { voice: 'zen', style: 'gentle', isLowStim: false } as const
  const lineOn = (day: string) => speakerFor(manner, day).line('greet', 'home')
  expect(lineOn('a')).toBe(lineOn('a'))
  expect(new Set(Array.from({ length: 40 }, (_, day) => lineOn(String(day)))).size).toBe(4)
})

test('low-stim leaves out what is only tone, direct style never repeats an answer back', () => {
  const quiet = speakerFor({ voice: 'friendly', style: 'gentle', isLowStim: true }, 's')
  expect(quiet.line('mirror', 'x', 'tea')).toBe('')
  expect(quiet.line('stop', 'x')).not.toBe('')
  expect(
    speakerFor({ voice: 'zen', style: 'direct', isLowStim: false }, 's').line('mirror', 'x', 'tea'),
  ).toBe('')
})

/** Flesch-Kincaid grade, with syllables counted as groups of vowels (a silent e at the end does not count). */
function gradeOf(text: string): number {
  const words = text.match(/[\p{L}’']+/gu) ?? []
  const sentences = Math.max(1, (text.match(/[.?:]/g) ?? []).length)
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        word
          .toLowerCase()
          .replace(/e$/, '')
          .match(/[aeiouy]+/g)?.length ?? 1,
      ),
    0,
  )
  return (0.39 * words.length) / sentences + (11.8 * syllables) / Math.max(1, words.length) - 15.59
}

test('a word that the person does not want to hear is in no line that has others beside it', () => {
  const avoided = ['gently', 'enough', 'step', 'good']
  for (const { id } of voices)
    for (const act of acts) {
      const manner = { voice: id, style: 'gentle', isLowStim: false, avoided } as const
      const possible = voiceBook[id].lines[act]
      for (const place of ['a', 'b', 'c', 'd', 'e']) {
        const said = speakerFor(manner, 's').line(act, place, 'tea')
        if (possible.some((line) => !uses(line, avoided)))
          expect([id, act, uses(said, avoided)]).toEqual([id, act, false])
        // What has to be said is said, with the word if there is no other way.
        if (['unsure', 'again', 'stop', 'back', 'close'].includes(act)) expect(said).not.toBe('')
      }
    }
})

test('short leaves out what is only tone', () => {
  const short = speakerFor({ voice: 'friendly', style: 'gentle', isLowStim: false, isShort: true }, 's')
  expect(short.line('greet', 'x')).toBe('')
  expect(short.line('stop', 'x')).not.toBe('')
})
