import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/climate-impact',
  description:
    'What keeps Balanse light: small pages, no third-party scripts, one process on a small machine. Only facts that you can measure.',
  Body: ClimateImpact,
})

function ClimateImpact() {
  return (
    <>
      <PageOpening
        title="Climate impact"
        lead="Software uses electricity where it runs, on the way, and in your hand. We cannot tell you how many grams that is. We can tell you what we did to need little, and how to check it."
      />
      <Section title="What keeps it light">
        <Points
          items={[
            {
              title: 'Small pages',
              text: 'A page like this one is plain HTML with its styles inside and no framework. Our limit is 14 KB on the wire, without fonts and pictures; 24 KB for legal texts and posts.',
            },
            {
              title: 'Nothing from third parties',
              text: 'No tracker, advertisement, tag manager, embedded video or outside font. Your browser talks to one server.',
            },
            {
              title: 'One process, one database',
              text: 'It runs on a small machine, also one that is already switched on for something else. Old hardware does.',
            },
            {
              title: 'A coach without a model',
              text: 'Guided exercises are ordinary code and need no graphics card. A language model costs far more energy a sentence, so it is off unless the operator and you both want it, and the size of each question is limited.',
            },
            {
              title: 'Read once',
              text: 'What you have read is kept on your device and not fetched again without reason. Pictures load when you scroll to them.',
            },
            {
              title: 'Dark and still',
              text: 'A dark look, and a low-stimulation look in which nothing moves. On many screens both take a little less power.',
            },
          ]}
        />
      </Section>
      <Section title="Figures that we have" isSplit>
        <Prose>
          <p>
            These come from the project’s own benchmark on a machine with two processor cores, and stand with
            their date in the file <code>docs/benchmarks.md</code> of the source:
          </p>
          <ul>
            <li>The idle server took 104 MB of memory, the idle database 13 MB.</li>
            <li>
              What the first screen after signing in loads before any input stands there beside our own limit
              of 140 KB of script. It changes with every part we add, so this page does not repeat it.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="Figures that we do not have" isSplit>
        <Prose>
          <p>
            We have not measured power. We do not know where the electricity of your server comes from, what
            its hardware cost to make, or how long your phone will last. So we claim no grams of carbon, buy
            no certificate to put here, and do not call anything neutral.
          </p>
        </Prose>
      </Section>
      <Section title="Measure it yourself" isSplit>
        <Prose>
          <ol>
            <li>
              <strong>On the way.</strong> Open your browser’s developer tools, choose Network, reload a page,
              and read the total that was transferred.
            </li>
            <li>
              <strong>On the server.</strong> Put a plug-in power meter on the machine for a week with Balanse
              and a week without it.
            </li>
            <li>
              <strong>In the code.</strong> <code>npm run bench</code> measures memory, start-up and the
              weight of the first screen on your own machine.
            </li>
          </ol>
          <p>
            What usually matters most is simple: use a machine that already runs, keep it for long, and choose
            a supplier of renewable electricity. If you find something heavier than it needs to be,{' '}
            <a href="/contact">tell us</a>.
          </p>
        </Prose>
      </Section>
    </>
  )
}
