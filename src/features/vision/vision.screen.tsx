import { Link } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MorePillars } from './parts/more-pillars.tsx'
import { PillarCard } from './parts/pillar-card.tsx'
import { StartDate } from './parts/start-date.tsx'
import { TwoColumns } from './parts/two-columns.tsx'
import { TwoVersions } from './parts/two-versions.tsx'
import { VisionHeader } from './parts/vision-header.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { useVisions } from './queries.ts'
import { mainPillars } from './rules.ts'

/** The hub of the visions, for the signed-in person and, without data, for everybody. */
export default function VisionScreen() {
  const today = useToday()
  const isSignedIn = useSession().status === 'signed-in'
  const { visions, startDate, status, isLoading, error, retry } = useVisions()
  const isAllSet = Object.values(status).every(Boolean)

  return (
    <TwoColumns
      asideLabel="Your three months"
      aside={
        <div className="grid gap-8">
          {isLoading ? (
            <Skeleton className="h-28" />
          ) : isSignedIn && !error ? (
            <StartDate startDate={startDate} today={today} />
          ) : null}
          <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
            <p className="text-ink-2">A month can be planned before a vision is written.</p>
            <Link to="/month-schedule" className={buttonClass('quiet')}>
              Skip to Monthly Planning
            </Link>
            {isSignedIn ? (
              <Link to="/all-visions" className={buttonClass('plain', 'sm', '-ml-2.5')}>
                See every vision in one list
              </Link>
            ) : null}
          </div>
        </div>
      }
    >
      <VisionStrip />
      <div className="mt-8">
        <VisionHeader title="Create Your Vision" today={today} hasPlans={isSignedIn} />
      </div>

      <TwoVersions />
      {error ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          Your visions cannot be read right now. {error.message} What you wrote is safe.
        </Notice>
      ) : (
        <Instruction isAllSet={isAllSet} isSignedIn={isSignedIn || isLoading} />
      )}

      <div className="@container mt-8">
        {isLoading ? (
          <div aria-busy="true" className="grid gap-4 @lg:grid-cols-2">
            {mainPillars.map((pillar) => (
              <Skeleton key={pillar} className="h-44 rounded-card" />
            ))}
          </div>
        ) : (
          <ul className="grid gap-4 @lg:grid-cols-2">
            {mainPillars.map((pillar) => (
              <PillarCard
                key={pillar}
                pillar={pillar}
                vision={visions.find((vision) => vision.pillar === pillar)}
                isKnown={!error}
              />
            ))}
          </ul>
        )}
      </div>
      <MorePillars visions={visions} />
      <Link to="/auth-balanse-pillars" className={buttonClass('quiet', 'md', 'mt-10')}>
        Back
      </Link>
    </TwoColumns>
  )
}

function Instruction({ isAllSet, isSignedIn }: { isAllSet: boolean; isSignedIn: boolean }) {
  if (isAllSet)
    return (
      <Notice className="mt-8" title="Your four visions are set up">
        They stand beside your days. Change a word whenever life does.
      </Notice>
    )
  return (
    <Notice
      className="mt-8"
      title="Action Required: Set Up Your Vision"
      action={
        isSignedIn ? undefined : (
          // The hub of signed-in people: the guard asks for the sign-in and brings them there.
          <Link to="/vision" className={buttonClass('primary', 'sm')}>
            Sign in to write yours
          </Link>
        )
      }
    >
      For each pillar, one sentence about life in three months and one small step. Two minutes each are enough
      to begin.
    </Notice>
  )
}
