import { useCallback } from 'react'
import { toast } from '#ui/toast/use-toast.ts'
import { preferenceToastDuration } from '#ui/toast/queue.ts'
import { useSaveProfile, type ProfileChange } from '../queries.ts'

/** Says that nothing changed, and why. */
function tellNotSaved(error: unknown): void {
  toast({
    title: 'Not saved',
    description: `${error instanceof Error ? error.message : 'The server did not answer as expected.'} Nothing was changed.`,
  })
}

/**
 * Saves one setting at once and offers to undo it. `words` says what changed ("Name changed"); `before` is the change
 * that brings back what was there.
 */
export function useSetting(): (words: string, change: ProfileChange, before: ProfileChange) => void {
  const save = useSaveProfile()
  return useCallback(
    (words, change, before) => {
      save(change).then(
        () =>
          toast({
            title: words,
            duration: preferenceToastDuration,
            action: {
              label: 'Undo',
              altText: 'Change it back on this page',
              onSelect: () => void save(before).catch(tellNotSaved),
            },
          }),
        tellNotSaved,
      )
    },
    [save],
  )
}
