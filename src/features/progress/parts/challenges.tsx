import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { Details } from '#ui/details.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import type { Mark, Milestones } from '../contract.ts'
import { useSaveMark } from '../queries.ts'
import { challenges, type Challenge } from '../rules/challenges.ts'
import { challengeStandings, countDone, isDone, type Standing } from '../rules/milestones.ts'
import { shortDay } from './words.ts'

type Say = (standing: Standing<unknown> & { about: { id: string } }, mark: Mark['mark']) => void

/** Fifteen small experiments: what is done and why it counts, what is open, and what was put aside. */
export function Challenges({ known, hidesNumbers }: { known: Milestones; hidesNumbers: boolean }) {
  const save = useSaveMark()
  const standings = challengeStandings(known)
  const done = standings.filter(isDone)
  const open = standings.filter(({ state }) => state === 'open')
  const aside = standings.filter(({ state }) => state === 'skipped' || state === 'removed')
  const say: Say = ({ about, version }, mark) => save.mutate({ id: about.id, mark, version })

  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">Challenges</h2>
      <p className="mt-1 max-w-measure text-ink-2">
        Small experiments, in any order and without an end date. What you do anyway is recognised.
        {hidesNumbers ? null : ` ${countDone(known)} of ${challenges.length} are done.`}
      </p>
      <ul aria-label="Open challenges" className="mt-4 border-t border-line">
        {open.map((standing) => (
          <li key={standing.about.id} className="flex items-center gap-3 border-b border-line">
            <Link
              to={standing.about.start}
              className="flex min-h-12 min-w-0 flex-1 items-center font-medium no-underline hover:text-tide"
            >
              {standing.about.title}
            </Link>
            <ChallengeMenu standing={standing} say={say} />
          </li>
        ))}
      </ul>
      {done.length > 0 ? (
        <Details title="Done" open={open.length === 0}>
          <ul aria-label="Challenges that are done">
            {done.map((standing) => (
              <Row
                key={standing.about.id}
                title={standing.about.title}
                menu={<ChallengeMenu standing={standing} say={say} />}
              >
                <Why standing={standing} />
              </Row>
            ))}
          </ul>
        </Details>
      ) : null}
      {aside.length > 0 ? (
        <Details title="Put aside">
          <ul aria-label="Challenges that were put aside">
            {aside.map((standing) => (
              <Row
                key={standing.about.id}
                title={standing.about.title}
                menu={<ChallengeMenu standing={standing} say={say} />}
              >
                {standing.state === 'skipped' ? 'Skipped' : 'Taken off'}
              </Row>
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

function Row({ title, menu, children }: { title: string; menu: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
      {menu}
    </li>
  )
}

function Why({ standing: { about, met, state, markedOn } }: { standing: Standing<Challenge> }) {
  if (state === 'by_hand' || !met) return <>Marked by you{markedOn ? `, ${shortDay(markedOn)}` : ''}</>
  return (
    <>
      Counted because {about.because}.{' '}
      <Link
        to={met.link}
        className="whitespace-nowrap text-tide underline decoration-tide/35 underline-offset-4"
      >
        {met.date ? `Open ${shortDay(met.date)}` : 'Open it'}
      </Link>
    </>
  )
}

function ChallengeMenu({ standing, say }: { standing: Standing<Challenge>; say: Say }) {
  const { state, about } = standing
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${about.title}`} className="text-ink-3">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {state === 'open' ? (
        <>
          <MenuItem onSelect={() => say(standing, 'done')}>Mark as done</MenuItem>
          <MenuItem onSelect={() => say(standing, 'skipped')}>Skip it</MenuItem>
        </>
      ) : null}
      {state === 'recognised' ? (
        <MenuItem onSelect={() => say(standing, 'removed')}>Take it off</MenuItem>
      ) : null}
      {state === 'by_hand' ? (
        <MenuItem onSelect={() => say(standing, null)}>Take the mark back</MenuItem>
      ) : null}
      {state === 'skipped' || state === 'removed' ? (
        <MenuItem onSelect={() => say(standing, null)}>Bring it back</MenuItem>
      ) : null}
    </Menu>
  )
}
