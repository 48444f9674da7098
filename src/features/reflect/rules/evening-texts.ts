import type { EveningContent } from '../contract.ts'

/** Everything that somebody wrote in an evening, under the headings of the page. */
export function eveningTexts(evening: EveningContent): { label: string; text: string }[] {
  const { mood, wins, challenges, helped, grateful_for, tomorrow, helped_by, got_in_way } = evening
  return [
    { label: 'How it felt', text: mood ?? '' },
    { label: 'Small wins', text: wins.join('\n') },
    { label: 'What was hard', text: challenges },
    { label: 'What helped', text: helped },
    { label: 'Helped, in a tap', text: helped_by.join(', ') },
    { label: 'Got in the way, in a tap', text: got_in_way.join(', ') },
    { label: 'Grateful for', text: grateful_for.join('\n') },
    { label: 'Tomorrow I will try', text: tomorrow },
  ]
}
