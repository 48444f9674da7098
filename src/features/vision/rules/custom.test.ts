import { describe, expect, it } from 'vitest'
import { emptyVision, type CustomVision, type Pillar, type Vision } from '../contract.ts'
import { customPath, freeHue, listVisions, searchVisions } from './custom.ts'

const vision = (pillar: Pillar, sentence: string): Vision => ({
  ...emptyVision,
  sentence,
  pillar,
  version: 1,
  updated_at: null,
})
const own = (change: Partial<CustomVision>): CustomVision => ({
  ...emptyVision,
  id: '5f0c8f5e-8b1e-4d53-9a0b-0d6f9c1f2a11',
  name: 'Garden',
  sign: 'leaf',
  hue: 4,
  version: 1,
  updated_at: '2026-11-21T10:00:00Z',
  ...change,
})

describe('the list of every vision', () => {
  it('holds the four always, the optional ones once used, and the own ones last', () => {
    const listed = listVisions([vision('career', 'I teach.'), vision('growth', ' ')], [own({})])
    expect(listed.map(({ name }) => name)).toEqual([
      'Mind',
      'Body',
      'Relationships',
      'Purpose',
      'Career',
      'Garden',
    ])
    expect(listed.map(({ path }) => path)).toEqual([
      '/vision-mind',
      '/vision-body',
      '/vision-relationships',
      '/vision-purpose',
      '/vision-career',
      customPath(own({}).id),
    ])
  })

  it('is searched in names and in all that is written, whatever case and accents', () => {
    const goals = [{ id: 'g', text: 'Café on Sundays', evidence: '' }]
    const listed = listVisions([vision('mind', 'I read slowly.')], [own({ goals })])
    const names = (search: string) => searchVisions(listed, search).map(({ name }) => name)
    expect(names('')).toHaveLength(5)
    expect(names('READ slow')).toEqual(['Mind'])
    expect(names('cafe')).toEqual(['Garden'])
    expect(names('garden sunday')).toEqual(['Garden'])
    expect(names('garden read')).toEqual([])
  })
})

it('a new pillar begins in a hue that no other one has', () => {
  expect(freeHue([])).toBe(1)
  expect(freeHue([{ hue: 1 }, { hue: 3 }])).toBe(2)
  expect(freeHue(([1, 2, 3, 4, 5, 6, 7, 8] as const).map((hue) => ({ hue })))).toBe(1)
})
