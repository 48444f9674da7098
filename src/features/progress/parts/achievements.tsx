import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Milestones } from '../contract.ts'
import { useSaveMark } from '../queries.ts'
import { achievementStandings, isDone } from '../rules/milestones.ts'
import { shortDay } from './words.ts'

/** One quiet line for each thing that was reached, with the day that it comes from. Nothing while there is none. */
export function Achievements({ known }: { known: Milestones }) {
  const save = useSaveMark()
  const standings = achievementStandings(known)
  const shown = standings.filter(isDone)
  const unsaid = standings.filter(({ state }) => state === 'open')
  const removed = standings.filter(({ state }) => state === 'removed')
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements">What you reached</h2>
      {shown.length === 0 ? (
        <p className="mt-1 max-w-measure text-ink-2">
          A quiet line appears here now and then, such as “Came back”. There are no points and no levels.
        </p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {shown.map(({ about, state, met, markedOn, version }) => (
            <li key={about.id} className="flex items-center gap-3 border-b border-line py-1.5">
              <p className="min-w-0 flex-1">
                <span className="font-medium">{about.title}</span>
                <span className="block text-sm text-ink-2">
                  Here because {about.because}.{' '}
                  {state === 'by_hand' && markedOn ? `Marked by you, ${shortDay(markedOn)}.` : null}
                  {met ? (
                    <Link
                      to={met.link}
                      className="whitespace-nowrap text-tide underline decoration-tide/35 underline-offset-4"
                    >
                      {met.date ? `Open ${shortDay(met.date)}` : 'Open it'}
                    </Link>
                  ) : null}
                </span>
              </p>
              <IconButton
                label={`Take off: ${about.title}`}
                className="text-ink-3"
                onClick={() =>
                  save.mutate({ id: about.id, mark: state === 'by_hand' ? null : 'removed', version })
                }
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {removed.map(({ about, version }) => (
        <p key={about.id} className="mt-1 text-sm text-ink-2">
          “{about.title}” was taken off.{' '}
          <Button
            variant="plain"
            size="sm"
            onClick={() => save.mutate({ id: about.id, mark: null, version })}
          >
            Bring it back
          </Button>
        </p>
      ))}
      {unsaid.length > 0 ? (
        <Details title="What only you can say">
          <p className="max-w-measure text-sm text-ink-2">
            Nothing that would show these is kept for good. If one is yours, you can put it on the list.
          </p>
          <ul className="mt-2">
            {unsaid.map(({ about, version }) => (
              <li key={about.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <p className="min-w-0 flex-1 basis-52">
                  <span className="font-medium">{about.title}</span>
                  <span className="block text-sm text-ink-2">When {about.because}.</span>
                </p>
                <Button
                  size="sm"
                  aria-label={`Put on the list: ${about.title}`}
                  onClick={() => save.mutate({ id: about.id, mark: 'done', version })}
                >
                  Put on the list
                </Button>
              </li>
            ))}
          </ul>
        </Details>
      ) : null}
      <output className="mt-2 block text-sm text-ink-2">
        {save.error ? 'This stays as it was: the server could not take it. Please try again.' : null}
      </output>
    </section>
  )
}
