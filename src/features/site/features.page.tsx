import { publicPage } from '#platform/web/page.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { type Feature, FeatureRows } from './parts/feature-rows.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/features',
  description:
    'Visions, day plans, evenings, a score you can open, a coach that works without a key, and a calm look. What Balanse does today.',
  Body: Features,
})

const features: readonly Feature[] = [
  {
    title: 'Home shows today, and little else',
    text: 'Your intention in large letters, three things that matter, and the one step that this hour asks for: plan, do the next small thing, or close the day.',
    picture: 'home',
    alt: 'Home: a greeting, the day as a line with a dot for now, and today’s intention in large letters.',
  },
  {
    title: 'A vision for each part of life',
    text: 'Picture how you want Mind, Body, Relationships and Purpose to be in three months, then put it into one sentence. It stays in sight while you plan. Growth, Health, Social and Career are there if you want them, and a vision may rest.',
    picture: 'vision',
    alt: 'The Mind vision: its three months, and a short or a longer form to choose from.',
  },
  {
    title: 'A day plan for real days',
    text: 'An intention, a few priorities, time for yourself, and small tasks for each pillar. Every task can have a tiny version for tired days and an if-then for the moment it gets hard. Done, moved and let go are three good answers.',
    picture: 'day',
    alt: 'A day plan: what yesterday’s evening suggested, to take in or leave.',
  },
  {
    title: 'An evening that closes the day',
    text: 'First what became of your plan, with a tap each. Then how the day felt, what went well, what was hard, what you are grateful for. What you want to try tomorrow comes back in the morning as the first suggestion.',
    picture: 'evening',
    alt: 'The evening page: the intention of the day, and what became of each thing, with a tap.',
  },
  {
    title: 'A score you can open',
    text: 'FlowScore counts keeping the loop, never mood. Each point leads to the day it comes from, and a what-if shows what closing the evening would do. Turning up never costs you. One switch hides every number.',
    picture: 'score',
    alt: 'A FlowScore as water in a glass, with the rows that make it up.',
  },
  {
    title: 'A coach that asks first',
    text: 'Guided exercises that read your own plans and evenings and show where a remark comes from. Seven voices, three styles. It offers changes as cards; you accept, edit or leave them. It says it is software, and it needs no key and no model.',
    picture: 'coach',
    alt: 'The coach: a question, an answer, and a line that says it is an AI coach and not a therapist.',
  },
  {
    title: 'Low stimulation when the world is loud',
    text: 'Nothing moves, colours are quiet, counters stay out of sight and long pages come one part at a time. Larger text, easier reading, more contrast, more space and a dark look are separate switches.',
    picture: 'low-stim',
    alt: 'A day plan in low stimulation: the first of five parts, in quiet colours.',
  },
]

function Features() {
  return (
    <>
      <PageOpening
        title="Features"
        lead="Every picture on this page is the real app with a demo account in it. What is not there yet is not on this page."
      />
      <FeatureRows items={features} />
      <Section title="Also there">
        <Points
          columns={3}
          items={[
            {
              title: 'Week and month',
              text: 'Seven days as their plans have them, and a month at a glance.',
            },
            {
              title: 'A streak with rest in it',
              text: 'Up to two rest days in any seven belong to it. Your longest stays yours.',
            },
            {
              title: 'The 90-day journey',
              text: 'From your start date, as a river with four stages, and fifteen small challenges beside it.',
            },
            {
              title: 'Writing that is kept',
              text: 'On your device first, then on the server. Two devices that disagree keep both texts.',
            },
            {
              title: 'Help before anything else',
              text: 'If words get heavy, real numbers to call come first, before any model reads them.',
            },
            {
              title: 'One small server',
              text: 'One command starts it on a machine of your own. Open source, AGPL-3.0-only.',
            },
          ]}
        />
      </Section>
      <CallToAction />
    </>
  )
}
