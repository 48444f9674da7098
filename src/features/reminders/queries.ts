import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#platform/web/call.ts'
import { useSession } from '#platform/web/session.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { preferenceToastDuration } from '#ui/toast/queue.ts'
import { toast } from '#ui/toast/use-toast.ts'
import {
  remindersContract,
  type Kind,
  type KindSetting,
  type Reminders,
  type ReminderSettings,
} from './contract.ts'

const ownKey = readKey(remindersContract.readReminders, {})
const inboxKey = readKey(remindersContract.readInbox, {})

export const useReminders = () => useRead(remindersContract.readReminders, {})

/** Takes over an answer that says how everything stands now. */
export function useTakeReminders(): (reminders: Reminders) => void {
  const queries = useQueryClient()
  return useCallback((reminders) => void takeAnswer(queries, ownKey, reminders), [queries])
}

/** Reads them again: something changed that no answer told of. */
export function useRereadReminders(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: ownKey }), [queries])
}

function tellNotSaved(error: unknown): void {
  toast({
    title: 'Not saved',
    description: `${error instanceof Error ? error.message : 'The server did not answer as expected.'} Nothing was changed.`,
  })
}

function tellSaved(title: string, undo: () => Promise<unknown>): void {
  toast({
    title,
    duration: preferenceToastDuration,
    action: {
      label: 'Undo',
      altText: 'Change it back under Reminders on this page',
      onSelect: () => void undo().catch(tellNotSaved),
    },
  })
}

/** Shows a change at once, sends it, and takes it back when the server did not take it. */
function useSaving() {
  const queries = useQueryClient()
  return useCallback(
    async (
      change: (now: Reminders) => Reminders,
      send: (changed: Reminders) => Promise<Reminders>,
    ): Promise<void> => {
      await queries.cancelQueries({ queryKey: ownKey })
      const before = queries.getQueryData<Reminders>(ownKey)
      if (!before) return
      const changed = change(before)
      queries.setQueryData(ownKey, changed)
      try {
        await takeAnswer(queries, ownKey, await send(changed))
      } catch (error) {
        queries.setQueryData(ownKey, before)
        // The reading that ended above is made up for.
        void queries.invalidateQueries({ queryKey: ownKey })
        throw error
      }
    },
    [queries],
  )
}

/** Saves what holds for all kinds, at once and with an undo. `words` says what changed. */
export function useReminderSetting() {
  const save = useSaving()
  return useCallback(
    (words: string, change: Partial<ReminderSettings>, before: Partial<ReminderSettings>): void => {
      const set = (part: Partial<ReminderSettings>) =>
        save(
          (now) => ({ ...now, settings: { ...now.settings, ...part } }),
          () => call(remindersContract.saveReminderSettings, { body: part }),
        )
      set(change).then(() => tellSaved(words, () => set(before)), tellNotSaved)
    },
    [save],
  )
}

/** The same for one kind. */
export function useKindSetting(kind: Kind) {
  const save = useSaving()
  return useCallback(
    (words: string, change: Partial<KindSetting>, before: Partial<KindSetting>): void => {
      // The rest of the row is as it is by then, also when it is undone.
      const set = (part: Partial<KindSetting>) =>
        save(
          (now) => ({
            ...now,
            kinds: now.kinds.map((each) => (each.kind === kind ? { ...each, ...part } : each)),
          }),
          ({ kinds }) => {
            const { is_on, at_time, weekday, ways } = {
              ...kinds.find((each) => each.kind === kind),
            } as KindSetting
            return call(remindersContract.saveReminderKind, {
              params: { kind },
              body: { is_on, at_time, weekday, ways },
            })
          },
        )
      set(change).then(() => tellSaved(words, () => set(before)), tellNotSaved)
    },
    [kind, save],
  )
}

export function useInbox() {
  const isSignedIn = useSession().status === 'signed-in'
  return useRead(remindersContract.readInbox, {}, { enabled: isSignedIn })
}

export type InboxChange = 'read' | 'unread' | 'cleared' | 'kept'

/** Marks what came. Rejects with a CallError when the server cannot be reached. */
export function useChangeInbox(): (ids: string[], change: InboxChange) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (ids, change) => {
      await takeAnswer(
        queries,
        inboxKey,
        await call(remindersContract.changeInbox, { body: { ids, change } }),
      )
    },
    [queries],
  )
}
