import type { EveningContent } from '../contract.ts'
import { writtenLines } from '../rules.ts'
import { Answers } from './answers.tsx'

/** What an evening holds, part by part; parts without words are left out. */
export function EveningReading({ evening }: { evening: EveningContent }) {
  const { wins, challenges, helped, grateful_for, tomorrow, helped_by, got_in_way } = evening
  const parts = [
    { label: 'Small wins', text: writtenLines(wins).join('\n') },
    { label: 'What was hard', text: challenges },
    { label: 'What got in the way', text: got_in_way.join(', ') },
    { label: 'What helped', text: [helped, helped_by.join(', ')].filter((text) => text.trim()).join('\n') },
    { label: 'Grateful for', text: writtenLines(grateful_for).join('\n') },
    { label: 'Tomorrow I will try', text: tomorrow },
  ]
  return (
    <Answers
      answers={parts
        .filter(({ text }) => text.trim() !== '')
        .map(({ label, text }) => ({ key: label, label, words: text }))}
    />
  )
}
