import type { ToastEntry, ToastPosition } from '#ui/toast/queue.ts'

export type ToastPlace = ToastPosition | 'default'

/**
 * Toasts by the place where they appear. The default place is always there, so that its live region exists before the
 * first toast; another place exists while it has one. `hasHotkey` marks the place of the newest open toast: F8 leads there.
 */
export function placesOf(
  entries: readonly ToastEntry[],
): { place: ToastPlace; toasts: ToastEntry[]; hasHotkey: boolean }[] {
  const byPlace = new Map<ToastPlace, ToastEntry[]>([['default', []]])
  let newest: ToastPlace = 'default'
  for (const entry of entries) {
    const place = entry.position ?? 'default'
    byPlace.set(place, [...(byPlace.get(place) ?? []), entry])
    if (entry.isOpen) newest = place
  }
  return [...byPlace].map(([place, toasts]) => ({ place, toasts, hasHotkey: place === newest }))
}
