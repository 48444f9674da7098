import { publicPage } from '#platform/web/page.ts'
import { LowStimStage, QuietDay, StandardDay } from './parts/low-stim-stage.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/low-stim-demo',
  description:
    'See the same day in the standard look and in low stimulation, switch between the two, and read what changes and what stays.',
  Body: LowStimDemo,
})

function LowStimDemo() {
  return (
    <>
      <PageOpening
        title="Low-stimulation demo"
        lead="Some days, and some minds, need less on the screen. Here is one small day, in both looks. Try the switch."
        aside={<LowStimStage />}
      >
        <p className="hidden max-w-measure rounded-field border border-line px-4 py-3 low-stim:block">
          Low stimulation is on for you already, so both looks are quiet here.
        </p>
      </PageOpening>
      <Section title="Side by side">
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3 className="mb-3">Standard</h3>
            <StandardDay />
          </div>
          <div>
            <h3 className="mb-3">Low stimulation</h3>
            <QuietDay />
          </div>
        </div>
      </Section>
      <Section title="What changes" tone="wash">
        <Points
          columns={3}
          items={[
            {
              title: 'Nothing moves',
              text: 'No sliding, no fading, no turning. Messages appear and stay put.',
            },
            {
              title: 'Colours are quiet',
              text: 'A quarter of their strength. The warm accent and the shadows go.',
            },
            {
              title: 'One thing at a time',
              text: 'A long page comes part by part. One tap shows the whole of it.',
            },
            {
              title: 'Counters wait',
              text: 'The streak goes, and FlowScore stays closed until you open it.',
            },
            { title: 'Shorter forms', text: 'Evenings and visions begin in their short version.' },
            { title: 'Fewer words', text: 'The coach leaves out small talk, and says one point on a line.' },
          ]}
        />
      </Section>
      <Section title="What stays" isSplit>
        <Prose>
          <p>
            Every function, all of your words, and the contrast of text. Low stimulation hides nothing that
            you need and takes nothing away that you wrote.
          </p>
        </Prose>
      </Section>
      <Section title="The real switch" isSplit tone="wash">
        <Prose>
          <p>
            The switch on this page changes the small day only. The real one is with the round button with an
            eye, on every page, this one too. It says “Low-stimulation mode”.
          </p>
          <p>
            It works at once. This device remembers it, also after you sign out, and with an account it comes
            with you to other devices. If your system asks for less motion, Balanse is still by itself.
          </p>
          <p>
            In the app the same panel has more switches, each for itself: less motion, more contrast, easier
            reading, more space, larger text, light or dark. Hide numbers is in Profile Settings.
          </p>
          <p>
            <a href="/accessibility">Accessibility, and what we tested</a>
          </p>
        </Prose>
      </Section>
    </>
  )
}
