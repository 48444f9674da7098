import type { LocalDate } from '#platform/contract/dates.ts'
import { SideBySide, type Standing } from '#features/history/public.tsx'
import { dayWords, knownPart, pairTexts } from '#features/history/rules.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { emptyVision } from '../contract.ts'
import type { ListedVision } from '../rules/custom.ts'
import { visionTexts } from '../rules/vision-texts.ts'

interface VisionThenProps {
  vision: ListedVision
  standing: Standing
  date: LocalDate
  today: LocalDate
}

/** One vision as it stood on an earlier day, beside what it says now. */
export function VisionThen({ vision, standing, date, today }: VisionThenProps) {
  if (standing.state === 'then') {
    const before = visionTexts({ ...emptyVision, ...knownPart(emptyVision, standing.content) })
    const pairs = pairTexts(before, visionTexts(vision.content ?? emptyVision))
    return <SideBySide pairs={pairs} thenTitle={dayWords(date, today)} />
  }
  if (standing.state === 'loading') return <Skeleton className="h-24" />
  return (
    <p className="text-ink-2">
      {standing.state === 'unwritten'
        ? 'Nothing was written here yet on that day.'
        : 'The words of that day still stand.'}
    </p>
  )
}
