import { dayWords } from '#features/health/rules.ts'
import type { CoachContext } from './context.ts'
import { pillarName } from './names.ts'
import { speaksOf } from './words.ts'

/**
 * The same life without what speaks of something that the person wants left alone, so that nothing of it can be brought
 * up. What they say in the talk itself stays: they may begin with it at any time.
 */
export function withoutTopics(context: CoachContext, topics: readonly string[]): CoachContext {
  if (topics.length === 0) return context
  const isFine = (...texts: string[]) => !speaksOf(texts.join(' '), topics)
  const orNothing = (text: string) => (isFine(text) ? text : '')
  const { week, month } = context
  return {
    ...context,
    days: context.days.map((day) => ({
      ...day,
      intention: orNothing(day.intention),
      timeForMe: orNothing(day.timeForMe),
      priorities: day.priorities.filter((item) =>
        isFine(item.text, item.tiny ?? '', item.if_part ?? '', item.then_part ?? ''),
      ),
    })),
    evenings: context.evenings.map((evening) => ({
      ...evening,
      wins: evening.wins.filter((win) => isFine(win)),
      challenges: orNothing(evening.challenges),
      grateful: evening.grateful.filter((line) => isFine(line)),
      tomorrow: orNothing(evening.tomorrow),
    })),
    visions: context.visions.filter(({ pillar, sentence, first_step }) =>
      isFine(pillarName(pillar), sentence, first_step),
    ),
    week: week && {
      ...week,
      intention: orNothing(week.intention),
      priorities: week.priorities.filter(({ text }) => isFine(text)),
    },
    month: month && {
      ...month,
      outcomes: month.outcomes.filter((outcome) => isFine(outcome)),
      change: orNothing(month.change),
    },
    memories: context.memories.filter(({ statement }) => isFine(statement)),
    feedback: context.feedback.filter((words) => isFine(words)),
    health: context.health.filter((day) => isFine(dayWords(day))),
    topics: context.topics.filter((topic) => isFine(topic)),
  }
}
