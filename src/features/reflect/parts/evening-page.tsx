import { useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { useTheme } from '#features/calm/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { dayTitle } from '#features/day/rules/words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useEvening } from '../queries.ts'
import type { EveningLength } from './evening-form.tsx'
import { EveningWriting } from './evening-writing.tsx'

/** The evening of one day: how much of it is shown, and the writing once it has come. */
export function EveningPage({ date, today }: { date: LocalDate; today: LocalDate }) {
  const plan = usePlanDay(date)
  const evening = useEvening(date)
  const [length, setLength] = useLength()
  return (
    <div className="mx-auto max-w-column">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm font-semibold text-ink-2">{dayTitle(date, today)}</p>
          <h1 className="mt-0.5">Close the day</h1>
          <p className="mt-2 text-ink-2">Three lines are plenty. Nothing here is required.</p>
        </div>
        <Segmented
          label="How long this takes"
          isLabelHidden
          choices={[
            { value: 'short', label: 'A minute' },
            { value: 'long', label: 'About three' },
          ]}
          value={length}
          onChange={setLength}
        />
      </header>
      <div className="mt-10">
        {evening.error ? (
          <Notice
            kind="error"
            action={
              <Button size="sm" onClick={() => void evening.refresh()}>
                Try again
              </Button>
            }
          >
            This evening cannot be opened right now. {evening.error.message} What you wrote is safe.
          </Notice>
        ) : evening.isLoading || plan.isLoading ? (
          <EveningSkeleton />
        ) : (
          <EveningWriting plan={plan} evening={evening} length={length} today={today} />
        )}
      </div>
    </div>
  )
}

const lengthKey = 'evening-length'

/** How much of the page is shown: as last chosen here, else the short form in low stimulation. */
function useLength(): [EveningLength, (length: EveningLength) => void] {
  const { lowStimMode } = useTheme()
  const [chosen, setChosen] = useState(() => readStored(lengthKey))
  const length = chosen === 'short' || chosen === 'long' ? chosen : lowStimMode ? 'short' : 'long'
  return [
    length,
    (next) => {
      setChosen(next)
      writeStored(lengthKey, next)
    },
  ]
}

function EveningSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-12">
      {[1, 2, 3].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  )
}
