import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/safety-protocol',
  description:
    'What Balanse does when somebody writes that they are not safe, how well it notices, and what it cannot do.',
  Body: SafetyProtocol,
})

interface Measured {
  name: string
  fair: string
  hard: string
  mark: string
}

/** Out of docs/decisions/0012; whoever trains the detector again writes the new figures here, better or worse. */
const measured: readonly Measured[] = [
  { name: 'A danger gets any help', fair: '98', hard: '93', mark: '97 or more' },
  { name: 'A danger gets the card', fair: '95', hard: '78', mark: '93 or more' },
  { name: 'A heavy mood gets the quiet line', fair: '93', hard: '95', mark: '85 or more' },
  { name: 'Harmless words get the card', fair: '1', hard: '7', mark: '2 or fewer' },
  { name: 'Harmless words get anything', fair: '1', hard: '28', mark: '6 or fewer' },
]

/** Open to everybody, whole without script: what is promised, and how far it can be trusted. */
function SafetyProtocol() {
  return (
    <>
      <PageOpening
        title="Safety protocol"
        lead={
          <>
            What this software does when somebody writes that they are not safe, how well it notices, and what
            it cannot do. If it is about you, now: <a href="/urgent-help">people to talk to</a>.
          </>
        }
      />
      <Section title="What happens">
        <Points
          items={[
            {
              title: 'Your words are read before anything else',
              text: 'Messages to the coach and to the help chat, plans, visions, evenings and journal entries are checked on your own device. Chat messages are checked again on the server, before any AI model could see them.',
            },
            {
              title: 'Danger: the card, before any reply',
              text: 'Lines for your part of the world to call, text or chat with, a calm minute, and room for a safety plan of your own. It comes without a connection, too. The answer below it is a fixed text, the same in every voice.',
            },
            {
              title: 'Heavy words: one quiet line',
              text: 'Hopelessness, grief, control at home: a link to people, the calmest voice, and no talk of goals unless you ask.',
            },
            {
              title: 'No model takes part',
              text: 'A message that sounds like danger is sent to no AI model. Models answer other messages only after your own yes, and what they write is checked for methods, diagnoses, secrecy and claims to be human before you see it.',
            },
            {
              title: 'Nothing is locked, and nobody is told',
              text: 'You can go on writing, your entry is saved, and nobody is called or alerted. The server counts by month how often help was shown, without saying to whom; below ten it does not tell even that.',
            },
            {
              title: 'For half an hour the tone stays gentle',
              text: 'After danger, or two heavy messages, the line stays in sight and the calm voice goes on, until you say that you are safe.',
            },
            {
              title: 'Under 18',
              text: 'Balanse is made for adults. If somebody says in the chat that they are younger, no AI model answers them, lines for young people come first, and they are told why.',
            },
            {
              title: 'It says that it is software',
              text: 'At the beginning of every talk, after a week away, after three hours in a day, and whenever you ask. A break is always fine.',
            },
          ]}
        />
      </Section>
      <Section
        title="How well it notices"
        lead="Out of a hundred sentences of each kind. Measured on 22 November 2026."
      >
        {/* Wider than a very small phone: whoever has no pointer scrolls it with the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="What was measured">
          <table className="w-full border-collapse text-left max-sm:text-sm">
            <thead>
              <tr className="border-b border-edge align-bottom text-sm">
                <th scope="col" className="py-3 pr-2 sm:pr-4 font-semibold">
                  Out of 100
                </th>
                <th scope="col" className="px-2 py-3 sm:px-3 font-semibold">
                  Fair lines
                </th>
                <th scope="col" className="px-2 py-3 sm:px-3 font-semibold">
                  Hard lines
                </th>
                <th scope="col" className="py-3 pl-2 sm:pl-3 font-semibold">
                  Our mark
                </th>
              </tr>
            </thead>
            <tbody>
              {measured.map(({ name, fair, hard, mark }) => (
                <tr key={name} className="border-b border-line">
                  <th scope="row" className="py-3 pr-2 sm:pr-4 font-normal">
                    {name}
                  </th>
                  <td className="px-2 py-3 sm:px-3">{fair}</td>
                  <td className="px-2 py-3 sm:px-3">{hard}</td>
                  <td className="py-3 pl-2 sm:pl-3 text-ink-2">{mark}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-4 max-w-measure text-sm text-ink-2">
          Neither set was learned from, and nobody who made the detector wrote a line of them. The 600 fair
          lines are put as most people would put it and were counted once, at the end. The 647 hard ones hide
          what they mean, or sound dangerous and are not.
        </p>
      </Section>
      <Section title="What it cannot do" isSplit>
        <Prose>
          <ul>
            <li>
              <strong>It does not notice everything.</strong> On fair lines it reaches our mark, on hard ones
              it is far from it: of a hundred dangers there, 7 got no help at all and 15 more got only the
              quiet line.
            </li>
            <li>
              <strong>It interrupts where nobody needs it.</strong> Of a hundred hard but harmless lines, 28
              got the quiet line or the card; of a hundred sentences in which people say how they want to be,
              13.
            </li>
            <li>
              The sets are small and were written by language models, as was what it learned. None holds the
              words of real people. Yours may go better or worse.
            </li>
            <li>
              It knows English, and less of Spanish, French, German, Portuguese, Italian, Polish and Scots. No
              native speaker has checked these.
            </li>
            <li>No clinician has signed off the texts, and nobody has phoned the numbers yet.</li>
            <li>
              It cannot keep anybody safe, judge a risk, or send help. It is no therapy and no diagnosis.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="If something went wrong" isSplit>
        <Prose>
          <p>
            If help was not there when it was needed, or was in the way when it was not, please tell whoever
            runs this server. You need not repeat what you wrote. The rules, the sentences and the measurement
            are open for anybody to read and to run again.
          </p>
        </Prose>
      </Section>
    </>
  )
}
