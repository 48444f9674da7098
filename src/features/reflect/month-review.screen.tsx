import { useSearchParams } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { MonthReview, ReviewSkeleton } from './parts/month-review.tsx'
import { useWrittenEntry } from './queries.ts'
import { askedMonth, monthOfEntry } from './rules/month-review.ts'

/** The review of a month: the one that the address names, that of an entry, or the one that is ending. */
export default function MonthReviewScreen() {
  const today = useToday()
  const [query] = useSearchParams()
  const entry = query.get('entry')
  if (entry) return <WrittenReview id={entry} today={today} />
  return <MonthReview month={askedMonth(query.get('month'), today)} today={today} isAsked={false} />
}

function WrittenReview({ id, today }: { id: string; today: LocalDate }) {
  const { data, isPending, failureCount } = useWrittenEntry(id)
  if (isPending && failureCount === 0) return <ReviewSkeleton />
  const month = data?.entry ? monthOfEntry(data.entry) : askedMonth(null, today)
  return <MonthReview month={month} today={today} isAsked />
}
