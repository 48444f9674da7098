import { describe, expect, it, test } from 'vitest'
import file from '#content/crisis-lines.json' with { type: 'json' }
import { crisisRegions, findRegion, pickRegion } from './lines.ts'

describe('the lines of a region', () => {
  // A number is what a phone dials once its spaces are gone; a chat is a page that nobody on the way can read.
  test.each(crisisRegions.map((region) => [region.name, region] as const))(
    'of %s can be dialled, written to or opened',
    (_, { emergency, lines }) => {
      expect(emergency.call ?? emergency.note).toBeTruthy()
      expect((emergency.call ?? '112').replaceAll(' ', '')).toMatch(/^\d{3}$/)
      expect(lines.length).toBeGreaterThan(0)
      for (const { name, call, text, chat, web, hours } of lines) {
        expect(name && hours).toBeTruthy()
        expect([name, call ?? text ?? chat ?? web]).toEqual([name, expect.any(String)])
        for (const number of [call, text]) if (number) expect(number).toMatch(/^\+?[\d -]{3,16}$/)
        for (const address of [chat, web]) if (address) expect(address).toMatch(/^https:\/\//)
      }
    },
  )

  it('have a day on which somebody looked at them, and nobody can leave out the ones for everywhere', () => {
    expect(file.verified_at).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Date.parse(file.verified_at)).not.toBeNaN()
    expect(JSON.stringify(findRegion('Global').lines)).toContain('findahelpline.com')
    expect(findRegion('Atlantis').id).toBe('Global')
  })
})

test.each([
  [['en-GB', 'en'], undefined, 'GB'],
  [['en-US'], 'Europe/London', 'US'],
  [['en-IE'], undefined, 'IE'],
  [['en-CA'], undefined, 'CA'],
  [['fr-CA'], 'America/Toronto', 'CA'],
  [['en-AU'], undefined, 'AU'],
  [['en-NZ'], undefined, 'NZ'],
  [['de-DE', 'de'], undefined, 'EU'],
  [['pl'], undefined, 'EU'],
  [['cy'], undefined, 'GB'],
  [['en'], 'Europe/London', 'GB'],
  [['en'], 'America/Chicago', 'US'],
  [['en'], 'Europe/Dublin', 'IE'],
  [['ja-JP'], 'Asia/Tokyo', 'Global'],
  [['pt-BR'], 'America/Sao_Paulo', 'Global'],
  [[], undefined, 'Global'],
])('a browser that speaks %j in %s is shown %s first', (languages, timeZone, region) => {
  expect(pickRegion({ languages, ...(timeZone ? { timeZone } : {}) }).id).toBe(region)
})

test('what the person chose comes before what their browser says', () => {
  expect(pickRegion({ setting: 'IE', languages: ['en-US'], timeZone: 'Europe/London' }).id).toBe('IE')
})
