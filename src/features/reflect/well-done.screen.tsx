import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { uuid } from './parts/use-entry-id.ts'
import { useWrittenEntry } from './queries.ts'
import { firstWords } from './rules/entry.ts'
import { exerciseOf } from './templates/exercises.ts'

/** After something was finished: the person's own words back, and one thing to go on with, if they like. */
export default function WellDoneScreen() {
  const id = useSearchParams()[0].get('entry') ?? ''
  return (
    <div className="mx-auto max-w-column">
      <h1>Well done</h1>
      {uuid.test(id) ? <Finished id={id} /> : <Onwards words="Whatever you did just now, it counts." />}
    </div>
  )
}

function Finished({ id }: { id: string }) {
  const { data, isPending } = useWrittenEntry(id)
  if (isPending)
    return (
      <div aria-busy="true" className="mt-8 grid gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-40" />
      </div>
    )
  const entry = data?.entry
  if (!entry) return <Onwards words="It is in your journal." />
  const exercise = exerciseOf(entry)
  const words = firstWords(entry, exercise)
  return (
    <>
      {words ? (
        <figure className="mt-8 border-t border-line pt-8">
          <figcaption className="text-ink-2">You wrote:</figcaption>
          <blockquote dir="auto" className="mt-2 font-title text-2xl wrap-anywhere italic">
            “{words}”
          </blockquote>
        </figure>
      ) : null}
      <p className="mt-6 text-ink-2">
        It is saved as your {exercise.type}.{' '}
        <Link to={`/journal?entry=${id}`} className="text-tide underline underline-offset-4">
          Read it in your journal
        </Link>
      </p>
      <Onwards next={exercise.next} />
    </>
  )
}

function Onwards({ words, next }: { words?: string; next?: { to: string; words: string } }) {
  return (
    <>
      {words ? <p className="mt-6 text-ink-2">{words}</p> : null}
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to="/home" className={buttonClass('primary')}>
          Go home
        </Link>
        {next ? (
          <Link to={next.to} className={buttonClass('quiet')}>
            {next.words}
          </Link>
        ) : null}
      </div>
    </>
  )
}
