import { publicPage } from '#platform/web/page.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/why-balanse',
  description:
    'What Balanse does differently, how you can check it, and what other tools do better. So that you choose the right one.',
  Body: WhyBalanse,
})

function WhyBalanse() {
  return (
    <>
      <PageOpening
        title="Why Balanse"
        lead="Six things we do on purpose, how you can check each of them, and what other tools do better. If one of those is what you need, take it with our blessing."
      />
      <Section title="What is different">
        <Points
          items={[
            {
              title: 'The loop is closed',
              text: 'A vision stands beside the plan, the plan stands first in the evening, and the evening’s last line opens the next morning. Check: write one, and look tomorrow.',
            },
            {
              title: 'The score has no secrets',
              text: 'Open FlowScore and add up its rows. They come to the number, each from a day that you can visit.',
            },
            {
              title: 'Nothing is held against you',
              text: 'Moved and let go are answers. Mood never costs points. An entry never gives less than silence would have.',
            },
            {
              title: 'The coach needs no model',
              text: 'Take the server off the internet: the coach still asks, looks for the next step and proposes. It never claims to be a person.',
            },
            {
              title: 'Calm for those who need it',
              text: 'Low stimulation is in every screen, and not a theme that somebody forgot. The demo shows it before you have an account.',
            },
            {
              title: 'It can be yours altogether',
              text: 'One command on a small machine, one folder with everything in it, and source code that you may read and change.',
            },
          ]}
        />
      </Section>
      <Section
        tone="wash"
        title="What others do better"
        lead="Kinds of tools, without names: they change faster than this page."
      >
        <dl className="max-w-3xl border-b border-line">
          {others.map(([name, text]) => (
            <div key={name} className="border-t border-line py-4 md:grid md:grid-cols-[14rem_1fr] md:gap-8">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="When not to choose Balanse">
        <Points
          columns={3}
          items={[
            {
              title: 'You need treatment',
              text: 'A program cannot give it. A doctor, a therapist or a crisis line can.',
              href: '/urgent-help',
            },
            {
              title: 'You need another language',
              text: 'The app speaks English only in this version.',
            },
            {
              title: 'You want to be pushed',
              text: 'No more than two reminders a day, and none until you ask for one. No points to buy and no ranking. Some people do better with them.',
            },
          ]}
        />
      </Section>
      <CallToAction />
    </>
  )
}

const others = [
  ['To-do apps', 'Projects, shared lists, repeating tasks, an alarm for each. Balanse has none of these.'],
  [
    'Calendars',
    'Guests, rooms, invitations, other people’s hours. Balanse lays your own hours beside what your calendar holds, if you want to, and no more.',
  ],
  [
    'Journal apps',
    'Maps, weather, films, a book printed from your pages. Balanse keeps words, pictures and voice notes, and hands all of them to you as one file.',
  ],
  [
    'Habit trackers',
    'Many small habits with charts over years. Balanse follows a few things that matter now.',
  ],
  [
    'Chat with a large model',
    'Knows more and talks more freely. It is also less sure to stay with what you wrote.',
  ],
  ['Apps from a store', 'Widgets, watches, a start without any connection.'],
  ['A human coach', 'Sees your face, knows your field, and cares. No software does.'],
] as const
