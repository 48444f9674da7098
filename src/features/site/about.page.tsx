import company from '#content/company.json'
import { publicPage } from '#platform/web/page.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/about',
  description:
    'Why Balanse exists: one calm place for the life you picture, the day you plan and the evening you look back on. Open source.',
  Body: About,
})

function About() {
  return (
    <>
      <PageOpening
        title="About Balanse"
        lead="Plans live in one app, the journal in another, the reasons for both in nobody’s. Balanse puts them on one page: where you want to go, what today is for, and how it went."
      />
      <Section title="Why it exists" isSplit>
        <Prose>
          <p>
            Many planners keep score of what did not happen. By Thursday there is a pile with red dates on it,
            and opening the app feels like being told off. People then stop planning, or stop telling it the
            truth.
          </p>
          <p>
            We wanted the opposite: a planner that asks what matters, offers a smaller version for tired days,
            lets you put something down on purpose, and looks back with you in five minutes. A tool that is
            glad of two lines, and does not mind a week away.
          </p>
          <p>
            And we wanted the words to stay with the person who wrote them. So Balanse runs on a machine that
            you can own, and its coach works without sending a single word anywhere.
          </p>
        </Prose>
      </Section>
      <Section title="What we hold on to">
        <Points
          items={[
            {
              title: 'Kind beats strict',
              text: 'Done, moved and let go are three good answers. Rest days belong to the plan.',
            },
            {
              title: 'Every number has a why',
              text: 'If we show you a score, you can open it down to the day it comes from.',
            },
            {
              title: 'Calm by design',
              text: 'One thing at a time, hairlines instead of boxes, and a low-stimulation look that keeps every function.',
            },
            {
              title: 'Honest about machines',
              text: 'The coach is software and says so. What a program cannot be, we do not let it pretend to be.',
            },
          ]}
        />
      </Section>
      <Section title="Open source" isSplit>
        <Prose>
          <p>
            Balanse is free software under the GNU Affero General Public License, version 3 only
            (AGPL-3.0-only). You may run it, read it, change it and share it. Whoever offers a changed version
            over a network offers its source too.
          </p>
          <p>
            It starts with one command on a small machine and keeps everything in one folder. How it is built,
            and why, is written down beside the code.
          </p>
        </Prose>
      </Section>
      <Section title="Who runs this server" isSplit>
        <Prose>
          <p>{operator()}</p>
          <p>
            Questions, praise and complaints go <a href="/contact">through the contact form</a>. How we treat
            you and your data stands under <a href="/ethics">Ethics</a> and{' '}
            <a href="/trust-security">Trust & Security</a>.
          </p>
        </Prose>
      </Section>
      <CallToAction />
    </>
  )
}

/** Only what the operator has written into content/company.json. */
function operator(): string {
  const { name, number, office } = company
  if (!name) return 'Whoever runs this server has not put a name here yet. You can ask them.'
  const place = office ? ` Its registered office is ${office}.` : ''
  return `${name} runs this server. It is registered in Scotland${number ? `, number ${number}` : ''}.${place}`
}
