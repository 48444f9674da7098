import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { usePlanDay } from '#features/day/public.tsx'
import { listMax } from '#features/day/contract.ts'
import { isFullDay } from '#features/day/rules/carry.ts'
import { reflectContract, type EntryContent } from '#features/reflect/contract.ts'
import { useEvening } from '#features/reflect/public.tsx'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { mergeEntry } from '#features/reflect/rules/merge.ts'

/** Why one more task does not fit on a day, or null when it does. */
export function useDayRoom(date: LocalDate): string | null {
  const { value } = usePlanDay(date)
  return isFullDay(value) || value.main_priorities.length >= listMax
    ? 'This day holds as much as it can already. Choose another day, or make room in its plan.'
    : null
}

/** What stands under "Tomorrow I will try" this evening. */
export function useTomorrowLine(today: LocalDate): string {
  return useEvening(today).value.tomorrow.trim()
}

/** A journal entry of one line, finished as soon as it is saved. */
export function useLineEntry(id: string, date: LocalDate): UsedDocument<EntryContent> {
  const start = emptyEntry(date)
  return useDocument<EntryContent>({
    key: `journal:${id}`,
    empty: start,
    async read() {
      const { entry } = await call(reflectContract.readEntry, { params: { id } })
      return entry ?? { ...start, version: 0 }
    },
    save: {
      method: reflectContract.saveEntry.method,
      path: `/journal-entries/${id}`,
      extra: { kind: 'entry', template: 'blank', is_finished: true },
    },
    merge: mergeEntry,
  })
}
