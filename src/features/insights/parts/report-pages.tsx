import type { ReactNode } from 'react'
import type { Section } from '../contract.ts'
import type { FittedLines, Report, ReportLine } from '../rules/report.ts'
import { sectionNames } from './section-names.ts'
import { days, dayAndMonth, longDate } from './words.ts'

export interface ReportPagesProps {
  report: Report
  from: string
  to: string
  sections: readonly Section[]
  questions: string
  leftOut: ReadonlySet<string>
  onToggle: (key: string) => void
  hidesNumbers: boolean
}

/** The two sheets. What is left out is not in them at all, so neither paper nor PDF can hold it. */
export function ReportPages(props: ReportPagesProps) {
  const { report, from, to, sections, questions, leftOut, onToggle, hidesNumbers } = props
  const has = (section: Section) => sections.includes(section)
  const asked = questions.split('\n').filter((line) => line.trim() !== '')
  const lines = (given: FittedLines) => (
    <Lines given={given} leftOut={leftOut} onToggle={onToggle} hidesNumbers={hidesNumbers} />
  )
  return (
    <div className="grid max-w-[52rem] gap-6 print:block print:max-w-none">
      <Sheet>
        <p className="font-title text-xl">From my days</p>
        <p className="text-sm text-ink-2">
          {longDate(from)} to {longDate(to)}. My own notes, put together with Balanse; not an assessment.
        </p>
        {has('mood') ? (
          <Part name={sectionNames.mood}>
            <Moods report={report} hidesNumbers={hidesNumbers} />
          </Part>
        ) : null}
        {has('wins') ? <Part name={sectionNames.wins}>{lines(report.wins)}</Part> : null}
      </Sheet>
      <Sheet>
        {has('hard') ? (
          <Part name={sectionNames.hard}>
            {report.returning.length > 0 ? (
              <p className="mb-2 text-sm">
                Words that come back:{' '}
                {report.returning
                  .slice(0, 8)
                  .map(({ word, days: count }) => (hidesNumbers ? `“${word}”` : `“${word}” (${days(count)})`))
                  .join(', ')}
              </p>
            ) : null}
            {lines(report.hard)}
          </Part>
        ) : null}
        {has('helped') ? <Part name={sectionNames.helped}>{lines(report.helped)}</Part> : null}
        {has('questions') ? (
          <Part name={sectionNames.questions}>
            {asked.length === 0 ? (
              <p className="text-sm text-ink-2">None written yet.</p>
            ) : (
              <ol className="list-decimal space-y-1 pl-6">
                {asked.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two questions may read the same
                  <li key={index} dir="auto" className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ol>
            )}
          </Part>
        ) : null}
      </Sheet>
    </div>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <article className="min-h-64 rounded-card border border-line bg-sheet p-6 sm:p-10 print:min-h-0 print:break-after-page print:border-0 print:p-0 print:text-[11pt] print:leading-snug print:last:break-after-auto">
      {children}
    </article>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-6 first:mt-0 print:mt-4">
      <h3 className="mb-2 border-b border-line pb-1 font-body text-base font-semibold">{name}</h3>
      {children}
    </section>
  )
}

function Moods({ report: { moods, moodDays }, hidesNumbers }: { report: Report; hidesNumbers: boolean }) {
  const named = moods.filter((each) => each.days > 0)
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return <p className="text-sm text-ink-2">No mood was noted in these days.</p>
  const range = first === last ? `Always ${first.mood}` : `From ${first.mood} to ${last.mood}`
  if (hidesNumbers) return <p>{range}.</p>
  return (
    <p>
      {range}, noted on {days(moodDays)}:{' '}
      {named.map(({ mood, days: count }) => `${mood} ${count}`).join(', ')}.
    </p>
  )
}

interface LinesProps {
  given: FittedLines
  leftOut: ReadonlySet<string>
  onToggle: (key: string) => void
  hidesNumbers: boolean
}

function Lines({ given: { lines, more }, leftOut, onToggle, hidesNumbers }: LinesProps) {
  if (lines.length === 0) return <p className="text-sm text-ink-2">Nothing was written in these days.</p>
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            isOut={leftOut.has(line.key)}
            onToggle={onToggle}
            hidesNumbers={hidesNumbers}
          />
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1 text-sm text-ink-2">
          {hidesNumbers ? 'Older ones' : `${more} older ${more === 1 ? 'one' : 'ones'}`} did not fit on two
          pages.
        </p>
      ) : null}
    </>
  )
}

function Line({
  line: { key, dates, text },
  isOut,
  onToggle,
  hidesNumbers,
}: {
  line: ReportLine
  isOut: boolean
  onToggle: (key: string) => void
  hidesNumbers: boolean
}) {
  const date = dates[0] ?? ''
  return (
    <li className={isOut ? 'print:hidden' : undefined}>
      <button
        type="button"
        aria-pressed={isOut}
        onClick={() => onToggle(key)}
        className="flex min-h-11 w-full items-baseline gap-4 rounded-field px-2 py-1 text-left hover:bg-paper-2 print:min-h-0 print:p-0"
      >
        <span className="w-14 shrink-0 text-sm text-ink-2">{dayAndMonth(date)}</span>
        {isOut ? (
          <span className="min-w-0 flex-1 self-center">
            <span className="sr-only">Left out</span>
            <span
              aria-hidden="true"
              className="block h-4 max-w-64 rounded bg-ink forced-colors:bg-[CanvasText]"
            />
          </span>
        ) : (
          <span dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">Leave out: </span>
            {text}
            {dates.length > 1 ? (
              <span className="text-sm text-ink-2">
                {' '}
                {hidesNumbers ? '(also before)' : `(${days(dates.length)})`}
              </span>
            ) : null}
          </span>
        )}
      </button>
    </li>
  )
}
