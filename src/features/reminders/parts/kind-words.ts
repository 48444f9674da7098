import type { Kind, WayName } from '../contract.ts'

/** What each kind is called where it is switched on, and when it says nothing. */
export const kindWords: Record<Kind, { name: string; about: string }> = {
  morning_plan: { name: 'Morning plan', about: 'Not on days that are planned already.' },
  evening_close: { name: 'Evening close', about: 'Not once the evening is closed.' },
  weekly_review: { name: 'Weekly review', about: 'Not when you wrote one in the last three days.' },
  mid_vision: { name: 'Vision check', about: 'On days 30, 60 and 90 of your ninety days.' },
  calendar_conflict: {
    name: 'Calendar conflict',
    about: 'When hours of tomorrow lie over each other, in calendars you brought in or in your plan.',
  },
  weekly_digest: { name: 'Weekly digest', about: 'What the last seven days held, counted.' },
}

export const wayWords: Record<WayName, string> = { push: 'Push', mail: 'Mail', slack: 'Slack' }

// 0 is Sunday; most people look for Monday first.
export const weekdays: [value: number, name: string][] = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
]
