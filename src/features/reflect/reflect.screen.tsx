import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RecentEvenings } from './parts/recent-evenings.tsx'
import { useEveningState, useRecentEvenings } from './queries.ts'
import type { EveningState } from './rules.ts'

const cardWords: Record<EveningState, { about: string; action: string }> = {
  none: { about: 'What became of today, how it felt, one small win.', action: 'Close the day' },
  draft: { about: 'You have begun this evening. Everything you wrote is there.', action: 'Write on' },
  closed: { about: 'Today is closed. You can still read it or change a word.', action: 'Open this evening' },
}

/** The way into looking back: this evening first, and what the last days left. */
export default function ReflectScreen() {
  const today = useToday()
  const { data, error, isPending, refetch } = useRecentEvenings()
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
      {error && !data ? (
        <Notice
          kind="error"
          className="mt-10"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your last evenings cannot be read right now. {error.message} What you wrote is safe.
        </Notice>
      ) : isPending ? (
        <div aria-busy="true" className="mt-14 grid gap-4">
          <Skeleton className="h-9 w-44" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : (
        <RecentEvenings evenings={data?.reflections ?? []} today={today} />
      )}
    </div>
  )
}
