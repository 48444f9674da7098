import { type IntroductionFamily, introductionPaths } from './introduction.ts'
import { PageOpening } from './page-opening.tsx'
import { Section } from './section.tsx'
import { StepNav } from './step-nav.tsx'

const path = [
  {
    when: 'Today',
    what: 'One sentence for one pillar. Tomorrow it stands beside your plan and says what the day is for.',
  },
  {
    when: 'This week',
    what: 'Five minutes a day: an intention in the morning, a look back in the evening. Two rest days in seven are part of it.',
  },
  {
    when: 'This month',
    what: 'A little longer in the evening, and small actions that serve your vision. Change what does not fit.',
  },
  {
    when: 'In three months',
    what: 'Read your first sentence again. Keep it, write a new one, or let it rest. Then choose the next stretch.',
  },
]

/** The last page of the introduction: the first sentence, and what comes after it. */
export function DiveIn({ family }: { family: IntroductionFamily }) {
  return (
    <>
      <PageOpening
        eyebrow="The introduction, 5 of 5"
        title="Let's Dive In"
        lead="You know enough to begin. The rest shows itself on the way, and every word can be changed later."
      />
      <Section
        title="Your First Step"
        lead="Choose the pillar that came to mind first while you were reading. Picture an ordinary good day in it, three months from now. Then write one sentence in the present tense, as if it were so already."
      >
        <ul className="max-w-measure">
          {[
            'Ten words are enough. It is a direction and no contract.',
            'Write what you want more of, not only what is to stop.',
            'Stuck? Begin with “On a good day, I …”.',
          ].map((hint) => (
            <li key={hint} className="border-t border-line py-4">
              {hint}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The Path Forward">
        <ol>
          {path.map(({ when, what }) => (
            <li key={when} className="border-t border-line py-5 md:grid md:grid-cols-[9rem_1fr] md:gap-6">
              <h3>{when}</h3>
              <p className="max-w-measure text-ink-2">{what}</p>
            </li>
          ))}
        </ol>
      </Section>
      <StepNav
        back={{ href: introductionPaths[family].goalSetting, label: 'Back to Goal Setting' }}
        next={{ href: '/vision', label: 'Start Your Vision' }}
      />
    </>
  )
}
