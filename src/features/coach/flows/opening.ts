import { daysBetween } from '#platform/contract/dates.ts'
import type { FlowState } from '../contract.ts'
import type { Source } from '../rules/change.ts'
import { weekSource, type CoachContext } from '../rules/context.ts'
import { lastCommitment, lastTry, repeatedItem, todayCounts } from '../rules/facts.ts'
import { startLabels, suggestions } from '../rules/router.ts'
import { speakerFor, type Manner } from '../voices/speaker.ts'
import { begin } from './step.ts'

export interface OpeningTurn {
  message: string
  quick: string[]
  sources: Source[]
  /** The exercise that the opening is the first question of; null when it only offers starts. */
  state: FlowState | null
}

/**
 * What the coach says first on a day. Every sentence about the person is read off their own rows: what they wrote
 * they would try, what stood in the plan on several days, how today's list stands. With no rows it only offers.
 */
export function openingFor(context: CoachContext, manner: Manner, seed: string): OpeningTurn {
  const speaker = speakerFor(manner, seed)
  const flow =
    lastCommitment(context) || lastTry(context) ? 'follow_up' : repeatedItem(context) ? 'pick_up' : null
  const greeting = speaker.line('greet', context.today)
  if (flow) {
    const spoken = begin(flow, context, { ...speaker, line: () => '' })
    return {
      message: [greeting, ...spoken.say].filter((line) => line !== '').join('\n\n'),
      quick: spoken.choices,
      sources: spoken.sources,
      state: spoken.next,
    }
  }
  const week = weekLine(context)
  return {
    message: [greeting, week?.text ?? '', situation(context)].filter((line) => line !== '').join('\n\n'),
    quick: startLabels(suggestions(context)),
    sources: week ? [week.source] : [],
    state: null,
  }
}

/** What this week is for, while it is the week that holds today. */
function weekLine({ week, today, hour }: CoachContext): { text: string; source: Source } | undefined {
  if (!week?.intention || hour < 5 || daysBetween(week.start, today) > 6) return undefined
  return { text: `Your week: “${week.intention}”.`, source: weekSource(week, week.intention) }
}

function situation(context: CoachContext): string {
  // In the small hours no list helps: one sentence about sleep, once.
  if (context.hour < 5) return 'It is late. Rest may be the best next step. What would help with that?'
  const counts = todayCounts(context)
  if (counts && counts.done === counts.all)
    return 'Everything in today’s plan is done. What would you like to do?'
  if (counts && counts.open > 0)
    return counts.open === 1
      ? 'One thing is open in today’s plan. Where would you like to start?'
      : `${capital(counts.open)} things are open in today’s plan. Where would you like to start?`
  return 'What would you like to do?'
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function capital(count: number): string {
  return numbers[count] ?? String(count)
}
