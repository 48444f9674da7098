import { expect, it } from 'vitest'
import { waitingText } from './waiting-text.ts'

it('holds every word of a draft that was not sent, and nothing of what is empty', () => {
  const text = waitingText([
    {
      key: 'day:2026-11-21',
      at: new Date(2026, 10, 21, 10, 2).getTime(),
      value: {
        intention: 'Unhurried with the children',
        great_day: '',
        main_priorities: [{ id: 'a', text: 'Walk', state: 'open' }],
        wins: ['Slept well'],
        mind_tasks: [],
        time_for_me_done: false,
        other_pillars: { own: [{ id: 'b', text: 'Tune the fiddle' }] },
      },
    },
  ])
  const [key, typed, ...rest] = text.split('\n')
  expect(key).toBe('day:2026-11-21')
  expect(typed).toMatch(/^Typed on Saturday,? 21 November 2026 at 10:02$/)
  expect(rest).toEqual([
    '',
    'intention: Unhurried with the children',
    'main priorities:',
    '- Walk',
    'wins:',
    '- Slept well',
    'other pillars:',
    'own:',
    '- Tune the fiddle',
    '',
  ])
})

it('keeps one page apart from the next', () => {
  const page = (key: string) => ({ key, at: 0, value: { picture: key } })
  expect(waitingText([page('a'), page('b')])).toMatch(/picture: a\n\nb\n/)
})
