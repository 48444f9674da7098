import type { LocalDate } from '#platform/contract/dates.ts'
import { useWeekSuggestions } from '#features/week/public.tsx'
import { Button } from '#ui/button.tsx'

/** The intention of the week under the empty line of a day: one tap makes it the day's own. */
export function WeekIntention({ date, onUse }: { date: LocalDate; onUse: (text: string) => void }) {
  const { week_intention: text } = useWeekSuggestions(date)
  if (text === '') return null
  return (
    <Button
      variant="plain"
      size="sm"
      className="mt-1 -ml-2 max-w-full justify-start px-2 text-left"
      onClick={() => onUse(text)}
    >
      <span>
        From your week: <span dir="auto">{text}</span>
      </span>
    </Button>
  )
}
