import { memo } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { monthName } from '#features/vision/rules.ts'
import { useMonthPlan } from '../queries.ts'
import { monthOf, monthPath, writtenOutcomes } from '../rules.ts'
import { outcomeWords } from '../rules/words.ts'
import { BecauseLine } from './because-line.tsx'
import { usePillars } from './use-pillars.ts'

/** What the month of a date holds, beside the plan of a week: its big three with the why of each, and its one change. */
export const MonthAbove = memo(function MonthAbove({ date }: { date: LocalDate }) {
  const today = useToday()
  const month = monthOf(date)
  const { value, isLoading, error } = useMonthPlan(month)
  const pillars = usePillars()
  // A plan beside another one never takes its place: while there is nothing to say, nothing is said.
  if (isLoading || error) return null
  const outcomes = writtenOutcomes(value)
  const hasNothing = outcomes.length === 0 && value.game_changer.trim() === ''
  return (
    <section aria-labelledby={`month-above-${month}`}>
      <h2 id={`month-above-${month}`} className="font-body text-sm font-semibold text-ink-2">
        <Link to={monthPath(month, today)} className="no-underline hover:text-tide">
          In {monthName(month)}
        </Link>
      </h2>
      {hasNothing ? (
        <p className="mt-2 text-sm text-ink-2">
          <Link to={monthPath(month, today)} className="text-tide underline underline-offset-4">
            Plan {monthName(month)}
          </Link>
        </p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {outcomes.map(({ id, text, state, pillar }) => {
            const known = pillar === null ? undefined : pillars.get(pillar)
            return (
              <li key={id} className="border-b border-line py-3">
                <p dir="auto" className="font-title text-[1.0625rem] leading-snug wrap-anywhere">
                  {text}
                  {state === 'open' ? null : (
                    <span className="block font-body text-sm text-ink-2">{outcomeWords[state]}</span>
                  )}
                </p>
                {known ? <BecauseLine pillar={known} /> : null}
              </li>
            )
          })}
          {value.game_changer.trim() ? (
            <li className="border-b border-line py-3">
              <p className="text-sm text-ink-2">If only one thing changed</p>
              <p dir="auto" className="font-title text-[1.0625rem] leading-snug wrap-anywhere">
                {value.game_changer}
              </p>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  )
})
