import type { ReactNode } from 'react'
import { publicPage } from '#platform/web/page.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { ProductPicture } from './parts/product-picture.tsx'
import { Prose } from './parts/prose.tsx'
import { Questions } from './parts/questions.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/mobile-setup',
  description:
    'Use Balanse on a phone: open it in the browser, put it on the home screen, and know what works without a connection.',
  Body: MobileSetup,
})

function MobileSetup() {
  return (
    <>
      <PageOpening
        title="Mobile setup"
        lead="Balanse runs in the browser of your phone. There is no app to download, and nothing to keep up to date."
        aside={
          <ProductPicture
            name="home"
            alt="Home on a phone: the day as a line, and today’s intention."
            isFirst
          />
        }
      />
      <Section
        title="Put it on your home screen"
        lead="It then opens without the bars of the browser, like an app."
      >
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          <Steps
            title="iPhone and iPad"
            steps={[
              'Open Balanse in Safari.',
              'Tap the Share button.',
              'Choose Add to Home Screen, then Add.',
            ]}
          />
          <Steps
            title="Android, in Chrome"
            steps={[
              'Open Balanse in Chrome.',
              'Open the menu with the three dots.',
              'Choose Add to Home screen, or Install app if it is offered.',
            ]}
          />
          <Steps
            title="Android, in Firefox"
            steps={[
              'Open Balanse in Firefox.',
              'Open the menu with the three dots.',
              'Choose Add to Home screen, or Install.',
            ]}
          />
        </div>
        <p className="mt-6 max-w-measure text-sm text-ink-2">
          Names in the menus differ a little between versions. Phones reach a server over https; an operator
          sets that up once for everybody.
        </p>
      </Section>
      <Section title="Without a connection" isSplit tone="wash">
        <Prose>
          <p>
            While Balanse is open, a tunnel does no harm. You can read what you have opened before and go on
            writing. What you write is kept on the phone and sent when the server can be reached again; a line
            below the header says so.
          </p>
          <p>
            <strong>What does not work yet:</strong> opening Balanse from nothing while there is no
            connection. It needs the server to start.
          </p>
        </Prose>
      </Section>
      <Section title="Good to know">
        <Questions items={questions} />
      </Section>
    </>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div className="border-t border-line pt-5">
      <h3>{title}</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'Is there an app in the stores?',
    answer: <p>No. The web page is the app, on every device the same.</p>,
  },
  {
    question: 'Does it send notifications?',
    answer: (
      <p>
        Only if you switch one on, in Profile Settings under Reminders: two a day at most, with quiet hours,
        and with none of your words in them. On an iPhone or iPad, Balanse has to be on the Home Screen first.
      </p>
    ),
  },
  {
    question: 'Can I use the phone and a computer side by side?',
    answer: (
      <p>
        Yes, with the same account. If both changed the same line in the meantime, both texts are kept and you
        choose.
      </p>
    ),
  },
  {
    question: 'The letters are too small for me.',
    answer: (
      <p>
        The button with an eye has two larger sizes and a typeface for easier reading. The zoom of the browser
        works too.
      </p>
    ),
  },
  {
    question: 'It is not only my phone.',
    answer: (
      <p>
        Then sign out when you are done: that removes your words from it. How the screen looks stays with the
        phone.
      </p>
    ),
  },
]
