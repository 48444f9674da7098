import { useMemo } from 'react'
import { Link } from 'react-router'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { useProfile } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { MonthAbove } from '#features/month/public.tsx'
import { TwoColumns, useCustomVisions, useVisions, VisionSentences } from '#features/vision/public.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PeriodNav } from '#ui/period-nav.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { emptyWeek } from '../contract.ts'
import { useWeek, useWeekDays } from '../queries.ts'
import { weekPillars } from '../rules/pillars.ts'
import { lookBack, weekDistance, weekName, weekPath } from '../rules/words.ts'
import { weekTexts } from '../rules/texts.ts'
import { WeekSheet } from './week-sheet.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'
import { WeekThread } from './week-thread.tsx'
import { WeekWriting } from './week-writing.tsx'

interface WeekPageProps {
  /** The first day by the person's own setting. */
  asked: LocalDate
  thisWeek: LocalDate
  today: LocalDate
}

/** One week: what it is for, what matters in it, and its seven days. */
export function WeekPage({ asked, thisWeek, today }: WeekPageProps) {
  const week = useWeek(asked)
  const days = useWeekDays(week.start)
  const { visions, sentences } = useVisions()
  const customs = useCustomVisions().data?.visions
  const pillars = useSteady(
    useMemo(() => weekPillars(week.value, visions, customs ?? []), [week.value, visions, customs]),
  )
  const { data, error: unread, refetch } = days
  const known = useMemo(
    () => ({ known: data?.days ?? null, error: unread, retry: () => void refetch() }),
    [data, unread, refetch],
  )
  const { lowStimMode } = useTheme()
  const { hide_numbers: hidesNumbers } = useProfile().preferences
  const beside = (by: -7 | 7) => {
    const other = addDays(asked, by)
    return {
      to: weekPath(other, thisWeek),
      label: `${by < 0 ? 'Previous' : 'Next'} week, ${weekName(other, today)}`,
    }
  }
  // The days come together with the week, so that nothing moves once it stands; a week never waits for a second try.
  const isReading = days.isLoading && days.failureCount === 0
  const looked = days.data ? lookBack(days.data.days, week.start, today, hidesNumbers) : null
  return (
    <>
      <div className="print:hidden">
        <TwoColumns
          asideLabel="Why, and where it is kept"
          aside={
            <div className="grid gap-6">
              {lowStimMode ? null : <VisionSentences sentences={sentences} />}
              <MonthAbove date={addDays(week.start, 3)} />
              <WeekThread start={week.start} today={today} />
              <div className="grid justify-items-start gap-2">
                <Button size="sm" onClick={() => print()}>
                  Print this week
                </Button>
                {week.version > 0 ? (
                  <EarlierVersions
                    kind="week"
                    row={week.start}
                    empty={emptyWeek}
                    present={week.value}
                    read={(value) => weekTexts(value, pillars)}
                    onRestore={week.change}
                  />
                ) : null}
                <SaveLine status={week.status} />
              </div>
            </div>
          }
        >
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <p className="text-sm font-semibold text-ink-2">{weekDistance(asked, thisWeek)}</p>
              <h1 className="mt-0.5">{weekName(week.start, today)}</h1>
            </div>
            <PeriodNav
              label="Weeks"
              back={beside(-7)}
              on={beside(7)}
              now={{ to: '/week-plan', label: 'This week', isHere: asked === thisWeek }}
            />
          </header>
          {asked > thisWeek ? null : (
            <p className="mt-3 min-h-7 max-w-measure text-ink-2">
              {looked}
              {looked && asked < thisWeek ? (
                <>
                  {' '}
                  <Link to="/weekly-reflection" className="text-tide underline underline-offset-4">
                    Reflect on it
                  </Link>
                </>
              ) : null}
            </p>
          )}
          <div className="mt-9">
            {week.error ? (
              <Notice
                kind="error"
                action={
                  <Button size="sm" onClick={() => void week.refresh()}>
                    Try again
                  </Button>
                }
              >
                This week cannot be opened right now. {week.error.message} What you wrote is safe.
              </Notice>
            ) : week.isLoading || isReading ? (
              <WeekSkeleton />
            ) : (
              <WeekWriting week={week} days={known} today={today} pillars={pillars} />
            )}
          </div>
        </TwoColumns>
      </div>
      <WeekSheet week={week} pillars={pillars} days={days.data?.days ?? []} today={today} />
    </>
  )
}
