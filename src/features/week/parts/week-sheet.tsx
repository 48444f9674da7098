import type { LocalDate } from '#platform/contract/dates.ts'
import { shortDay, weekdayName } from '#features/day/rules/words.ts'
import type { PlanPillar } from '#features/day/rules/pillars.ts'
import { usePrinting } from '#ui/use-printing.ts'
import type { WeekDay } from '../contract.ts'
import type { UsedWeek } from '../queries.ts'
import { daysOf, focusOf, isHere, isSteady, laidOn } from '../rules.ts'
import { nameOf } from '../rules/pillars.ts'
import { focusWords, weekName } from '../rules/words.ts'

interface WeekSheetProps {
  week: UsedWeek
  pillars: readonly PlanPillar[]
  days: readonly WeekDay[]
  today: LocalDate
}

/** The week on one sheet of paper, with circles to tick and room to write. Only a printer sees it. */
export function WeekSheet({ week: { value, start }, pillars, days, today }: WeekSheetProps) {
  if (!usePrinting()) return null
  const priorities = value.priorities.filter((each) => isHere(each) && each.text.trim() !== '')
  const focus = focusOf(value).filter(([, each]) => !isSteady(each))
  return (
    <div aria-hidden="true" className="hidden print:block">
      <p className="font-title text-2xl">{weekName(start, today)}</p>
      {value.week_intention.trim() ? (
        <p dir="auto" className="mt-1 font-title text-lg italic">
          {value.week_intention}
        </p>
      ) : null}
      <ul className="mt-4">
        {priorities.map(({ id, text, state, why }) => (
          <li key={id} dir="auto" className="py-0.5">
            <Circle isDone={state === 'done'} /> {text}
            {why?.trim() ? <span className="text-sm"> – {why}</span> : null}
          </li>
        ))}
      </ul>
      {focus.length > 0 ? (
        <p dir="auto" className="mt-2 text-sm">
          {focus
            .map(([pillar, { level, line }]) => {
              const name = nameOf(pillars, pillar)
              return `${name}: ${focusWords[level].toLowerCase()}${line.trim() ? ` (${line.trim()})` : ''}`
            })
            .join(' · ')}
        </p>
      ) : null}
      <table className="mt-4 w-full border-collapse">
        <tbody>
          {daysOf(start).map((date) => (
            <SheetDay
              key={date}
              date={date}
              laid={laidOn(value, date)}
              day={days.find((each) => each.date === date)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SheetDayProps {
  date: LocalDate
  laid: ReturnType<typeof laidOn>
  day: WeekDay | undefined
}

function SheetDay({ date, laid, day }: SheetDayProps) {
  const ids = new Set(laid.map(({ id }) => id))
  // What was moved or let go is not on paper any more.
  const own =
    day?.priorities.filter(
      ({ origin_id, state }) => (state === 'open' || state === 'done') && (!origin_id || !ids.has(origin_id)),
    ) ?? []
  const lines = [...laid, ...own]
  return (
    <tr className="h-20 break-inside-avoid border-y border-line align-top">
      <th scope="row" className="w-32 py-2 text-left font-semibold">
        {weekdayName(date)}
        <span className="block text-sm font-normal">{shortDay(date)}</span>
      </th>
      <td className="py-2">
        {day?.intention.trim() ? <p className="italic">{day.intention}</p> : null}
        {lines.map(({ text, state }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed, never changed
          <p key={at} dir="auto">
            <Circle isDone={state === 'done'} /> {text}
          </p>
        ))}
        {day?.time_for_me ? <p className="text-sm">Time for me: {day.time_for_me}</p> : null}
      </td>
    </tr>
  )
}

function Circle({ isDone }: { isDone: boolean }) {
  return <span>{isDone ? '●' : '○'}</span>
}
