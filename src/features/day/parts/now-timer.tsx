import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { minutesHere, stays, timerWords, type Running } from '../rules/now.ts'

interface NowTimerProps {
  item: string
  /** The timer of this item, when one runs. */
  running: Running | null
  /** In low stimulation, too: nothing on the screen counts. */
  hidesNumbers: boolean
  onChange: (running: Running | null) => void
}

/** A timer for those who like one. It counts whole minutes in words, makes no sound and ends nothing. */
export function NowTimer({ item, running, hidesNumbers, onChange }: NowTimerProps) {
  const now = useMinute()
  if (!running)
    return (
      <fieldset className="mt-10">
        <legend className="text-sm font-semibold text-ink">A timer, if you like</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {stays.map((minutes) => (
            <Button
              key={minutes ?? 'open'}
              size="sm"
              onClick={() => onChange({ item, since: Date.now(), minutes })}
            >
              {minutes === null ? 'No end' : `${minutes} min`}
            </Button>
          ))}
        </div>
      </fieldset>
    )
  const share = running.minutes === null ? 0 : Math.min(1, minutesHere(running, now) / running.minutes)
  return (
    <div className="mt-10">
      <p role="status" className="text-lg">
        {timerWords(running, now, hidesNumbers)}
      </p>
      {hidesNumbers || running.minutes === null ? null : (
        <div aria-hidden="true" className="mt-3 h-1.5 max-w-xs overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-tide" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <Button variant="plain" size="sm" className="mt-2 -ml-4" onClick={() => onChange(null)}>
        Stop the timer
      </Button>
    </div>
  )
}

/** The time, seen anew every few seconds: minutes are counted, never seconds. */
function useMinute(): number {
  return useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, 5_000)
      return () => clearInterval(timer)
    },
    () => Math.floor(Date.now() / 5_000) * 5_000,
  )
}
