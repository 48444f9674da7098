import type { LocalDate } from '#platform/contract/dates.ts'
import type { CallError } from '#platform/contract/errors.ts'
import type { VersionContent, VersionKind } from '../contract.ts'
import { useContents, useKindVersions } from '../queries.ts'
import { daysOf, standingOn } from '../rules.ts'
import { useClock } from './use-clock.ts'

/** How a row stood on the chosen day; `loading` until its words have come. */
export type Standing = { state: 'now' | 'unwritten' | 'loading' } | { state: 'then'; content: VersionContent }

export interface LookBack {
  /** The days that one can look back to, newest first. */
  days: LocalDate[]
  standing: ReadonlyMap<string, Standing>
  error: CallError | null
}

/** Several rows of one kind as they stood at the end of an earlier day; with no day only which days there are. */
export function useLookBack(
  kind: VersionKind,
  rows: readonly { row: string; updatedAt: string | null }[],
  date: LocalDate | null,
): LookBack {
  const clock = useClock()
  const { data, error } = useKindVersions(kind)
  const versions = data?.versions ?? []
  const found = rows.map(({ row, updatedAt }) => ({
    row,
    at:
      date === null
        ? ('now' as const)
        : standingOn(
            date,
            versions.filter((version) => version.row === row),
            updatedAt,
            clock,
          ),
  }))
  const { contents, error: unread } = useContents(
    kind,
    found.flatMap(({ at }) => (typeof at === 'string' ? [] : [at])),
  )
  return {
    days: daysOf(versions, clock).filter((day) => day < clock.today),
    standing: new Map(
      found.map(({ row, at }): [string, Standing] => {
        if (typeof at === 'string') return [row, { state: at }]
        const content = contents.get(row)
        return [row, content ? { state: 'then', content } : { state: 'loading' }]
      }),
    ),
    error: data ? unread : error,
  }
}
