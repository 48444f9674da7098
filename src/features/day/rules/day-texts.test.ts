import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemsOf } from '../rules.ts'
import { dayTexts } from './day-texts.ts'
import { days } from './days.fixture.ts'

it('shows every word of a day, what was put aside included', () => {
  fc.assert(
    fc.property(days, (day) => {
      const shown = dayTexts(day)
        .map(({ text }) => text)
        .join('\n')
      const typed = [day.intention, day.great_day, day.time_for_me]
      const items = [...itemsOf(day), ...day.put_aside]
      for (const text of [...typed, ...items.map((item) => item.text)]) expect(shown).toContain(text)
    }),
  )
})
