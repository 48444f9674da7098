import type { Section } from '../contract.ts'

export const sectionNames: Record<Section, string> = {
  mood: 'Mood',
  wins: 'What went well',
  hard: 'What was hard',
  helped: 'What helped',
  questions: 'Questions to raise',
}
