import { Link } from 'react-router'
import { useProfile, useSaveProfile, useToday } from '#features/account/public.tsx'
import { dayTitle, shortDay } from '#features/day/rules/words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useOnThisDay } from '../queries.ts'
import { agoWords } from '../rules/journal.ts'
import { CouldNotRead } from './could-not-read.tsx'
import { ItemRow } from './item-row.tsx'
import { MuteButton } from './mute-button.tsx'

/** This day of earlier months and years. It can be switched off as a whole, and each entry can stay away from it. */
export function OnThisDay() {
  const today = useToday()
  const { preferences } = useProfile()
  const save = useSaveProfile()
  const set = (on_this_day: boolean) =>
    void save({ preferences: { on_this_day } }).then(
      () => toast({ title: on_this_day ? '“On this day” is shown again' : '“On this day” is switched off' }),
      () => toast({ title: 'Nothing was changed', description: 'The server cannot be reached right now.' }),
    )
  if (!preferences.on_this_day)
    return (
      <div className="mt-10 border-t border-line pt-5">
        <p className="max-w-measure text-ink-2">
          You switched this off. What you wrote is in the list and in the calendar as before.
        </p>
        <Button className="mt-4" onClick={() => set(true)}>
          Show this day of earlier years
        </Button>
      </div>
    )
  return (
    <section aria-labelledby="this-day" className="mt-8">
      <h2 id="this-day">{shortDay(today)} in earlier months and years</h2>
      <Earlier today={today} />
      <Button variant="plain" size="sm" className="mt-8 -ml-2.5" onClick={() => set(false)}>
        Switch “On this day” off
      </Button>
    </section>
  )
}

function Earlier({ today }: { today: string }) {
  const { data, error, isPending, refetch } = useOnThisDay(today)
  if (error && !data)
    return (
      <CouldNotRead onRetry={() => void refetch()}>
        Earlier years cannot be read right now. {error.message}
      </CouldNotRead>
    )
  if (isPending) return <Skeleton className="mt-4 h-24 w-full" />
  if (data.items.length === 0)
    return (
      <EmptyState
        className="mt-4"
        sentence="What you write on this day comes back here in a month, and in a year."
        example="Two years ago: the first frost, and soup."
        action={
          <Link to="/reflection-new-entry" className={buttonClass('quiet')}>
            Write about today
          </Link>
        }
      />
    )
  return (
    <ul className="mt-3 border-t border-line">
      {data.items.map((item) => (
        <ItemRow
          key={item.id}
          item={{ ...item, name: `${item.name} · ${dayTitle(item.date, today)}` }}
          today={today}
          when={agoWords(item.date, today)}
          action={<MuteButton kind={item.kind} id={item.id} isMuted={item.is_muted} size="sm" />}
        />
      ))}
    </ul>
  )
}
