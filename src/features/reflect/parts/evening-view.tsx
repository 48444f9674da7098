import { Link } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useRead } from '#platform/web/use-read.ts'
import { useToday } from '#features/account/public.tsx'
import { dayTitle } from '#features/day/rules/words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { reflectContract } from '../contract.ts'
import { isOpenEvening } from '../rules.ts'
import { BackToJournal } from './back-to-journal.tsx'
import { CouldNotRead } from './could-not-read.tsx'
import { EveningReading } from './evening-reading.tsx'
import { MuteButton } from './mute-button.tsx'
import { PrintButton } from './print-button.tsx'

/** One evening to be read. It can be written on for a week; afterwards it stands as it is. */
export function EveningView({ date }: { date: LocalDate }) {
  const today = useToday()
  const { data, error, isPending, refetch } = useRead(reflectContract.readEvening, { params: { date } })
  return (
    <article>
      <BackToJournal />
      <p className="text-sm font-semibold text-ink-2">Evening</p>
      <h1 className="mt-0.5">{dayTitle(date, today)}</h1>
      {error && !data ? (
        <CouldNotRead onRetry={() => void refetch()}>
          This evening cannot be opened right now. {error.message}
        </CouldNotRead>
      ) : isPending ? (
        <div aria-busy="true" className="mt-6 grid gap-4">
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <>
          {data.mood ? <p className="mt-2 text-ink-2">{data.mood}</p> : null}
          <EveningReading evening={data} />
          <div className="mt-10 flex flex-wrap gap-3 print:hidden">
            {isOpenEvening(date, today) ? (
              <Link to={`/evening-reflection?date=${date}`} className={buttonClass('quiet')}>
                {data.version > 0 ? 'Change this evening' : 'Write this evening'}
              </Link>
            ) : null}
            {data.version > 0 ? (
              <>
                <PrintButton />
                <MuteButton kind="evening" id={date} isMuted={data.is_muted} />
              </>
            ) : null}
          </div>
        </>
      )}
    </article>
  )
}
