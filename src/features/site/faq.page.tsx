import { publicPage } from '#platform/web/page.ts'
import { questionGroups } from './parts/faq.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { Questions } from './parts/questions.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/faq',
  description:
    'Answers to common questions about Balanse: the coach, your words, the numbers, cost, and running it yourself.',
  Body: CommonQuestions,
})

function CommonQuestions() {
  return (
    <>
      <PageOpening
        title="Common Questions"
        lead="Short, honest answers, also where the answer is “not yet”."
      />
      {questionGroups.map(({ name, questions }) => (
        <Section key={name} title={name} isSplit>
          <Questions
            items={questions.map(({ question, html }) => ({
              question,
              answer: <div dangerouslySetInnerHTML={{ __html: html }} />,
            }))}
          />
        </Section>
      ))}
      <Section title="Something else?" isSplit>
        <p className="max-w-measure">
          <a href="/contact">Write to us</a>, and you get an answer within 24 hours.
        </p>
      </Section>
    </>
  )
}
