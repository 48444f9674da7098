import { publicPage } from '#platform/web/page.ts'
import { buttonClass } from '#ui/button-class.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/teams',
  description:
    'What Balanse can do for a team, what it does not do, and why nobody’s entries are ever shown to a manager.',
  Body: Teams,
})

function Teams() {
  return (
    <>
      <PageOpening
        title="Teams"
        lead="Balanse is made for one person at a time. A team can use it together, each for themselves. This page says plainly what that means."
      />
      <Section title="What works today">
        <Points
          items={[
            {
              title: 'One server for everybody',
              text: 'Somebody you trust runs it. Accounts can be open, by invitation, or closed.',
            },
            {
              title: 'Seats, by invitation',
              text: 'An owner invites by mail. Who accepts reads first what the team can see, and leaves with one tap.',
            },
            {
              title: 'Counts from five people up',
              text: 'Three counts a week, in steps of five, without a name: who wrote something, plans, evenings.',
            },
            {
              title: 'Your own sign-in service',
              text: 'Where the operator has set one up (SAML 2.0), a mail domain is bound to the team after a proof.',
            },
            {
              title: 'A private account each',
              text: 'Row by row, the database hands out what belongs to a person to that person only.',
            },
            {
              title: 'An admin who cannot read',
              text: 'The admin sees counts, such as how many plans exist. No entry, no mood, no score of anybody.',
            },
            {
              title: 'A coach without a contract',
              text: 'The guided coach works for everybody on the server, without a key and without a bill.',
            },
          ]}
        />
      </Section>
      <Section title="What does not exist" tone="wash">
        <Points
          items={[
            { title: 'A shared space', text: 'No team plan, no comments, no assigned tasks.' },
            { title: 'A view of people', text: 'No dashboard of moods or scores, not even of averages.' },
            { title: 'Seats to buy here', text: 'A team is made by whoever runs this server. Ask them.' },
            { title: 'Posts in a channel', text: 'What Slack brings, it brings to one person alone.' },
          ]}
        />
      </Section>
      <Section title="A way to use it together" isSplit>
        <Prose>
          <p>Three habits that need no software, and suit it well:</p>
          <ul>
            <li>
              <strong>Monday, ten minutes, quietly.</strong> Everybody plans their own week. Nobody shows it.
            </li>
            <li>
              <strong>One sentence each.</strong> Who likes says what they want this week to be for. Passing
              is fine.
            </li>
            <li>
              <strong>Friday, what helped.</strong> Each person brings one thing that helped, from their own
              evenings. Troubles are welcome and never asked for.
            </li>
          </ul>
          <p>
            Whoever leads the team goes first, and never asks to see anybody’s page. A journal that may be
            inspected is no longer a journal.
          </p>
        </Prose>
      </Section>
      <p className="flex flex-wrap gap-3">
        <a href="/my-team" className={buttonClass('primary')}>
          Open your team
        </a>
        <a href="/use-cases/product-teams" className={buttonClass('quiet')}>
          See a day in a product team
        </a>
        <a href="/contact" className={buttonClass('quiet')}>
          Ask a question
        </a>
      </p>
    </>
  )
}
