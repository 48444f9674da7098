import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { pillars } from '#features/vision/contract.ts'
import { useVisions } from '#features/vision/public.tsx'
import { pillarNames, visionPath } from '#features/vision/rules.ts'
import { ExercisePage, ExerciseSkeleton } from './parts/exercise-page.tsx'
import type { EntryContent } from './contract.ts'
import {
  restForNow,
  stillTrue,
  visionReflection,
  visionReflectionFor,
} from './templates/vision-reflection.ts'

export default function VisionReflectionScreen() {
  const { key } = useLocation()
  const { visions, sentences, isLoading } = useVisions()
  const exercise = useMemo(
    () =>
      visionReflectionFor(
        sentences,
        visions.filter(({ is_resting }) => is_resting).map(({ pillar }) => pillar),
      ),
    [visions, sentences],
  )
  if (isLoading)
    return (
      <div className="mx-auto max-w-column">
        <h1>{visionReflection.title}</h1>
        <ExerciseSkeleton />
      </div>
    )
  return <ExercisePage key={key} exercise={exercise} After={WayToVisions} />
}

/** The visions that the person no longer finds true as they stand are one press away; nothing changes by itself. */
function WayToVisions({ value: { fields } }: { value: EntryContent }) {
  const changed = pillars.filter((pillar) => fields[pillar] !== undefined && fields[pillar] !== stillTrue)
  return (
    <div className="mt-10 text-ink-2">
      {changed.length > 0 ? (
        <ul className="mb-4">
          {changed.map((pillar) => (
            <li key={pillar}>
              <Link
                to={visionPath(pillar)}
                className="inline-flex min-h-11 items-center text-tide underline underline-offset-4"
              >
                {fields[pillar] === restForNow
                  ? `Let your ${pillarNames[pillar]} vision rest`
                  : `Write a smaller ${pillarNames[pillar]} vision`}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        Your answers change nothing by themselves.{' '}
        <Link to="/vision" className="text-tide underline underline-offset-4">
          Open your visions
        </Link>{' '}
        to write one anew or let it rest.
      </p>
    </div>
  )
}
