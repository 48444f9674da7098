import type { Counts } from './counts.ts'
import { readMoment } from './moments.ts'

/** Apple writes the clock of the moment with each time, so nothing has to be looked up. */
const noZone = () => 0

/** Takes one `<Record …>` of an Apple Health export in, when it is of a kind that is wanted. */
export function takeRecord(record: Readonly<Record<string, string>>, counts: Counts): void {
  const kind = kinds[record.type ?? '']
  if (!kind || !counts.wants(kind)) return
  // In bed is not asleep, and awake is neither.
  if (kind === 'sleep' && !record.value?.startsWith('HKCategoryValueSleepAnalysisAsleep')) return
  const start = readMoment(record.startDate ?? '', noZone)
  const end = readMoment(record.endDate ?? '', noZone)
  if (!start || !end) return counts.skip()
  if (kind !== 'steps') return counts.addSpan(kind, start, end)
  counts.addSteps(record.sourceName ?? '', start, Number(record.value))
}

const kinds: Readonly<Record<string, 'sleep' | 'steps' | 'mindful' | undefined>> = {
  HKCategoryTypeIdentifierSleepAnalysis: 'sleep',
  HKQuantityTypeIdentifierStepCount: 'steps',
  HKCategoryTypeIdentifierMindfulSession: 'mindful',
}
