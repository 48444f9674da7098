import { CallToAction } from './call-to-action.tsx'
import { PageOpening } from './page-opening.tsx'
import { type Point, Points } from './points.tsx'
import { Section } from './section.tsx'

export interface UseCaseProps {
  title: string
  lead: string
  /** A day with Balanse in that life, in order; an example. */
  day: readonly { when: string; what: string; line: string }[]
  helps: readonly Point[]
  /** What Balanse is not for, in that life. */
  limits: readonly Point[]
}

/** For whom Balanse is made, one page each: a day with it, what helps, and where it ends. */
export function UseCase({ title, lead, day, helps, limits }: UseCaseProps) {
  return (
    <>
      <PageOpening eyebrow="Use Cases" title={title} lead={lead} />
      <Section tone="wash" title="A day with Balanse" lead="An example, with lines you might write.">
        <ol className="max-w-3xl border-b border-line">
          {day.map(({ when, what, line }) => (
            <li key={when} className="border-t border-line py-5 md:grid md:grid-cols-[9rem_1fr] md:gap-6">
              <p className="text-sm font-semibold text-ink-2">{when}</p>
              <div>
                <p>{what}</p>
                <p className="mt-1 font-title text-lg">“{line}”</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What helps">
        <Points items={helps} />
      </Section>
      <Section title="Where it ends">
        <Points items={limits} />
      </Section>
      <p>
        <a href="/use-cases">All use cases</a>
      </p>
      <CallToAction />
    </>
  )
}
