import { mainPillars, type MainPillar } from '#features/vision/rules.ts'
import { type IntroductionFamily, introductionPaths } from './introduction.ts'
import { PageOpening } from './page-opening.tsx'
import { PillarHeading } from './pillar-heading.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'
import { StepNav } from './step-nav.tsx'

const sizes = ['Vision', 'This month', 'This week', 'Today', 'Tiny version'] as const

/** One example a pillar, from the picture down to what can be done on a tired day; as long as `sizes`. */
const examples: Record<MainPillar, readonly [string, string, string, string, string]> = {
  mind: [
    'My evenings are quiet, and I read until I am sleepy.',
    'Keep the phone out of the bedroom.',
    'Four evenings with a book.',
    'Put the phone in the kitchen at nine.',
    'Read one page.',
  ],
  body: [
    'I walk most days, and I wake up rested.',
    'Find two routes that I like.',
    'Three walks of half an hour.',
    'Walk round the park after lunch.',
    'Shoes on, to the corner and back.',
  ],
  relationships: [
    'I ring my sister every Sunday, and I listen.',
    'Tell her about the Sunday call, and pick an hour.',
    'One call with nothing else going on.',
    'Write down what I want to ask her.',
    'Send “thinking of you”.',
  ],
  purpose: [
    'Each week I finish one thing that helps somebody.',
    'Choose the one project that matters most.',
    'Write the first page and show it to one person.',
    'Half an hour on the opening, before any mail.',
    'Open the file and write one sentence.',
  ],
}

/** The third page of the introduction: from a picture to something for today. */
export function BreakItDown({ family }: { family: IntroductionFamily }) {
  const paths = introductionPaths[family]
  return (
    <>
      <PageOpening
        eyebrow="The introduction, 3 of 5"
        title="Break It Down"
        lead="A vision pulls; it cannot be done on a Tuesday. So make it smaller until it can: a month, a week, a day, and a version for the day when nothing else works."
      />
      {mainPillars.map((pillar) => (
        <section key={pillar} className="border-t border-line py-8">
          <PillarHeading pillar={pillar} />
          <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
            {sizes.map((size, index) => (
              <div key={size} className="contents">
                <dt className="text-sm text-ink-2 max-sm:mt-2 sm:pt-0.5">{size}</dt>
                <dd className={index === 0 ? 'font-title text-lg' : undefined}>{examples[pillar][index]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Section title="Four ways to make a thing smaller">
        <Points
          items={[
            {
              title: 'Cut the time',
              text: 'What would ten minutes of it be? What would two? Starting is most of the work, and two minutes is a start.',
            },
            {
              title: 'Name the moment',
              text: '“If I have poured my coffee, then I open the draft.” A step with a when and a where needs no second decision.',
            },
            {
              title: 'Keep the verb',
              text: '“Fitness” cannot be ticked off. “Walk to the corner” can. If you cannot picture yourself doing it, it is still too big.',
            },
            {
              title: 'Let it count',
              text: 'A tiny version that is done is done. Balanse counts it in full, because the habit of turning up is the thing that grows.',
            },
          ]}
        />
      </Section>
      <StepNav
        back={{ href: paths.pillars, label: 'Back to pillars' }}
        next={{ href: paths.goalSetting, label: 'Next to Goal Setting' }}
      />
    </>
  )
}
