import { describe, expect, it } from 'vitest'
import { boxesOf } from './boxes.ts'
import { dayWith, task } from './days.fixture.ts'
import { readRunning, thingsNow, timerWords, type Running } from './now.ts'

const clock = { time_zone: 'Europe/London', day_start_hour: 0 }
const minute = 60_000

describe('the one thing now', () => {
  it('is what the clock says, otherwise the first that is open', () => {
    const day = dayWith({
      main_priorities: [task('done', { state: 'done' }), task('a'), task('b', { starts_at: '14:00' })],
      mind_tasks: [task('m')],
    })
    const boxes = boxesOf(day, '2026-11-21', clock)
    const at = (time: string) =>
      thingsNow(day, boxes, Date.parse(`2026-11-21T${time}:00Z`)).map(({ id }) => id)
    expect(at('09:00')).toEqual(['a', 'b', 'm'])
    expect(at('14:10')).toEqual(['b', 'a', 'm'])
  })
})

describe('its timer', () => {
  const running: Running = { item: 'a', since: 0, minutes: 15 }

  it('counts whole minutes calmly, and ends nothing', () => {
    expect(timerWords(running, 30_000, false)).toBe('You have just begun.')
    expect(timerWords(running, 4 * minute, false)).toBe('4 minutes of 15.')
    expect(timerWords(running, 20 * minute, false)).toBe('That is 15 minutes. Stay or stop, both are fine.')
    expect(timerWords({ ...running, minutes: null }, minute, false)).toBe('You are here for 1 minute.')
  })

  it('shows no number to whoever wants none', () => {
    for (const now of [0, 4 * minute, 20 * minute]) expect(timerWords(running, now, true)).not.toMatch(/\d/)
  })

  it('is read back for a day, and nothing odd is', () => {
    const text = JSON.stringify({ ...running, since: 1_000 })
    expect(readRunning(text, 2_000)).toEqual({ ...running, since: 1_000 })
    expect(readRunning(text, 90_000_000)).toBeNull()
    expect(readRunning(text, 500)).toBeNull()
    for (const odd of [null, '', 'null', '{}', '{"item":1}', 'x']) expect(readRunning(odd, 0)).toBeNull()
  })
})
