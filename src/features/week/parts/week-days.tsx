import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WeekDay as WeekDayFacts } from '../contract.ts'
import { daysOf, phaseOf } from '../rules.ts'
import { LayTray } from './lay-tray.tsx'
import { WeekDay } from './week-day.tsx'
import { showsSame, WeekSection, type WeekContext } from './week-section.tsx'

export interface KnownDays {
  /** null while they are read, and when they could not be read and this device holds no copy. */
  known: readonly WeekDayFacts[] | null
  error: CallError | null
  retry: () => void
}

type Attach = typeof import('./day-drag.ts').attachLaying

/** The seven days with what their own plans hold, and the week's priorities laid onto them. */
export const WeekDays = memo(
  function WeekDays({ week, days }: { week: WeekContext; days: KnownDays }) {
    const { value, start, today, actions } = week
    const frame = useRef<HTMLDivElement>(null)
    const [attach, setAttach] = useState<{ laying: Attach } | null>(null)
    const [hovered, setHovered] = useState<string | null>(null)
    const dates = daysOf(start)
    // Past days of a running week are over; in a past week everything may still be put right.
    const open = phaseOf(start, today) === 'past' ? dates : dates.filter((date) => date >= today)
    const tray = value.priorities.filter(({ state, text }) => state === 'open' && text.trim() !== '')
    // What can be dragged, and onto what; the elements are there once the days are.
    const shape = JSON.stringify({ ids: tray.map(({ id }) => id), dates: open, isRead: days.known !== null })

    const drop = useEffectEvent((id: string, date: string) => {
      const priority = value.priorities.find((each) => each.id === id)
      if (priority) actions.lay(priority, date)
    })
    useEffect(() => {
      if (!attach || !frame.current) return
      const { ids } = JSON.parse(shape) as { ids: string[] }
      return attach.laying(frame.current, {
        onHover: setHovered,
        onDrop(id, date) {
          if (ids.includes(id)) drop(id, date)
        },
      })
    }, [attach, shape])

    async function loadLaying() {
      if (attach) return
      const { attachLaying } = await import('./day-drag.ts')
      setAttach({ laying: attachLaying })
    }

    return (
      <WeekSection id="days" title="The seven days" undo={{ actions, part: 'days' }}>
        <div ref={frame}>
          {open.length > 0 ? (
            <LayTray week={week} priorities={tray} dates={open} onReach={() => void loadLaying()} />
          ) : null}
          {days.error && !days.known ? (
            <Notice
              kind="error"
              className="mb-4"
              action={
                <Button size="sm" onClick={days.retry}>
                  Try again
                </Button>
              }
            >
              The plans of these days cannot be read right now. {days.error.message} What you wrote is safe.
            </Notice>
          ) : null}
          <ul
            aria-label="The seven days"
            aria-busy={!days.known && !days.error}
            className="border-t border-line"
          >
            {dates.map((date) =>
              days.known || days.error ? (
                <WeekDay
                  key={date}
                  week={week}
                  date={date}
                  day={days.known?.find((day) => day.date === date)}
                  isOpen={open.includes(date)}
                  isHovered={hovered === date}
                />
              ) : (
                <li key={date} className="border-b border-line py-5">
                  <Skeleton className="h-13 w-2/3" />
                </li>
              ),
            )}
          </ul>
        </div>
      </WeekSection>
    )
  },
  showsSame('priorities', 'daily_priorities'),
)
