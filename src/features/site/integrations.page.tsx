import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/integrations',
  description:
    'Calendars both ways, Slack, a health file, a Markdown folder, language models, and programs that you let in; and what does not exist.',
  Body: Integrations,
})

function Integrations() {
  return (
    <>
      <PageOpening
        title="Integrations"
        lead="Few, and all of them off until somebody switches them on. As shipped, nothing of yours goes to another service, and nothing is fetched from one."
      />
      <Section title="What can be connected">
        <Points
          items={[
            {
              title: 'Calendars, in',
              text: 'Appointments from any calendar with an iCal address, or from a file, stand beside the hours of your day. They are read every 15 minutes and never written; if you wish, without their titles. Where the operator has set it up, you choose them from your Google or Microsoft account.',
            },
            {
              title: 'Calendars, out',
              text: 'A secret address that Google Calendar, Outlook or Apple Calendar can subscribe to: your time for yourself, what has an hour, and reminders. In your words or only as “Busy”, and ended by you at any time.',
            },
            {
              title: 'Slack',
              text: 'Your reminders can come to you there, to you alone and never to a channel. Where the operator has an app in Slack, /balanse writes a line into your journal; no other message is read.',
            },
            {
              title: 'A language model for the coach',
              text: 'Whoever runs the server may connect any OpenAI-compatible model, also one on the same machine, or Anthropic. Your words go there only after you agreed, and you can take that back.',
            },
            {
              title: 'Your own programs',
              text: 'Everything the app does goes through calls that a program of yours can make too: signed in as you, or with a key that reads what you tick, writes nothing, and may propose what you then accept or leave. An AI assistant that speaks MCP can use the same keys, where you switch that on. An address of yours can be told that something was saved, without a word of it.',
              href: '/integration-guide',
            },
            {
              title: 'A health file',
              text: 'Sleep, steps and mindful minutes out of an Apple Health export or a table (CSV), each kind only if you tick it. They stand as small numbers beside your day, and nothing is concluded from them.',
            },
            {
              title: 'A Markdown folder',
              text: 'Your pages as files in a folder of yours (WebDAV) or a bucket (S3), for Obsidian and its like, written daily or weekly when something has changed.',
            },
            {
              title: 'A database of your own',
              text: 'Balanse brings a Postgres with it, or uses one that the operator already looks after.',
            },
            {
              title: 'Your browser and phone',
              text: 'There is nothing to install. It can stand on the home screen beside your other apps.',
              href: '/mobile-setup',
            },
          ]}
        />
      </Section>
      <Section title="What does not exist" tone="wash">
        <Points
          items={[
            {
              title: 'Writing into your calendars',
              text: 'What stands in another calendar is never changed from here.',
            },
            {
              title: 'Other chat tools',
              text: 'Nothing is posted to Teams, Discord and the like, and nothing read.',
            },
            {
              title: 'Watches and health apps, live',
              text: 'Nothing comes in by itself: a web page cannot read the health store of a phone. And no pulse, no weight, no advice out of numbers.',
            },
            { title: 'To-do apps', text: 'No tasks are taken in from elsewhere or sent out.' },
          ]}
        />
      </Section>
      <Section title="How we think about it" isSplit>
        <Prose>
          <p>
            Each connection is a door. So every one stays shut until it is opened on purpose, says in plain
            words what passes through it, and can be shut again by the person whose words they are.
          </p>
          <p>
            <a href="/trust-security">What protects your words</a>
          </p>
        </Prose>
      </Section>
    </>
  )
}
