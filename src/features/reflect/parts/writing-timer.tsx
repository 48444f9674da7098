import { useEffect, useState } from 'react'
import { Segmented } from '#ui/segmented.tsx'

/** Minutes for writing, if somebody wants an end. It counts whole minutes, makes no sound and stops nothing. */
export function WritingTimer() {
  const [minutes, setMinutes] = useState<'0' | '5' | '10' | '15'>('0')
  const [left, setLeft] = useState<number | null>(null)

  useEffect(() => {
    if (minutes === '0') return
    const end = Date.now() + Number(minutes) * 60_000
    // A page that was asleep wakes up with the right number: the clock is asked, not the ticks.
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 60_000)))
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [minutes])

  return (
    <div>
      <Segmented
        label="Timer"
        choices={[
          { value: '0', label: 'None' },
          { value: '5', label: '5 min' },
          { value: '10', label: '10 min' },
          { value: '15', label: '15 min' },
        ]}
        value={minutes}
        onChange={setMinutes}
      />
      <p role="timer" className="mt-2 min-h-[1.5em] text-sm text-ink-2">
        {minutes === '0' || left === null
          ? null
          : left === 0
            ? 'The time is up. Write on, or leave it here.'
            : left === 1
              ? 'One more minute'
              : `${left} minutes to go`}
      </p>
    </div>
  )
}
