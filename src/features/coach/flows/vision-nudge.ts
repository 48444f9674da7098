import { visionSource, type ContextVision } from '../rules/context.ts'
import { pillarName } from '../rules/names.ts'
import { plainText } from '../rules/words.ts'
import { after, asIf, moments, readLine, said } from './answers.ts'
import { same, type Flow, type Known } from './flow.ts'

/** From a vision to one small proof of it this week. */
export const visionNudge: Flow = {
  id: 'vision_nudge',
  start: 'Look at my vision',
  first: () => 'pillar',
  steps: {
    pillar: {
      ask: ({ context }) => ({
        text: {
          direct: 'Which vision?',
          gentle: 'Which of your visions would you like to look at?',
          reflective: 'Which vision is on your mind?',
        },
        choices:
          context.visions.length > 0
            ? context.visions.slice(0, 4).map(({ pillar }) => pillarName(pillar))
            : ['Mind', 'Body', 'Relationships', 'Purpose'],
      }),
      read: readLine,
      next: after('ideal'),
    },
    ideal: {
      ask: (known) => {
        const vision = visionOf(known)
        const quoted = vision?.sentence ? `You wrote: “${vision.sentence}”. ` : ''
        return {
          text: {
            direct: `${quoted}What would an ordinary day hold if that were true?`,
            gentle: `${quoted}If that were true, what might one ordinary day hold?`,
            reflective: `${quoted}What would you see on an ordinary day of that life?`,
          },
          sources: vision?.sentence ? [visionSource(vision, vision.sentence)] : [],
          lead: 'none',
        }
      },
      read: readLine,
      next: after('proof'),
    },
    proof: {
      ask: (known) => {
        const step = visionOf(known)?.first_step
        return {
          text: {
            direct: 'Name one small proof of it for this week.',
            gentle: 'What is one small proof of it that this week has room for?',
            reflective: 'Which small thing this week would belong to that life?',
          },
          choices: step ? [step] : [],
          lead: 'shrink',
        }
      },
      read: readLine,
      next: (known) => (said(known, 'proof') ? 'when' : 'end'),
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
    const [proof, moment] = [said(known, 'proof'), said(known, 'when')]
    if (!proof)
      return { text: same('You looked at it. There is nothing to write down this time.'), changes: [] }
    const vision = visionOf(known)
    return {
      text: same('One small proof, for your plan or for your vision. Take either or both.'),
      changes: [
        {
          kind: 'add_priority',
          date: known.context.today,
          text: proof,
          ...(moment ? { if_part: asIf(moment), then_part: proof } : {}),
          ...(vision ? { pillar: vision.pillar } : {}),
        },
        ...(vision && vision.first_step !== proof
          ? [{ kind: 'set_first_step' as const, pillar: vision.pillar, text: proof, was: vision.first_step }]
          : []),
      ],
    }
  },
}

function visionOf(known: Known): ContextVision | undefined {
  const words = plainText(said(known, 'pillar')).split(' ')
  return known.context.visions.find(({ pillar }) => words.includes(pillar))
}
