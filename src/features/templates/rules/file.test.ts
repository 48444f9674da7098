import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldKinds, type TemplateContent, type TemplateField } from '../contract.ts'
import { choicesOf, emptyTemplate, newField, templateName } from '../rules.ts'
import { readFile, writeFile } from './file.ts'
import { mergeTemplate } from './merge.ts'

const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const field: fc.Arbitrary<TemplateField> = fc
  .record({
    id: fc.uuid(),
    as: fc.constantFrom(...fieldKinds),
    label: words,
    choices: fc.array(words, { minLength: 2, maxLength: 5 }),
    low: words,
    high: words,
  })
  .map((given) => ({
    ...given,
    choices: given.as === 'choice' ? given.choices : [],
    low: given.as === 'scale' ? given.low : '',
    high: given.as === 'scale' ? given.high : '',
  }))
const template: fc.Arbitrary<TemplateContent> = fc.record({
  title: words.filter((title) => title.trim() !== ''),
  purpose: words,
  minutes: fc.integer({ min: 1, max: 120 }),
  fields: fc.array(field, { maxLength: 5 }),
  tags: fc.array(words.filter(Boolean), { maxLength: 3 }),
})
const withoutIds = (templates: readonly TemplateContent[]) =>
  templates.map(({ fields, ...rest }) => ({ ...rest, fields: fields.map((given) => ({ ...given, id: '' })) }))
const read = (text: string) => readFile(text, () => 'new')

describe('a file of templates', () => {
  it('brings back what was saved, with questions that are named anew', () => {
    fc.assert(
      fc.property(fc.array(template, { minLength: 1, maxLength: 5 }), (templates) => {
        const { templates: found, problems } = read(writeFile(templates))
        expect(problems).toEqual([])
        expect(withoutIds(found)).toEqual(withoutIds(templates))
        expect(found.flatMap(({ fields }) => fields).every(({ id }) => id === 'new')).toBe(true)
      }),
    )
  })

  it('never breaks the reader, whatever it holds', () => {
    const header = { format: 'balanse-journal-templates', version: 1 }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const text of [
          JSON.stringify(value),
          JSON.stringify({ ...header, templates: [value, { title: 'x', questions: [value] }] }),
        ]) {
          const found = read(text)
          expect(found.templates.length + found.problems.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it.each([
    ['{', 'not JSON'],
    ['{"format":"other"}', 'does not say'],
    ['{"format":"balanse-journal-templates","version":2}', 'version 2'],
    ['{"format":"balanse-journal-templates","version":1}', 'no list'],
    ['{"format":"balanse-journal-templates","version":1,"templates":[]}', 'no template'],
  ])('is refused in a sentence: %s', (text, sentence) => {
    expect(read(text)).toEqual({ templates: [], problems: [expect.stringContaining(sentence)] })
  })

  it('says which template and which question is not right, and takes the others', () => {
    const good = { title: 'Good', questions: [{ kind: 'line', label: 'One' }] }
    const templates = [
      good,
      { title: '' },
      {
        title: 'A',
        questions: [
          { kind: 'line', label: '' },
          { kind: 'song', label: '' },
        ],
      },
      { title: 'B', questions: [{ kind: 'choice', label: '', choices: ['one'] }] },
      { title: 'C', minutes: 0 },
    ]
    const { templates: taken, problems } = read(
      JSON.stringify({ format: 'balanse-journal-templates', version: 1, templates }),
    )
    expect(taken.map(({ title }) => title)).toEqual(['Good'])
    expect(problems).toEqual([
      expect.stringMatching(/^Template 2: it needs a title/),
      expect.stringMatching(/^Template 3: question 2 has the kind “song”/),
      expect.stringMatching(/^Template 4: question 1 is a choice/),
      expect.stringMatching(/^Template 5: its minutes/),
    ])
  })
})

describe('a template', () => {
  it('has a name even before it has one, and choices without empty lines or repeats', () => {
    expect(templateName({ title: ' ' })).toBe('A template without a name')
    expect(choicesOf(' a \n\nb\na')).toEqual(['a', 'b'])
    expect(choicesOf(Array.from({ length: 30 }, (_, n) => n).join('\n'))).toHaveLength(12)
  })

  it('joins two changes question by question and keeps both of one that was changed twice', () => {
    const base = { ...emptyTemplate, fields: [{ ...newField('a', 'line'), label: 'One' }] }
    const side = (label: string, id: string) => ({
      ...base,
      fields: [
        { ...newField('a', 'line'), label },
        { ...newField(id, 'list'), label: id },
      ],
    })
    const { value, conflicts } = mergeTemplate(base, side('Mine', 'm'), side('Theirs', 't'))
    expect(value.fields.map(({ label }) => label).toSorted()).toEqual(['Mine', 'Theirs', 'm', 't'])
    expect(conflicts).toEqual([])
  })
})
