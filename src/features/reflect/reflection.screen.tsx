import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { OpenDrafts } from './parts/open-drafts.tsx'
import { WaysToWrite } from './parts/ways-to-write.tsx'
import { useJournal } from './queries.ts'

/** Where to begin, by the time that somebody has, and what they have begun already. */
export default function ReflectionScreen() {
  // Drafts come first on this page, so it waits for them: nothing jumps once it stands.
  const drafts = useJournal({ state: 'draft' })
  return (
    <div className="mx-auto max-w-column">
      <h1>Reflection</h1>
      <p className="mt-2 max-w-measure text-ink-2">A minute counts. Nothing here is required.</p>
      {drafts.isPending && drafts.failureCount === 0 ? (
        <ReflectionSkeleton />
      ) : (
        <>
          <OpenDrafts />
          <div className="mt-10">
            <WaysToWrite />
          </div>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/journal-templates" className={buttonClass('quiet')}>
          See the templates
        </Link>
        <Link to="/journal" className={buttonClass('quiet')}>
          Open the journal
        </Link>
      </div>
    </div>
  )
}

function ReflectionSkeleton() {
  return (
    <div aria-busy="true" className="mt-10 grid gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
