import { mainPillars, pillarHints, pillarNames } from '#features/vision/rules.ts'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { type IntroductionFamily, introductionPaths } from './introduction.ts'
import { PageOpening } from './page-opening.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'
import { SmallSteps } from './small-steps.tsx'
import { StepNav } from './step-nav.tsx'
import { ThreeSteps } from './three-steps.tsx'

/** The first page of the introduction: the method, the roadmap, and where to begin. */
export function HowItWorks({ family }: { family: IntroductionFamily }) {
  return (
    <>
      <PageOpening
        eyebrow="The introduction, 1 of 5"
        title="How it works"
        lead="Our mission: that anybody can see the whole of their life, choose the next small step in it, and be at peace with the rest of the day."
      />
      <ThreeSteps />
      <p className="mt-8 max-w-measure text-ink-2">
        The method knows eight parts of life: Mind, Body, Relationships and Purpose, and, if you want them,
        Health, Social, Growth and Career.
      </p>
      <Section title="Personalized Coaching" lead="A guide beside the plan, and never in front of it.">
        <Points
          columns={3}
          items={[
            {
              title: 'It reads what you wrote',
              text: 'Your plan, your evenings, your visions. Each remark shows which line it comes from.',
            },
            {
              title: 'It sounds as you like',
              text: 'Seven voices from zen to sergeant, and three styles: direct, gentle or reflective.',
            },
            {
              title: 'It only proposes',
              text: 'A smaller version, a better moment, something to let go. You accept, edit or say not now. It is software, and not a therapist.',
            },
          ]}
        />
      </Section>
      <SmallSteps />
      <Section title="4 Pillars" lead="Four parts of life to begin with. None of them has to be perfect.">
        <ul className="grid gap-x-12 md:grid-cols-2">
          {mainPillars.map((pillar) => (
            <li key={pillar} className="flex items-center gap-3 border-t border-line py-4">
              <PillarGlyph look={pillar} className="size-6" />
              <span>
                <span className="font-medium">{pillarNames[pillar]}.</span> {pillarHints[pillar]}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Your Next Steps" lead="In this order, or in yours.">
        <ol className="max-w-3xl border-b border-line">
          {nextSteps.map(({ title, text, href }, index) => (
            <li key={title} className="flex gap-5 border-t border-line py-4">
              <span aria-hidden="true" className="size-6 shrink-0 font-title text-xl text-tide">
                {index + 1}
              </span>
              <span>
                <a href={href}>{title}</a>
                <span className="block text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {/* This page has a button of its own that leads into the app's introduction from both families. */}
      <StepNav next={{ href: introductionPaths.auth.pillars, label: 'Continue to Balanse Pillars' }} />
      {family === 'public' ? (
        <p className="mt-4 text-sm text-ink-2">
          Or read on here: <a href={introductionPaths.public.pillars}>Four Pillars</a>
        </p>
      ) : null}
    </>
  )
}

const nextSteps = [
  {
    title: 'Complete a vision for each pillar',
    text: 'A sentence and a first step are a complete vision. One pillar is enough to begin.',
    href: '/vision',
  },
  {
    title: 'Create your first weekly plan',
    text: 'See the seven days, and put one thing that matters on a few of them.',
    href: '/week-plan',
  },
  {
    title: 'Set up your daily schedule',
    text: 'An intention and up to three things, each with a tiny version.',
    href: '/day-plan',
  },
  {
    title: 'Try an evening reflection',
    text: 'Five minutes: what became of it, how it felt, what to try tomorrow.',
    href: '/evening-reflection',
  },
] as const
