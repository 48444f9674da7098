import { stages } from '#features/progress/rules/journey.ts'
import { Section } from './section.tsx'

/** What tends to come of each stage of the roadmap; no promise, so nothing is counted here. */
const results: Record<(typeof stages)[number]['id'], string> = {
  days: 'You see what your days are made of. That is all, and it is plenty.',
  weeks: 'A few small things happen by themselves, because they have a time and a tiny version.',
  month_2: 'Morning and evening take the shape that suits you, and the rest falls away.',
  month_3: 'You notice early when one part of life takes over, and you choose what to do about it.',
}

/** The roadmap: what to do on which days, and what comes of it. */
export function SmallSteps() {
  return (
    <Section
      tone="wash"
      title="Small Steps"
      lead="Ninety days, in four stages. Each asks for little, and you may stay in one for as long as you like."
    >
      <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        {stages.map(({ id, when, what }, index) => (
          <li key={id} className="border-t border-edge pt-5">
            <span
              aria-hidden="true"
              className={`-mt-[26px] mb-3 block size-3 rounded-full ${index === stages.length - 1 ? 'bg-dawn' : 'bg-tide'}`}
            />
            <h3>{when}</h3>
            <p className="mt-1 font-medium first-letter:uppercase">{what}</p>
            <p className="mt-2 text-ink-2">{results[id]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
