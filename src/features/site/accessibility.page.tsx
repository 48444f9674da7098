import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/accessibility',
  description:
    'What Balanse does for different eyes, hands and minds, what was tested against WCAG 2.2 AA, what was not, and how to reach us.',
  Body: Accessibility,
})

function Accessibility() {
  return (
    <>
      <PageOpening
        title="Accessibility"
        lead="Balanse is meant to be usable with your eyes, your hands, your attention and your energy as they are today. We aim at WCAG 2.2, level AA, and say here how far that has been checked."
      />
      <Section title="What you can set">
        <Points
          items={[
            {
              title: 'Low stimulation',
              text: 'Nothing moves, colours become quiet, the warm accent and the shadows go, counters step back. Every function stays.',
            },
            {
              title: 'Light, dark, or your device’s choice',
              text: 'All three, on every page, with and without low stimulation.',
            },
            {
              title: 'Text size and easier reading',
              text: 'Two larger sizes, and a typeface made to keep similar letters apart, with more space between letters, words and lines.',
            },
            {
              title: 'Hidden numbers',
              text: 'The score, the streak and every other counter can stay out of sight.',
            },
            {
              title: 'Plainer phrasing',
              text: 'The coach can be direct, gentle or reflective, and speak in one of seven voices.',
            },
            {
              title: 'The keyboard alone',
              text: 'The first stop skips to the content, Escape closes what is open, F8 moves to notifications, and whatever can be dragged can be moved with buttons too.',
            },
          ]}
        />
        <p className="mt-2 max-w-measure border-t border-line pt-5">
          The round button with an eye is on every page and opens these settings. They stay on the device, and
          low stimulation follows your account.
        </p>
      </Section>
      <Section title="What was tested" isSplit>
        <Prose>
          <ul>
            <li>
              Screens of the app and pages for visitors are run through axe, an automatic checker, in
              Chromium: the rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA and its best practices. Each in
              three looks (light, dark and low stimulation), at the width of a desktop and of a phone.
            </li>
            <li>
              The same run asks that there is one main heading, no sideways scrolling and, in low stimulation,
              no movement.
            </li>
            <li>
              The contrast of every pair of text and background is computed from the colours, in all four
              themes: AA at least.
            </li>
            <li>Systems that ask for reduced motion or high contrast are obeyed.</li>
          </ul>
          <p>An automatic checker finds only a part of what gets in people’s way.</p>
        </Prose>
      </Section>
      <Section title="What was not tested" isSplit>
        <Prose>
          <ul>
            <li>
              No run with a screen reader yet: not NVDA, JAWS, VoiceOver or TalkBack. The markup is written
              for them.
            </li>
            <li>No test with people who use assistive technology every day.</li>
            <li>No test with voice control, switches or eye tracking.</li>
            <li>Firefox and Safari have not been part of the automatic runs.</li>
          </ul>
          <p>
            For these reasons we do not claim conformance. Where you meet something that does not work for
            you, it is a fault of ours.
          </p>
        </Prose>
      </Section>
      <Section title="Tell us what gets in your way" isSplit>
        <Prose>
          <p>
            <a href="/contact">Write to us</a> with the page, what you wanted to do and what you use, such as
            a screen reader and its browser. You get an answer within 24 hours. You can also open an issue in
            the source repository.
          </p>
          <p>
            Need somebody to talk to now? <a href="/urgent-help">Urgent help</a> works without an account.
          </p>
        </Prose>
      </Section>
    </>
  )
}
