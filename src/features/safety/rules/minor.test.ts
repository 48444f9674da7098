import { expect, it } from 'vitest'
import { statesMinorAge } from './minor.ts'

it.each([
  'I’m 15 and my mum reads my phone',
  'im 14',
  'I am only sixteen years old.',
  "I'm a 13 year old",
  'I am in year 9 and everybody hates me',
  'My GCSEs start next week',
  'Im in 10th grade',
])('hears that somebody is under 18: %s', (text) => expect(statesMinorAge(text)).toBe(true))

it.each([
  'I’m 15 minutes late',
  'I am 41',
  'I am 17 kilos lighter than before',
  'My son is 15',
  'When I was 15 I ran every day',
  'I am 5, out of 10, today',
  'I am in year 9 of my job',
  'I’m 10 pages in',
  'I’m 80 and still learning',
  'I am 12% done',
])('hears no age in: %s', (text) => expect(statesMinorAge(text)).toBe(false))
