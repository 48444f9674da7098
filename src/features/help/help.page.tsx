import type { ReactNode } from 'react'
import { publicPage } from '#platform/web/page.ts'
import { ContactUs } from './parts/contact-us.tsx'
import { Question } from './parts/question.tsx'
import { UrgentSupport } from './parts/urgent-support.tsx'
import { articles } from './queries.ts'
import { helpTabs, type HelpTab } from './rules/tabs.ts'

export default publicPage({
  path: '/help',
  description: 'Answers, people to talk to at any hour, and how to write to us.',
  Body: HelpPage,
})

/**
 * Three sections with links to them; page-tabs.ts makes tabs of both where there is script. The answers stand on a page
 * of their own, /texts/help, and come into this one when somebody reaches for a question: read at once, they weigh as
 * much as the page.
 */
function HelpPage() {
  return (
    <div data-tabs="" className="mx-auto max-w-3xl pt-4">
      <h1>Help and support</h1>
      <p className="mt-3 max-w-measure text-ink-2">
        The coach in Balanse is an AI and not a therapist. If you need somebody now, go to{' '}
        <a href="#urgent-support">Urgent Support</a>.
      </p>
      <nav aria-label="Help and support" className="mt-6 flex flex-wrap gap-1">
        {helpTabs.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-full px-4 text-ink-2 no-underline hover:underline aria-selected:bg-tide-2 aria-selected:font-semibold aria-selected:text-tide"
          >
            {label}
          </a>
        ))}
      </nav>
      <Part id="common-questions">
        <div className="border-t border-line">
          {articles.map((article) => (
            <Question key={article.id} article={article}>
              <div className="prose max-w-measure">
                <a href={`/texts/help#${article.id}`}>Read the answer</a>
              </div>
            </Question>
          ))}
        </div>
      </Part>
      <Part id="urgent-support">
        <UrgentSupport isBrief />
      </Part>
      <Part id="contact-us">
        <ContactUs />
      </Part>
    </div>
  )
}

function Part({ id, children }: { id: HelpTab; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pt-10">
      <h2 id={`${id}-title`} className="mb-4">
        {helpTabs.find((tab) => tab.id === id)?.label}
      </h2>
      {children}
    </section>
  )
}
