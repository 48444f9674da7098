import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { DayContent } from '../contract.ts'
import { itemsOf } from '../rules.ts'
import type { DayContext } from './item-row.tsx'
import { nowPath } from './day-header.tsx'

/** The way from a plan into one thing of it; on the day itself, while something is open. */
export function StartOne({ day, value }: { day: DayContext; value: DayContent }) {
  const hasOpen = itemsOf(value).some((item) => item.state === 'open' && item.text.trim() !== '')
  if (!hasOpen || day.date !== day.today) return null
  return (
    <Link to={nowPath()} className={buttonClass('primary', 'md', 'mt-5 print:hidden')}>
      Now: one thing
    </Link>
  )
}
