import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { CallInput } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useSession } from '#platform/web/session.ts'
import { readStored } from '#platform/web/storage.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import {
  accountContract,
  defaultPreferences,
  type OwnWords,
  type Preferences,
  type Profile,
  type Rhythm,
  type User,
} from './contract.ts'
import { defaultRhythm, isAdmin, isTester, todayOf } from './rules.ts'

const profileKey = readKey(accountContract.readProfile, {})

export interface KnownProfile {
  /** null while nobody is signed in or their profile is not known yet. */
  user: User | null
  isAdmin: boolean
  isTester: boolean
  /** A sample person is signed in; only a development build can say so. */
  isMockAuth: boolean
  rhythm: Rhythm
  preferences: Preferences
  version: number
  isLoading: boolean
  /** True while the server is asked; what is known until then may be from before. */
  isRefreshing: boolean
  /** Set when the profile could not be read and there is no copy of it on this device either. */
  error: CallError | null
  retry: () => void
}

/** The signed-in person. On a guarded screen `user` is always there; elsewhere the rest is the product's defaults. */
export function useProfile(): KnownProfile {
  const { status } = useSession()
  const { data, error, isPending, isFetching, refetch } = useRead(
    accountContract.readProfile,
    {},
    { enabled: status === 'signed-in' },
  )
  const retry = useCallback(() => void refetch(), [refetch])
  const profile = status === 'signed-in' ? data : undefined
  return {
    user: profile?.user ?? null,
    isAdmin: isAdmin(profile?.user ?? null),
    isTester: isTester(profile?.user ?? null),
    isMockAuth: import.meta.env.DEV && readStored('isMockAuth') === 'true',
    rhythm: profile?.rhythm ?? defaultRhythm,
    preferences: profile?.preferences ?? defaultPreferences,
    version: profile?.version ?? 0,
    isLoading: status === 'loading' || (status === 'signed-in' && isPending),
    isRefreshing: isFetching,
    error: profile ? null : error,
    retry,
  }
}

export function useRhythm(): Rhythm {
  return useProfile().rhythm
}

/** The person's local day, in their zone and with their day start; it changes while the page stays open. */
export function useToday(): LocalDate {
  const rhythm = useRhythm()
  return useSyncExternalStore(followClock, () => todayOf(rhythm, new Date()))
}

function followClock(listener: () => void): () => void {
  const timer = setInterval(listener, 20_000)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

export type ProfileChange = Omit<CallInput<typeof accountContract.saveProfile>['body'], 'preferences'> & {
  preferences?: Partial<Preferences>
}

/** Sends a change of the profile and takes over the answer. Rejects with a CallError. */
export function useSendProfile(): (change: ProfileChange) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async (change) => {
      await takeAnswer(queries, profileKey, await call(accountContract.saveProfile, { body: change }))
    },
    [queries],
  )
}

/**
 * Saves a change of the profile that shows at once. When the server refuses it or cannot be reached it is taken back
 * and the promise rejects with a CallError, so that nothing looks saved that is not.
 */
export function useSaveProfile(): (change: ProfileChange) => Promise<void> {
  const queries = useQueryClient()
  const sendChange = useSendProfile()
  return useCallback(
    async (change) => {
      await queries.cancelQueries({ queryKey: profileKey })
      const before = queries.getQueryData<Profile>(profileKey)
      queries.setQueryData<Profile>(profileKey, (profile) => profile && joinChange(profile, change))
      try {
        await sendChange(change)
      } catch (error) {
        queries.setQueryData(profileKey, before)
        // The reading that ended above is made up for.
        void queries.invalidateQueries({ queryKey: profileKey })
        throw error
      }
    },
    [queries, sendChange],
  )
}

function joinChange(profile: Profile, change: ProfileChange): Profile {
  return {
    ...profile,
    user: {
      ...profile.user,
      full_name: change.full_name ?? profile.user.full_name,
      avatar_url: change.avatar_url === undefined ? profile.user.avatar_url : change.avatar_url,
    },
    rhythm: { ...profile.rhythm, ...change.rhythm },
    preferences: { ...profile.preferences, ...change.preferences },
  }
}

/** What the person says of themselves at length, edited as it is typed. */
export function useOwnWords(): UsedDocument<OwnWords> {
  const queries = useQueryClient()
  const document = useDocument<OwnWords>({
    key: 'own-words',
    empty: { user_dream_description: '', user_reflections: '' },
    read: () => call(accountContract.readOwnWords, {}),
    save: { method: accountContract.saveOwnWords.method, path: accountContract.saveOwnWords.path },
  })
  useEffect(
    () =>
      onDocumentSaved((saved) => {
        // The profile holds them as well; what is copied to local storage comes from there.
        if (saved === 'own-words') void queries.invalidateQueries({ queryKey: profileKey })
      }),
    [queries],
  )
  return document
}
