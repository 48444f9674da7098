import { Link } from 'react-router'
import { CheckMark } from './check-mark.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { mainPillars, pillarHints, pillarNames, stateOf, visionPath } from '#features/vision/rules.ts'
import type { KnownVisions } from '#features/vision/public.tsx'
import { visionWords } from './vision-list.tsx'

/** The four visions in the person's own words, each with a tick once it is pictured. */
export function VisionCards({ visions, isLoading, error, retry }: KnownVisions) {
  return (
    <section aria-labelledby="vision-cards">
      <h2 id="vision-cards">Your vision</h2>
      {error ? (
        <Notice
          className="mt-4"
          title="Your visions are not on this device yet"
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          They are safe on the server, which cannot be reached right now.
        </Notice>
      ) : null}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {mainPillars.map((pillar) => {
          const vision = visions.find((each) => each.pillar === pillar)
          const state = stateOf(vision)
          if (isLoading) return <Skeleton key={pillar} className="h-[9.5rem] rounded-card" />
          return (
            <li key={pillar}>
              <Link
                to={visionPath(pillar)}
                className="group flex h-full min-h-[9.5rem] flex-col rounded-card border border-line bg-sheet p-5 no-underline transition-colors hover:border-edge"
              >
                <span className="flex items-center gap-2.5">
                  <PillarGlyph look={pillar} />
                  <span className="flex-1 font-medium">{pillarNames[pillar]}</span>
                  {state === 'complete' ? <CheckMark /> : null}
                  <span className="text-sm text-ink-2">{error ? null : visionWords[state]}</span>
                </span>
                {vision?.sentence.trim() ? (
                  <span dir="auto" className="mt-4 font-title text-lg leading-snug">
                    {vision.sentence}
                  </span>
                ) : (
                  <span className="mt-4 text-ink-2">{pillarHints[pillar]}</span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
