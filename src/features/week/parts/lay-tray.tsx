import { CalendarPlus } from 'lucide-react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { weekdayName } from '#features/day/rules/words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { signLooks } from '#features/vision/rules/custom.ts'
import type { WeekPriority } from '../contract.ts'
import type { WeekContext } from './week-section.tsx'

interface LayTrayProps {
  week: WeekContext
  priorities: readonly WeekPriority[]
  /** The days onto which something can be laid. */
  dates: readonly LocalDate[]
  /** A pointer comes near something that can be dragged. */
  onReach: () => void
}

/** The open priorities, ready to be laid on days: dragged, or with the button that does the same. */
export function LayTray({ week: { value, actions }, priorities, dates, onReach }: LayTrayProps) {
  if (priorities.length === 0)
    return (
      <p className="mb-4 max-w-measure text-ink-2">
        What matters this week can be laid on its days from here, once it is written.
      </p>
    )
  return (
    <>
      <p id="lay-hint" className="mb-3 max-w-measure text-ink-2">
        Lay what matters on a day: drag it, or choose the day.
      </p>
      <ul aria-label="Ready for a day" aria-describedby="lay-hint" className="mb-5 flex flex-wrap gap-2">
        {priorities.map((priority) => (
          <li
            key={priority.id}
            data-lay-id={priority.id}
            onPointerEnter={onReach}
            onPointerDown={onReach}
            className="flex max-w-full items-center rounded-chip border border-line bg-sheet pl-3.5 sm:cursor-grab sm:active:cursor-grabbing"
          >
            <Sign priority={priority} />
            <span dir="auto" className="min-w-0 truncate py-1 text-sm font-medium">
              {priority.text}
            </span>
            <Menu
              trigger={
                <IconButton label={`Put “${priority.text}” on a day`} className="text-tide">
                  <CalendarPlus aria-hidden="true" />
                </IconButton>
              }
            >
              {dates.map((date) => {
                const isThere = value.daily_priorities[date]?.includes(priority.id) ?? false
                return (
                  <MenuItem
                    key={date}
                    isDisabled={isThere}
                    onSelect={() => actions.lay(priority, date)}
                  >{`${isThere ? 'Already on' : 'Put on'} ${weekdayName(date)}`}</MenuItem>
                )
              })}
            </Menu>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sign({ priority: { pillar, own_pillar: own } }: { priority: WeekPriority }) {
  const className = 'mr-2 size-4 shrink-0'
  if (own)
    return <PillarGlyph look={`custom-${own.hue}`} glyph={signLooks[own.sign].glyph} className={className} />
  return pillar ? <PillarGlyph look={pillar} className={className} /> : null
}
