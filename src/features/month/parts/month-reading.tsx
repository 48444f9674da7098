import type { ReactNode } from 'react'
import { monthName } from '#features/vision/rules.ts'
import { usePrinting } from '#ui/use-printing.ts'
import { isEmptySection, sectionOf, writtenOutcomes } from '../rules.ts'
import { formatDate, outcomeWords } from '../rules/words.ts'
import { balanceWords } from './balance-bar.tsx'
import type { MonthContext } from './month-context.ts'

/** The plan of a month on paper: everything that was written, nothing to press. */
export function MonthReading({
  context: { month, value, pillars, hidesNumbers },
}: {
  context: MonthContext
}) {
  if (!usePrinting()) return null
  const outcomes = writtenOutcomes(value)
  const sections = [...pillars.values()].filter(({ id }) => !isEmptySection(sectionOf(value, id)))
  return (
    <div className="grid gap-8">
      {outcomes.length > 0 ? (
        <Words title={`By the end of ${monthName(month)} I will have`}>
          <ol className="grid list-decimal gap-3 pl-6">
            {outcomes.map(({ id, text, pillar, evidence, smaller, notes, state, state_note }) => (
              <li key={id}>
                {text}
                {[
                  pillars.get(pillar ?? '')?.name,
                  evidence && `I will know because: ${evidence}`,
                  smaller && `Smaller: ${smaller}`,
                  state === 'open' ? '' : outcomeWords[state],
                  state_note,
                  ...notes.map((note) => `${formatDate(note.date)}: ${note.text}`),
                ]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line} className="block text-base">
                      {line}
                    </span>
                  ))}
              </li>
            ))}
          </ol>
        </Words>
      ) : null}
      {value.game_changer.trim() ? (
        <Words title="If only one thing changed, it would be">
          {value.game_changer}
          {value.game_changer_because.trim() ? ` because ${value.game_changer_because}` : ''}
          {value.game_changer_step.trim() ? `. First step: ${value.game_changer_step}` : ''}
          {value.game_changer_step_by ? ` by ${formatDate(value.game_changer_step_by)}` : ''}
        </Words>
      ) : null}
      {sections.length > 0 ? (
        <Words title="Balance">
          {sections.map(({ id, name }) => {
            const section = sectionOf(value, id)
            return (
              <span key={id} className="block">
                {[
                  `${name}: ${balanceWords(section, hidesNumbers)}`,
                  section.more && `more of ${section.more}`,
                  section.less && `less of ${section.less}`,
                ]
                  .filter(Boolean)
                  .join('; ')}
              </span>
            )
          })}
        </Words>
      ) : null}
      {value.time_for_me.trim() ? <Words title="Time for me">{value.time_for_me}</Words> : null}
    </div>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <div dir="auto" className="mt-1 font-title text-lg whitespace-pre-line">
        {children}
      </div>
    </section>
  )
}
