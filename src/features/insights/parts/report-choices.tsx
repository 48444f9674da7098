import { daysBetween, isLocalDate, type LocalDate } from '#platform/contract/dates.ts'
import { pageMax } from '#platform/contract/limits.ts'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { sections, spanMax, type Section } from '../contract.ts'
import type { useReportDraft } from '../queries.ts'
import { sectionNames } from './section-names.ts'

export interface ReportChoicesProps {
  draft: ReturnType<typeof useReportDraft>
  from: LocalDate
  to: LocalDate
  today: LocalDate
}

/** Which days, which sections, and what to ask. */
export function ReportChoices({ draft, from, to, today }: ReportChoicesProps) {
  const { value, change, conflicts, resolve } = draft
  const safety = useSafety({ questions: value.questions })
  const turn = (section: Section, isOn: boolean) =>
    change({ sections: sections.filter((each) => (each === section ? isOn : value.sections.includes(each))) })
  return (
    <div className="grid gap-8">
      <ConflictNotice
        conflicts={conflicts}
        resolve={resolve}
        fields={{ questions: { label: 'Questions to raise', bothMax: pageMax } }}
      />
      <div className="grid max-w-column grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="First day" error={problemOf(from, to)}>
          <TextInput
            type="date"
            max={today}
            value={from}
            onChange={(event) =>
              dated(event.currentTarget.value, (from_date) => change({ from_date, to_date: to }))
            }
          />
        </Field>
        <Field label="Last day">
          <TextInput
            type="date"
            max={today}
            value={to}
            onChange={(event) =>
              dated(event.currentTarget.value, (to_date) => change({ from_date: from, to_date }))
            }
          />
        </Field>
      </div>
      <fieldset className="max-w-column">
        <legend className="text-sm font-semibold">What is in it</legend>
        <div className="mt-1 divide-y divide-line border-y border-line">
          {sections.map((section) => (
            <Switch
              key={section}
              label={sectionNames[section]}
              isOn={value.sections.includes(section)}
              onChange={(isOn) => turn(section, isOn)}
            />
          ))}
        </div>
      </fieldset>
      {value.sections.includes('questions') ? (
        <div className="max-w-column">
          <Field label="Questions to raise" hint="One on each line. They are kept for the next time.">
            <WritingArea
              scale="page"
              rows={3}
              maxLength={pageMax}
              placeholder="Could the headaches come from the new tablets?"
              value={value.questions}
              onChange={(event) => change({ questions: event.currentTarget.value })}
            />
          </Field>
          <SafetyAt safety={safety} part="questions" />
        </div>
      ) : null}
    </div>
  )
}

/** A date field is empty while somebody types; only a whole date is taken over. */
function dated(value: string, take: (date: LocalDate) => void): void {
  if (isLocalDate(value)) take(value)
}

function problemOf(from: LocalDate, to: LocalDate): string | undefined {
  if (from > to) return 'The first day lies after the last one.'
  return daysBetween(from, to) >= spanMax ? 'At most a year fits. Choose a later first day.' : undefined
}
