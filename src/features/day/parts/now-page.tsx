import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useProfile, useRhythm } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SaveLine } from '#ui/save-line.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { Item } from '../contract.ts'
import { usePlanDay } from '../queries.ts'
import { boxesOf } from '../rules/boxes.ts'
import { thingsNow } from '../rules/now.ts'
import { pillarOf } from '../rules/pillars.ts'
import { firstSentence, isTiny, wordsOf } from '../rules/size.ts'
import { DaySkeleton } from './day-skeleton.tsx'
import { NowTimer } from './now-timer.tsx'
import { useDayActions } from './use-day-actions.ts'
import { usePlanPillars } from './use-plan-pillars.ts'
import { useRunning } from './use-running.ts'

/** One thing of the day and nothing else. It is done, or enough, or another one; all three are fine. */
export function NowPage({ today }: { today: LocalDate }) {
  const plan = usePlanDay(today)
  const actions = useDayActions(plan, today)
  const rhythm = useRhythm()
  const navigate = useNavigate()
  const pillars = usePlanPillars(plan.value)
  const hidesNumbers = useProfile().preferences.hide_numbers
  const { lowStimMode } = useTheme()
  const [running, setRunning] = useRunning()
  const [openedAt] = useState(Date.now)
  const [chosen, setChosen] = useState<string | null>(running?.item ?? null)
  if (plan.isLoading) return <DaySkeleton />
  const things = thingsNow(plan.value, boxesOf(plan.value, today, rhythm), openedAt)
  const thing = things.find(({ id }) => id === chosen) ?? things[0]
  if (!thing) return <NothingOpen />
  const { energy } = plan.value
  const small = isTiny(thing, energy)
  const because = firstSentence(pillars.find(({ id }) => id === pillarOf(thing))?.because ?? '')

  function leave(): void {
    setRunning(null)
    void navigate('/day-plan')
  }

  function another(): void {
    const next = things[(things.indexOf(thing as Item) + 1) % things.length]
    setRunning(null)
    setChosen(next?.id ?? null)
  }

  return (
    <article className="mx-auto max-w-measure pt-4 sm:pt-12">
      <p className="text-sm font-semibold text-ink-2">{small ? 'Now, the tiny version' : 'Now'}</p>
      <h1 dir="auto" className="mt-1 wrap-anywhere">
        {wordsOf(thing, energy)}
      </h1>
      {small ? (
        <p dir="auto" className="mt-2 text-ink-2">
          In full: {thing.text}
        </p>
      ) : null}
      {thing.if_part?.trim() || thing.then_part?.trim() ? (
        <p dir="auto" className="mt-4 text-lg">
          {[
            thing.if_part?.trim() && `If ${thing.if_part.trim()}`,
            thing.then_part?.trim() && `then I ${thing.then_part.trim()}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      {because ? (
        <p dir="auto" className="mt-4 text-ink-2">
          Because: <em className="font-title text-lg text-ink">{because}</em>
        </p>
      ) : null}
      <NowTimer
        key={thing.id}
        item={thing.id}
        running={running?.item === thing.id ? running : null}
        hidesNumbers={hidesNumbers || lowStimMode}
        onChange={setRunning}
      />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => {
            actions.settle(thing.id, 'done')
            leave()
          }}
        >
          {small ? 'Done small' : 'Done'}
        </Button>
        <Button
          onClick={() => {
            toast({ title: 'Enough for now.', description: 'What you began counts. It waits in your day.' })
            leave()
          }}
        >
          Enough for now
        </Button>
        {things.length > 1 ? <Button onClick={another}>Another one</Button> : null}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <Link to="/day-plan" className={buttonClass('plain', 'sm', '-ml-4')}>
          Back to the day
        </Link>
        <SaveLine status={plan.status} />
      </div>
    </article>
  )
}

function NothingOpen() {
  return (
    <div className="mx-auto max-w-measure pt-4 sm:pt-12">
      <h1>Nothing is open right now</h1>
      <p className="mt-3 text-ink-2">All of today’s plan has its answer, or it has no line yet.</p>
      <Link to="/day-plan" className={buttonClass('quiet', 'md', 'mt-6')}>
        Go to the day
      </Link>
    </div>
  )
}
