import { mainPillars, pillarHints, pillarNames, type MainPillar } from '#features/vision/rules.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { type IntroductionFamily, introductionPaths } from './introduction.ts'
import { PageOpening } from './page-opening.tsx'
import { PillarHeading } from './pillar-heading.tsx'
import { Section } from './section.tsx'
import { StepNav } from './step-nav.tsx'

const abouts: Record<MainPillar, { text: string; questions: [string, string]; sentence: string }> = {
  mind: {
    text: 'How you think, learn and rest your head. Attention belongs here, and worry, and the book on the bedside table.',
    questions: ['When is my head quiet?', 'What would I like to understand a year from now?'],
    sentence: 'My evenings are quiet, and I read until I am sleepy.',
  },
  body: {
    text: 'How you move, sleep and eat, with the body you have. This is about energy for your days and never about a number on a scale.',
    questions: ['When did I last feel strong?', 'What does my body ask for that it seldom gets?'],
    sentence: 'I walk most days, and I wake up rested.',
  },
  relationships: {
    text: 'The people you love, live with and lean on. One good conversation a week can be the whole plan.',
    questions: ['Who do I want to be closer to?', 'Who is good for me, and do they know it?'],
    sentence: 'I ring my sister every Sunday, and I listen.',
  },
  purpose: {
    text: 'The work that matters to you, paid or not, and what you give. Raising children counts. So does a garden.',
    questions: ['What would I do even if nobody praised it?', 'What do people come to me for?'],
    sentence: 'Each week I finish one thing that helps somebody.',
  },
}

const more: Pillar[] = ['growth', 'health', 'social', 'career']

/** The second page of the introduction: the parts of a life that a vision is written for. */
export function FourPillars({ family }: { family: IntroductionFamily }) {
  const paths = introductionPaths[family]
  return (
    <>
      <PageOpening
        eyebrow="The introduction, 2 of 5"
        title="Four Pillars"
        lead="A life is more than its loudest part. Balanse begins with four: Mind, Body, Relationships and Purpose. Each may have a vision of its own, and none has to be perfect."
      />
      {mainPillars.map((pillar) => (
        <section key={pillar} className="border-t border-line py-8">
          <PillarHeading pillar={pillar} />
          <p className="mt-3 max-w-measure">{abouts[pillar].text}</p>
          <ul className="mt-3 max-w-measure text-ink-2">
            {abouts[pillar].questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p className="mt-4 max-w-measure font-title text-lg">“{abouts[pillar].sentence}”</p>
        </section>
      ))}
      <Section
        title="Balance is not a quarter each"
        lead="Some weeks belong to one pillar, and that can be right: a new baby, an exam, a house move. Balance means that you notice, that you choose it, and that the other pillars get a little something before long."
      />
      <Section
        title="Four more, if you want them"
        lead="They rest until you open them, and ask for nothing until then."
      >
        <ul className="grid gap-x-12 md:grid-cols-2">
          {more.map((pillar) => (
            <li key={pillar} className="flex items-center gap-3 border-t border-line py-4">
              <PillarGlyph look={pillar} className="size-6" />
              <span>
                <span className="font-medium">{pillarNames[pillar]}.</span> {pillarHints[pillar]}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <StepNav
        back={{ href: paths.howItWorks, label: 'Back to how it works' }}
        next={{ href: paths.breakItDown, label: 'Next to Break It Down' }}
      />
    </>
  )
}
