import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { dayTitle, monthTitle, weekdayName } from '#features/day/rules/words.ts'
import { monthWeeks } from '#features/month/rules.ts'
import { classNames } from '#ui/class-names.ts'
import type { JournalDay } from '../contract.ts'
import { kindNames } from '../rules/entry.ts'

interface CalendarGridProps {
  month: LocalDate
  /** The chosen day. */
  day: LocalDate
  today: LocalDate
  startsOn: number
  days: ReadonlyMap<LocalDate, JournalDay>
  onChoose: (date: LocalDate) => void
}

const steps: Record<string, (date: LocalDate) => LocalDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
}

/** The month as a table. Tab enters at the chosen day, arrows and Page Up and Down choose another. */
export function CalendarGrid({ month, day, today, startsOn, days, onChoose }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const wasKey = useRef(false)
  // 2026-11-22 is a Sunday; only the names of the week's days are taken from it.
  const names = Array.from({ length: 7 }, (_, at) => weekdayName(addDays('2026-11-22', startsOn + at)))

  // Another month is another table: the focus goes along to the day that the key chose.
  useEffect(() => {
    if (!wasKey.current) return
    wasKey.current = false
    table.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the day decides which button is the pressed one
  }, [day])

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    wasKey.current = true
    onChoose(step(day))
  }

  return (
    <table ref={table} className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthTitle(month)}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 text-sm font-normal text-ink-2">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, startsOn).map((week) => (
          <tr key={week.find(Boolean)} className="border-t border-line">
            {week.map((date, column) => (
              <td key={date ?? names[column]} className="p-0.5">
                {date ? (
                  <DayButton
                    date={date}
                    today={today}
                    isChosen={date === day}
                    held={days.get(date)}
                    onKeyDown={moveByKey}
                    onChoose={onChoose}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  date: LocalDate
  today: LocalDate
  isChosen: boolean
  held: JournalDay | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (date: LocalDate) => void
}

function DayButton({ date, today, isChosen, held, onKeyDown, onChoose }: DayButtonProps) {
  const kinds = held?.kinds ?? []
  const words = [...kinds.map((kind) => kindNames[kind]), ...(held?.moods ?? [])]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      disabled={date > today}
      onClick={() => onChoose(date)}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-field border text-base transition-colors sm:min-h-18',
        isChosen ? 'border-tide bg-tide-2 font-semibold' : 'border-transparent hover:bg-paper-2',
        date > today ? 'text-ink-3' : 'text-ink',
        date === today && 'underline decoration-2 underline-offset-4',
      )}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">{[dayTitle(date, today), ...words].join(', ')}</span>
      <KindMarks hasEvening={kinds.includes('evening')} hasEntry={kinds.some((kind) => kind !== 'evening')} />
      <span aria-hidden="true" className="h-4 max-w-full truncate text-xs leading-4 text-ink-2 max-sm:hidden">
        {held?.moods[0] ?? ''}
      </span>
    </button>
  )
}

/** A dot for an entry, a wave for an evening: shapes, so that no colour has to be told apart. */
function KindMarks({ hasEvening, hasEntry }: { hasEvening: boolean; hasEntry: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 6" className="h-1.5 w-6" fill="none">
      {hasEntry ? <circle cx={hasEvening ? 5 : 12} cy="3" r="2.4" className="fill-tide" /> : null}
      {hasEvening ? (
        <path
          d="M2 3c1.7-2 3.3-2 5 0s3.3 2 5 0"
          transform={hasEntry ? 'translate(9 0)' : 'translate(5 0)'}
          className="stroke-ink-2"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  )
}
