import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { OpenDrafts } from './parts/open-drafts.tsx'
import { CouldNotRead } from './parts/could-not-read.tsx'
import { LastDays } from './parts/last-days.tsx'
import { WaysToWrite } from './parts/ways-to-write.tsx'
import { useEveningState, useJournal, useRecentEvenings } from './queries.ts'
import type { EveningState } from './rules.ts'

const cardWords: Record<EveningState, { about: string; action: string }> = {
  none: { about: 'What became of today, how it felt, one small win.', action: 'Close the day' },
  draft: { about: 'You have begun this evening. Everything you wrote is there.', action: 'Write on' },
  closed: { about: 'Today is closed. You can still read it or change a word.', action: 'Open this evening' },
}

/** The way into looking back: this evening first, and what the last days left. */
export default function ReflectScreen() {
  const today = useToday()
  const evenings = useRecentEvenings().data?.reflections ?? []
  const { data, error, isPending, refetch } = useJournal({ size: 5 })
  const tonight = useEveningState(today)
  const words = cardWords[tonight]
  return (
    <div className="mx-auto max-w-column">
      <h1>Reflect</h1>
      <section
        aria-labelledby="tonight"
        className="mt-8 rounded-card border border-line bg-sheet px-5 py-6 sm:px-7"
      >
        <p className="text-sm font-semibold text-ink-2">
          {tonight === 'closed' ? 'Closed today' : tonight === 'draft' ? 'A draft' : '1 to 3 minutes'}
        </p>
        <h2 id="tonight" className="mt-1 text-2xl">
          Evening
        </h2>
        <p className="mt-1 max-w-measure text-ink-2">{words.about}</p>
        <Link
          to="/evening-reflection"
          className={buttonClass(tonight === 'closed' ? 'quiet' : 'primary', 'md', 'mt-5')}
        >
          {words.action}
        </Link>
      </section>
      <div className="mt-14">
        <WaysToWrite />
      </div>
      <p className="mt-4 -ml-2.5 flex flex-wrap gap-x-2">
        <Link to="/journal-templates" className={buttonClass('plain')}>
          See the templates
        </Link>
        <Link to="/journal?view=on-this-day" className={buttonClass('plain')}>
          This day in earlier years
        </Link>
      </p>
      <OpenDrafts />
      {error && !data ? (
        <CouldNotRead onRetry={() => void refetch()}>
          What you wrote last cannot be read right now. {error.message}
        </CouldNotRead>
      ) : isPending ? (
        <div aria-busy="true" className="mt-14 grid gap-4">
          <Skeleton className="h-9 w-44" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : (
        <LastDays items={data?.pages[0]?.items ?? []} evenings={evenings} today={today} />
      )}
    </div>
  )
}
