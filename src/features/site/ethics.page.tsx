import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/ethics',
  description:
    'The rules that the coach in Balanse keeps, how words of crisis are met and what was measured, and the tricks we will not use.',
  Body: Ethics,
})

function Ethics() {
  return (
    <>
      <PageOpening
        title="Ethics"
        lead="Software for the inner life has to be more honest than other software. These are the rules we built it by, and where it does not live up to them yet."
      />
      <Section title="The coach is software, and says so">
        <Points
          items={[
            {
              title: 'An AI, not a therapist',
              text: 'It is no person, doctor or clinician. It says so where you meet it, and whenever you ask.',
            },
            {
              title: 'Your words, with their source',
              text: 'When it quotes you, the quote leads to the entry it comes from. A sentence of a model that quotes words you never wrote is taken out before you see it.',
            },
            {
              title: 'It proposes, you decide',
              text: 'A change to your plan is a card with Accept, Edit, Not now and Never this. Nothing is written before your tap, and what was written can be undone for thirty days.',
            },
            {
              title: 'No model without two yeses',
              text: 'The operator connects one, and you agree to it. Without both, written exercises lead the talk, and the coach says which of the two is answering.',
            },
            {
              title: 'It may disagree',
              text: 'Its instructions ask it to see things differently out loud, and to say “I don’t know”, instead of agreeing to please you.',
            },
            {
              title: 'Subjects it leaves to others',
              text: 'No diagnosis, nothing about medicines, no legal or financial instructions. It never talks anybody out of seeing a professional.',
            },
          ]}
        />
      </Section>
      <Section
        id="safety"
        title="When somebody is not safe"
        lead={
          <>
            People first: <a href="/urgent-help">urgent help</a> opens without an account, a waitlist or a
            model.
          </>
        }
        isSplit
      >
        <Prose>
          <p>
            Before any model sees a message, learned weights read it, in the browser and on the server. If it
            sounds like danger, a reviewed text and the lines for your part of the world come first, no model
            is asked, and the conversation stays open. Plans, visions and evenings are read in the same way
            while you write. Nobody is told, and nothing is reported.
          </p>
          <p>
            <strong>What was measured.</strong> On 600 lines that another hand wrote without seeing it, 98 in
            a hundred messages that spoke of danger got help and 95 got the card with the lines, and one in a
            hundred harmless ones got something that nobody needed. On 647 lines made to be hard it was 93, 78
            and 28. All of them were written by language models, none by somebody in need. No clinician has
            signed off the texts yet, and nobody has phoned the numbers; some were checked against public
            pages, and the others are marked as not confirmed. So please do not rely on a program to notice.
            If you are unsure about yourself or somebody else, call. The{' '}
            <a href="/safety-protocol">safety protocol</a> has the whole table.
          </p>
        </Prose>
      </Section>
      <Section title="What we will not do" isSplit>
        <Prose>
          <ul>
            <li>
              Count days against you. Two rest days in seven are part of the streak, and there is no red pile.
            </li>
            <li>Send a nudge that says you will lose something, or that anybody misses you.</li>
            <li>
              Let a heavy mood lower a number. On any day, writing gives at least as much as staying silent.
            </li>
            <li>Scroll without end, play by itself, or hide the way out.</li>
            <li>Let the coach claim feelings, a body or a past, flirt, or ask you to stay.</li>
            <li>Sell data, show advertising, or train a model on what people write.</li>
            <li>Publish praise from people who do not exist as if they did.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="Made for different minds" isSplit>
        <Prose>
          <p>
            Low stimulation, hidden numbers, larger text and plainer phrasing are settings, and nobody has to
            give a reason or a diagnosis for them. No function is taken away with them. The{' '}
            <a href="/accessibility">accessibility page</a> says what was tested.
          </p>
        </Prose>
      </Section>
      <Section title="How you can hold us to it" isSplit>
        <Prose>
          <p>
            The code is open under AGPL-3.0-only: the rules, the coach’s instructions, the formula of the
            score. If something here is not true on the server you use, <a href="/contact">please say so</a>.
          </p>
        </Prose>
      </Section>
    </>
  )
}
