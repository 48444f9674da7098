import type { PlanPillar } from '#features/day/rules/pillars.ts'
import type { WeekContent } from '../contract.ts'
import { focusOf, isSteady } from '../rules.ts'
import { nameOf } from './pillars.ts'
import { focusWords } from './words.ts'

/** The texts of a week under the names that the screen gives them: what its earlier versions show side by side. */
export function weekTexts(
  week: WeekContent,
  pillars: readonly PlanPillar[],
): { label: string; text: string }[] {
  return [
    { label: 'How do I want this week to be?', text: week.week_intention },
    {
      label: 'What matters this week',
      text: week.priorities
        .map(({ text, why, obstacle, if_part, then_part }) =>
          [text, why, obstacle, if_part && `If ${if_part}`, then_part && `then I ${then_part}`]
            .filter(Boolean)
            .join(' – '),
        )
        .join('\n'),
    },
    {
      label: 'Focus of each pillar',
      text: focusOf(week)
        .filter(([, focus]) => !isSteady(focus))
        .map(([pillar, { level, line }]) =>
          [`${nameOf(pillars, pillar)}: ${focusWords[level].toLowerCase()}`, line].filter(Boolean).join(', '),
        )
        .join('\n'),
    },
  ]
}
