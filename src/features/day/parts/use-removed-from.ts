import { useMemo } from 'react'
import type { AsideItem } from '../contract.ts'
import type { Place } from '../rules.ts'

/** What was taken out of one list; the same array for as long as nothing else is taken out. */
export function useRemovedFrom(aside: readonly AsideItem[], place: Place): readonly AsideItem[] {
  return useMemo(() => aside.filter((item) => item.place === place), [aside, place])
}
