import { publicPage } from '#platform/web/page.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { FeatureRows } from './parts/feature-rows.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { SampleDay } from './parts/sample-day.tsx'
import { ScoreExample } from './parts/score-example.tsx'
import { Section } from './parts/section.tsx'
import { TestimonialSlots } from './parts/testimonial-slots.tsx'
import { testimonials } from './parts/testimonials.ts'
import { ThreeSteps } from './parts/three-steps.tsx'

export default publicPage({
  path: '/homepage',
  description:
    'Picture the life you want, plan the next small step, look back kindly. A calm planner with a coach that says it is software.',
  Body: Homepage,
  data: {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Balanse',
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any with a web browser',
    license: 'https://spdx.org/licenses/AGPL-3.0-only.html',
  },
})

function Homepage() {
  return (
    <>
      <PageOpening
        title="Your life in flow."
        lead="Picture the life you want, plan the next small step, look back kindly. With a coach that reads your own words, and always says it is software."
        aside={<SampleDay />}
      >
        <a href="/onboarding" className={buttonClass('primary')}>
          Get Started
        </a>
        <a href="/features" className={buttonClass('quiet')}>
          See the app
        </a>
      </PageOpening>
      <ThreeSteps />
      <div className="h-16" />
      <Section
        tone="wash"
        isSplit
        title="A score that explains itself"
        lead="FlowScore measures keeping the loop of planning, doing and looking back, never your worth and never your mood. Every point has a row that you can open, and one switch hides all numbers."
      >
        <ScoreExample />
      </Section>
      <FeatureRows
        items={[
          {
            title: 'A coach that works without a key',
            text: (
              <>
                It leads you through short exercises: plan a day, get unstuck, close an evening. It shows
                which of your own lines a remark comes from, and changes nothing until you accept. It is an AI
                and not a therapist. In guided mode there is no language model at all, and no word leaves the
                server. If the operator connects one, it answers only people who agreed to it.{' '}
                <a href="/ethics">What the coach may and may not do</a>
              </>
            ),
            picture: 'coach',
            alt: 'The coach: a question, an answer, and a line that says it is an AI coach and not a therapist.',
          },
        ]}
      />
      <Section tone="wash" isSplit title="Calm is a switch, not an upgrade">
        <Prose>
          <p>
            Low stimulation takes away motion, strong colour and counters, and shows one thing at a time.
            Every function stays. Dark, larger text, a typeface for easier reading and more contrast are there
            too, for everybody, from the first page on.
          </p>
          <p>
            <a href="/low-stim-demo">Try the low-stimulation demo</a>
          </p>
        </Prose>
      </Section>
      <Section title="Your words stay yours">
        <Points
          columns={3}
          items={[
            {
              title: 'Kept before it is sent',
              text: 'What you type is on your device first. Nothing says saved before the server did.',
            },
            {
              title: 'Read by you',
              text: 'The database hands a row only to the person it belongs to. An admin sees who has an account and counts, never an entry.',
            },
            {
              title: 'No strangers on the page',
              text: 'No tracker, no advert, and no script, font or picture from another company.',
            },
          ]}
        />
        <p className="mt-4">
          <a href="/trust-security">What you control, and what protects it</a>
        </p>
      </Section>
      <TestimonialSlots slots={testimonials} />
      <CallToAction />
    </>
  )
}
