import type { LocalDate } from '#platform/contract/dates.ts'
import { shortDay } from '#features/day/rules/words.ts'
import { useMoments } from '#features/month/public.tsx'
import type { EntryContent } from '../contract.ts'
import { isKept, toggleMoment } from '../rules/month-review.ts'

interface MomentIdeasProps {
  month: LocalDate
  value: EntryContent
  change: (patch: Partial<EntryContent>) => void
}

/** Up to five moments out of the person's own words; a press keeps one, another press lets it go. */
export function MomentIdeas({ month, value: { fields }, change }: MomentIdeasProps) {
  const moments = useMoments(month).data?.moments ?? []
  if (moments.length === 0) return null
  const isFull = toggleMoment({ text: '' }, fields) === fields
  return (
    <div>
      <p id="moment-ideas" className="text-sm font-semibold text-ink">
        From what you wrote
      </p>
      <ul aria-labelledby="moment-ideas" className="mt-2 border-t border-line">
        {moments.map((moment) => {
          const kept = isKept(moment, fields)
          return (
            <li key={moment.id} className="border-b border-line">
              <button
                type="button"
                aria-pressed={kept}
                aria-disabled={isFull && !kept}
                onClick={() => change({ fields: toggleMoment(moment, fields) })}
                className="group flex min-h-11 w-full items-baseline gap-4 py-2.5 text-left aria-disabled:text-ink-2"
              >
                <span className="w-28 shrink-0 text-sm text-ink-2">
                  {shortDay(moment.date)}
                  {moment.mood ? <span className="block">{moment.mood}</span> : null}
                </span>
                <span dir="auto" className="min-w-0 flex-1 font-title text-lg leading-snug wrap-anywhere">
                  {moment.text}
                </span>
                <span className="shrink-0 text-sm text-tide group-aria-disabled:text-ink-2">
                  {kept ? 'Kept' : isFull ? '' : 'Keep'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
