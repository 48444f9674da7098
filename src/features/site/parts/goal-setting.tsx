import { type IntroductionFamily, introductionPaths } from './introduction.ts'
import { PageOpening } from './page-opening.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'
import { StepNav } from './step-nav.tsx'

const smart = [
  {
    word: 'Specific',
    question: 'What exactly will I do, and where?',
    example: '“Get fitter” becomes “walk the park loop after lunch”.',
  },
  {
    word: 'Measurable',
    question: 'How will I know that it happened?',
    example: '“Three times a week” can be seen in a diary. “More often” cannot.',
  },
  {
    word: 'Achievable',
    question: 'How sure am I, from 0 to 10, that I will do it?',
    example: 'Below 7, make it smaller: twice a week, or as far as the corner.',
  },
  {
    word: 'Relevant',
    question: 'Which sentence of my vision does it serve?',
    example: '“I wake up rested.” If it serves none, it may be somebody else’s goal.',
  },
  {
    word: 'Time-bound',
    question: 'Until when do I try it before I look again?',
    example: '“Until the end of the month, then I decide.” An end makes beginning easier.',
  },
]

/**
 * The fourth page of the introduction: how a wish becomes a goal that fits into a life. Without a family it stands in the
 * app, and leads on through the quiet pages.
 */
export function GoalSetting({ family = 'auth' }: { family?: IntroductionFamily }) {
  const paths = introductionPaths[family]
  return (
    <>
      <PageOpening
        eyebrow="The introduction, 4 of 5"
        title="Goal Setting Guide"
        lead="A good goal is a kind one: clear enough to begin, small enough to keep, and yours. Five questions get you there."
      />
      <Section title="The SMART framework">
        <ol>
          {smart.map(({ word, question, example }) => (
            <li key={word} className="border-t border-line py-5 md:grid md:grid-cols-[9rem_1fr] md:gap-6">
              <h3>{word}</h3>
              <div>
                <p>{question}</p>
                <p className="mt-1 max-w-measure text-ink-2">{example}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-2 max-w-measure border-t border-line pt-5">
          Put together:{' '}
          <span className="font-title text-lg">
            “Until the end of the month I walk the park loop after lunch, three times a week, because I want
            to wake up rested.”
          </span>
        </p>
      </Section>
      <Section
        title="One to three goals for each pillar"
        lead="One is plenty. Three is the most that people usually keep in mind while living the rest of their life. It is advice and no rule: Balanse lets you write more."
      />
      <Section title="Keep it alive">
        <Points
          items={[
            {
              title: 'Short-term goals',
              text: 'Days to a month. They give you something to finish and quick news about whether the idea suits you: “pack my bag the evening before, this week”.',
            },
            {
              title: 'Long-term goals',
              text: 'Three months and more. They give direction, and they may stay a little blurry: “I am somebody who runs”. Let each have a short-term goal that is its next stretch.',
            },
            {
              title: 'Regular review',
              text: 'Look once a week for five minutes: keep it, shrink it or let it go. A goal that you put down on purpose has done its work; it told you something.',
            },
            {
              title: 'Milestones',
              text: 'Mark one or two points on the way, such as the first week or the first kilometre. Decide now how you will notice them. A cup of tea on the step is enough.',
            },
          ]}
        />
      </Section>
      <StepNav
        back={{ href: paths.breakItDown, label: 'Back to Break It Down' }}
        next={{ href: paths.diveIn, label: "Next to Let's Dive In" }}
      />
    </>
  )
}
