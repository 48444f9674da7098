import { after, asThen, readLine, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

/** Wish, best outcome, inner obstacle, plan. The obstacle becomes the If, so the plan meets it where it happens. */
export const woop: Flow = {
  id: 'woop',
  start: 'Make a wish a plan',
  first: () => 'wish',
  steps: {
    wish: {
      ask: ({ context }) => ({
        text: {
          direct: 'One wish for the next days. It can be done and it matters to you.',
          gentle: 'What is one wish for the next days, possible and close to your heart?',
          reflective: 'What do you wish for, in the days ahead?',
        },
        choices: context.visions
          .map(({ first_step }) => first_step)
          .filter((step) => step !== '')
          .slice(0, 2),
      }),
      read: readLine,
      next: after('outcome'),
    },
    outcome: {
      ask: () => ({
        text: {
          direct: 'What is the best thing about having it?',
          gentle: 'Picture it done for a moment. What is the best part?',
          reflective: 'How would it feel to have it? Stay with that for a breath.',
        },
      }),
      read: readLine,
      next: after('obstacle'),
    },
    obstacle: {
      ask: () => ({
        text: {
          direct: 'What in you gets in the way?',
          gentle: 'What in you might get in the way? A habit, a thought, a feeling.',
          reflective: 'And what in you holds it back?',
        },
        choices: ['I get tired', 'I reach for my phone', 'I want it perfect'],
      }),
      read: readLine,
      next: after('plan'),
    },
    plan: {
      ask: (known) => ({
        text: {
          direct: said(known, 'obstacle')
            ? `If “${said(known, 'obstacle')}”, then what do you do?`
            : 'What is your first move?',
          gentle: said(known, 'obstacle')
            ? `When “${said(known, 'obstacle')}” shows up, what small thing could you do?`
            : 'What small first move could you make?',
          reflective: said(known, 'obstacle')
            ? `“${said(known, 'obstacle')}” will come by. How would you like to answer it?`
            : 'How would you like to begin?',
        },
        lead: 'steady',
      }),
      read: readLine,
      next: after('end'),
    },
  },
  end: (known) => {
    const [wish, obstacle, plan] = ['wish', 'obstacle', 'plan'].map((step) => said(known, step))
    if (!wish) return { text: same('Nothing to write down this time.'), changes: [] }
    return {
      text: same(
        plan
          ? 'Your wish, with an answer for the moment it gets hard.'
          : 'Your wish, ready for today’s plan.',
      ),
      changes: [
        {
          kind: 'add_priority',
          date: known.context.today,
          text: wish,
          ...(plan && obstacle ? { if_part: obstacle, then_part: asThen(plan) } : {}),
          ...(plan && !obstacle ? { tiny: plan } : {}),
        },
      ],
    }
  },
}
