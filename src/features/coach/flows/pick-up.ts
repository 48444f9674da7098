import type { CoachContext } from '../rules/context.ts'
import { itemSource } from '../rules/context.ts'
import { dayName } from '../rules/names.ts'
import { repeatedItem } from '../rules/facts.ts'
import { after, asIf, moments, oneOf, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const fates = ['Make it smaller', 'Let it go', 'Keep it']

/** Something that stood in the plan on several days and is still open. Started by the coach's own opening only. */
export const pickUp: Flow = {
  id: 'pick_up',
  start: null,
  first: () => 'fate',
  steps: {
    fate: {
      ask: ({ context }) => {
        const repeated = repeatedItem(context)
        const fact = repeated
          ? `“${repeated.item.text}” was in your plan ${daysOf(repeated.dates, context)}. `
          : 'Something was in your plan more than once. '
        return {
          text: {
            direct: `${fact}Smaller, or gone?`,
            gentle: `${fact}Would you like to make it smaller, or let it go?`,
            reflective: `${fact}Does it still belong to you?`,
          },
          choices: fates,
          sources: repeated ? [itemSource(repeated.day, repeated.item, context.today)] : [],
          lead: 'none',
        }
      },
      read: oneOf(fates),
      next: (known) => (said(known, 'fate') === 'Make it smaller' ? 'tiny' : 'end'),
    },
    tiny: {
      ask: () => ({
        text: {
          direct: 'What is its two-minute version?',
          gentle: 'What would two minutes of it look like?',
          reflective: 'What is the very first bit of it?',
        },
        lead: 'shrink',
      }),
      read: readLine,
      next: after('when'),
    },
    when: {
      ask: ({ context }) => ({
        text: {
          direct: 'After what does it start?',
          gentle: 'Which moment could it follow?',
          reflective: 'Where does it fit by itself?',
        },
        choices: moments(context.hour),
        lead: 'none',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const { today } = known.context
    const repeated = repeatedItem(known.context)
    const [fate, tiny, moment] = [said(known, 'fate'), said(known, 'tiny'), said(known, 'when')]
    if (!repeated || fate === '' || fate === 'Keep it' || (fate === 'Make it smaller' && !tiny))
      return { text: same('Then it stays as it is.'), changes: [] }
    const { day, item } = repeated
    if (fate === 'Let it go')
      return {
        text: same('Letting go is a decision too.'),
        changes: [{ kind: 'mark_item', date: day.date, item_id: item.id, text: item.text, state: 'let_go' }],
      }
    const plan = { tiny, ...(moment ? { if_part: asIf(moment), then_part: tiny } : {}) }
    return {
      text: same('Smaller, and with a moment of its own.'),
      changes:
        day.date === today && item.state === 'open'
          ? [
              {
                kind: 'shrink_item',
                date: today,
                item_id: item.id,
                text: item.text,
                was: item.tiny ?? '',
                ...plan,
              },
            ]
          : [{ kind: 'add_priority', date: today, text: item.text, ...plan }],
    }
  },
}

/** "on Mon and Wed", "yesterday and today". */
function daysOf(dates: string[], context: CoachContext): string {
  const names = dates.map((date) => dayName(date, context.today))
  const last = names.at(-1)
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
  return names.every((name) => name === 'today' || name === 'yesterday') ? `${list}` : `on ${list}`
}
