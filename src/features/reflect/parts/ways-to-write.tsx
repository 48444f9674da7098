import { useState } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { useTheme } from '#features/calm/public.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { fitting, minuteChoices } from '../rules/entry.ts'
import { blank } from '../templates/entries.ts'
import { exercisePath, rooms } from '../templates/exercises.ts'
import { WayRow } from './way-row.tsx'

const ways = [
  {
    id: 'evening',
    title: 'Close the day',
    minutes: 1,
    purpose: 'What became of today, how it felt, one small win.',
    to: '/evening-reflection',
  },
  ...[...rooms, blank].map((exercise) => ({ ...exercise, to: exercisePath(exercise) })),
]

const minutesKey = 'reflection-minutes'
const mostWhenCalm = 3

/** "How much have you got?" and what fits into it; fewer to choose from in low stimulation. */
export function WaysToWrite() {
  const { lowStimMode } = useTheme()
  const [minutes, setMinutes] = useState(() => minutesIn(readStored(minutesKey)))
  const fit = fitting(ways, minutes)
  const shown = lowStimMode ? fit.slice(0, mostWhenCalm) : fit
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">How much have you got?</h2>
      <Segmented
        className="mt-4"
        label="Minutes"
        isLabelHidden
        choices={minuteChoices.map((choice) => ({
          value: String(choice),
          label: `${choice} min`,
        }))}
        value={String(minutes)}
        onChange={(choice) => {
          setMinutes(minutesIn(choice))
          writeStored(minutesKey, choice)
        }}
      />
      <ul className="mt-5 border-t border-line">
        {shown.map((way) => (
          <WayRow key={way.id} title={way.title} purpose={way.purpose} minutes={way.minutes} to={way.to} />
        ))}
      </ul>
    </section>
  )
}

function minutesIn(text: string | null): number {
  return minuteChoices.find((choice) => String(choice) === text) ?? 5
}
