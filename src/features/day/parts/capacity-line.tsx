import { useProfile } from '#features/account/public.tsx'
import type { DayContent } from '../contract.ts'
import { capacityWords } from '../rules/capacity.ts'

/** Said when a plan is fuller than the day; a question beside the list that could shrink, never a bar to anything. */
export function CapacityLine({ value }: { value: DayContent }) {
  const { preferences } = useProfile()
  const words = capacityWords(value, preferences.hide_numbers)
  return (
    <output className="block not-empty:mt-1 not-empty:mb-4 not-empty:rounded-field not-empty:bg-tide-2/60 not-empty:px-4 not-empty:py-3 low-stim:not-empty:bg-paper-2">
      {words}
    </output>
  )
}
