import { itemSource, todayOf } from '../rules/context.ts'
import { after, asIf, itemNamed, leftovers, moments, oneOf, openToday, readLine, said } from './answers.ts'
import { same, type Flow, type Known } from './flow.ts'

const readiness = ['Start now', 'Later today', 'Not today']
const results = ['Done', 'I kept going', 'It was still too big']

/** From a task that will not start to two minutes of it. */
export const tinyStart: Flow = {
  id: 'tiny_start',
  start: 'I’m stuck',
  first: () => 'task',
  steps: {
    task: {
      ask: ({ context }) => {
        const day = todayOf(context)
        const items = openToday(context)
        return {
          text: {
            direct: 'Name the task.',
            gentle: 'Which task would you like to make easier?',
            reflective: 'Which task keeps coming back to you?',
          },
          choices: items.length > 0 ? items.map(({ text }) => text) : leftovers(context),
          sources: day ? items.map((item) => itemSource(day, item, context.today)) : [],
        }
      },
      read: readLine,
      next: after('tiny'),
    },
    tiny: {
      ask: (known) => ({
        text: {
          direct: 'What is the first two minutes of it? One thing your hands can do.',
          gentle: 'What could the first two minutes be? Opening the page is enough.',
          reflective: 'If two minutes were all of it, what would you do with them?',
        },
        choices: [...plannedTiny(known), 'Open it', 'Write one line', 'Put out what I need'],
        lead: 'shrink',
      }),
      read: readLine,
      next: after('now'),
    },
    now: {
      ask: () => ({
        text: {
          direct: 'Two minutes on any clock. Now or later today?',
          gentle: 'Would you like to try two minutes now, or give it a moment later today?',
          reflective: 'Is this the moment for it, or is there a better one today?',
        },
        choices: readiness,
        lead: 'none',
      }),
      read: oneOf(readiness),
      next: (known) => {
        const answer = said(known, 'now')
        return answer === 'Start now' ? 'done' : answer === 'Later today' ? 'when' : 'end'
      },
    },
    when: {
      ask: ({ context }) => ({
        text: {
          direct: 'After what? Name a moment.',
          gentle: 'Which moment could it follow?',
          reflective: 'Where does it fit by itself?',
        },
        choices: moments(context.hour),
      }),
      read: readLine,
      next: after('end'),
    },
    done: {
      ask: () => ({
        text: {
          direct: 'Go. Tell me when the two minutes are over.',
          gentle: 'Take your two minutes. I am here when you come back.',
          reflective: 'Begin, and notice what it is like. Tell me after.',
        },
        choices: results,
        lead: 'none',
      }),
      read: (text) => oneOf(results)(text) ?? readLine(text),
      next: after('end'),
    },
  },
  end: (known) => {
    const [task, tiny, moment, done] = ['task', 'tiny', 'when', 'done'].map((step) => said(known, step))
    const { today } = known.context
    if (!task) return { text: same('Nothing to write down this time.'), changes: [] }
    const planned = itemNamed(task, known.context)
    if (done === 'Done' || done === 'I kept going')
      return {
        text: same(`Two minutes of “${task}” happened. That counts.`),
        changes: planned
          ? [{ kind: 'mark_item', date: today, item_id: planned.id, text: planned.text, state: 'done' }]
          : [],
      }
    if (!tiny) return { text: same('The task has a name now. That is a start.'), changes: [] }
    const plan = { tiny, ...(moment ? { if_part: asIf(moment), then_part: tiny } : {}) }
    return {
      text:
        done === 'It was still too big'
          ? same('Good to know. The small version can wait in your plan until it fits.')
          : same('Here is the small version, with the task it belongs to.'),
      changes: planned
        ? [
            {
              kind: 'shrink_item',
              date: today,
              item_id: planned.id,
              text: planned.text,
              was: planned.tiny ?? '',
              ...plan,
            },
          ]
        : [{ kind: 'add_priority', date: today, text: task, ...plan }],
    }
  },
}

function plannedTiny(known: Known): string[] {
  const tiny = itemNamed(said(known, 'task'), known.context)?.tiny
  return tiny ? [tiny] : []
}
