import type { DayContent, Item } from '../contract.ts'
import { outcomeOf, writingOf } from '../rules.ts'

/** What was written on a day under the names of its screen, to be compared with what stood there before. */
export function dayTexts(day: DayContent): { label: string; text: string }[] {
  const { intention, 'great-day': great, 'time-for-me': forMe } = writingOf(day)
  const { main_priorities, mind_tasks, body_tasks, relationships_tasks, purpose_tasks } = day
  return [
    { label: 'How do I want to be?', text: intention },
    { label: 'What would make it great?', text: great },
    { label: 'Main priorities', text: linesOf(main_priorities) },
    { label: 'Mind', text: linesOf(mind_tasks) },
    { label: 'Body', text: linesOf(body_tasks) },
    { label: 'Relationships', text: linesOf(relationships_tasks) },
    { label: 'Purpose', text: linesOf(purpose_tasks) },
    { label: 'Other pillars', text: Object.values(day.other_pillars).map(linesOf).join('\n') },
    { label: 'Time for me', text: forMe },
    { label: 'Put aside', text: linesOf(day.put_aside) },
  ]
}

const outcomes = { done: 'done', moved: 'moved', let_go: 'let go', not_counted: 'not counted' } as const

function linesOf(items: readonly Item[]): string {
  return items
    .map((item) => {
      const outcome = outcomeOf(item)
      const small = item.tiny?.trim() ? `, tiny: ${item.tiny.trim()}` : ''
      const plan = [item.if_part && `if ${item.if_part}`, item.then_part && `then I ${item.then_part}`]
      const extra = plan.filter(Boolean).map((words) => `, ${String(words)}`)
      return `${item.text}${small}${extra.join('')}${outcome ? ` (${outcomes[outcome]})` : ''}`
    })
    .join('\n')
}
