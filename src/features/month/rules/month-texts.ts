import { pillarNames } from '#features/vision/rules.ts'
import type { MonthContent, Outcome } from '../contract.ts'
import { isEmptySection } from '../rules.ts'
import { formatDate, outcomeWords } from './words.ts'

/** Everything that is written in a month, under the headings of its page. Numbers stand as they were set. */
export function monthTexts(plan: MonthContent): { label: string; text: string }[] {
  return [
    { label: 'Big three', text: plan.big_three.map(outcomeText).join('\n') },
    { label: 'If only one thing changed', text: plan.game_changer },
    { label: 'because', text: plan.game_changer_because },
    { label: 'First step', text: plan.game_changer_step },
    { label: 'by', text: plan.game_changer_step_by ? formatDate(plan.game_changer_step_by) : '' },
    { label: 'Balance', text: balanceText(plan.balance_sections) },
    { label: 'Time for me', text: plan.time_for_me },
  ]
}

function outcomeText({ text, evidence, smaller, notes, state, state_note }: Outcome): string {
  const lines = [
    text,
    evidence && `I will know because: ${evidence}`,
    smaller && `Smaller: ${smaller}`,
    ...notes.map((note) => `${formatDate(note.date)}: ${note.text}`),
    state === 'open' ? '' : outcomeWords[state],
    state_note,
  ]
  return lines.filter(Boolean).join('\n')
}

function balanceText(sections: MonthContent['balance_sections']): string {
  const names: Record<string, string> = pillarNames
  return Object.entries(sections)
    .filter(([, section]) => !isEmptySection(section))
    .map(([pillar, { now, wish, more, less }]) =>
      [
        names[pillar] ?? 'A pillar of your own',
        now === null ? '' : `${now} now`,
        wish === null ? '' : `${wish} wished`,
        more && `more of ${more}`,
        less && `less of ${less}`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n')
}
