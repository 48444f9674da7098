import type { LocalDate } from '#platform/contract/dates.ts'
import { useEvening } from '#features/reflect/public.tsx'
import { moods } from '#features/reflect/contract.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { SaveLine } from '#ui/save-line.tsx'

/** How the day feels so far, in one tap; it waits in the evening and can be changed there. */
export function MoodTap({ today }: { today: LocalDate }) {
  const { value, status, isLoading, error, change } = useEvening(today)
  if (isLoading || error) return null
  return (
    <section aria-label="How today feels">
      <ChoiceChips
        label="How does today feel so far?"
        choices={moods.map((mood) => ({ value: mood, label: mood }))}
        value={value.mood}
        onChange={(mood) => change({ mood })}
      />
      {value.mood === null ? null : (
        <div className="mt-2">
          <SaveLine status={status} />
        </div>
      )}
    </section>
  )
}
