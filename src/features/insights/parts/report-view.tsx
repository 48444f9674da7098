import { Link } from 'react-router'
import { addDays, isLocalDate } from '#platform/contract/dates.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useReportDraft, useReportWords } from '../queries.ts'
import { makeReport } from '../rules/report.ts'
import { CouldNotRead } from './could-not-read.tsx'
import { ReportChoices } from './report-choices.tsx'
import { ReportPages } from './report-pages.tsx'

/** Days that a report covers unless others are chosen. */
const usualDays = 30

/** Two pages to bring to somebody who helps: chosen, looked through and printed here. Nothing is sent anywhere. */
export default function ReportView() {
  const today = useToday()
  const draft = useReportDraft()
  const { value, isLoading, error, refresh } = draft
  const to = value.to_date ?? today
  const from = value.from_date ?? addDays(to, 1 - usualDays)
  return (
    <div className="space-y-10">
      <header className="print:hidden">
        <p className="text-sm">
          <Link
            to="/get-balanse?view=insights"
            className="text-tide underline decoration-tide/35 underline-offset-4"
          >
            Insights
          </Link>
        </p>
        <h1 className="mt-2">A report to bring along</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Two pages for a doctor, a therapist or whoever helps you. They are made on this device and go
          nowhere but to your printer or into a PDF of yours.
        </p>
      </header>
      {isLoading ? (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </div>
      ) : error ? (
        <CouldNotRead retry={() => void refresh()} />
      ) : (
        <>
          <div className="print:hidden">
            <ReportChoices draft={draft} from={from} to={to} today={today} />
            <SaveLine status={draft.status} />
          </div>
          {isLocalDate(from) && isLocalDate(to) && from <= to ? (
            <Preview draft={draft} from={from} to={to} />
          ) : (
            <p className="text-ink-2">Choose a first and a last day, and the report stands here.</p>
          )}
        </>
      )}
    </div>
  )
}

interface PreviewProps {
  draft: ReturnType<typeof useReportDraft>
  from: string
  to: string
}

function Preview({ draft, from, to }: PreviewProps) {
  const { preferences } = useProfile()
  const { data, error, refetch } = useReportWords(from, to)
  const { left_out, sections, questions } = draft.value
  const leftOut = new Set(left_out)

  function toggle(key: string) {
    draft.change({
      left_out: leftOut.has(key) ? left_out.filter((each) => each !== key) : [...left_out, key],
    })
  }

  if (!data)
    return error ? (
      <CouldNotRead retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" aria-busy="true" />
    )
  return (
    <section aria-labelledby="preview">
      <div className="mb-4 flex max-w-[52rem] flex-wrap items-center justify-between gap-4 print:hidden">
        <div>
          <h2 id="preview">As it will be printed</h2>
          <p className="mt-1 text-sm text-ink-2">
            Press a line to leave it out; press it again to bring it back.
          </p>
        </div>
        <Button variant="primary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      <ReportPages
        report={makeReport(data)}
        from={from}
        to={to}
        sections={sections}
        questions={questions}
        leftOut={leftOut}
        onToggle={toggle}
        hidesNumbers={preferences.hide_numbers}
      />
    </section>
  )
}
