import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { useMemo, type ReactNode } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { readsKey, readStorage } from './read-cache.ts'
import { useSession } from './session.ts'

const day = 86_400_000

/** One client a person: what one has read can never be shown to the next. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A copy is shown at once and always asked for again: it may be from before the last thing that was saved.
        staleTime: 0,
        // A browser cannot hold a timer of 25 days or more: it would fire at once and drop every copy.
        gcTime: 20 * day,
        networkMode: 'offlineFirst',
        // What the caller did wrong does not get better by asking again.
        retry: (count, error) =>
          ((error as CallError).status === 0 || (error as CallError).status >= 500) && count < 2,
      },
      // Without a connection a press is refused at once: waiting unseen for one would look as if it were done.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Gives the app its reads, with copies in IndexedDB that belong to the signed-in person. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id
  const client = useMemo(() => ({ of: userId, queries: createClient() }), [userId]).queries
  const persister = useMemo(
    () => createAsyncStoragePersister({ storage: readStorage, key: readsKey(userId), throttleTime: 1_000 }),
    [userId],
  )
  return (
    <PersistQueryClientProvider
      key={userId ?? 'nobody'}
      client={client}
      persistOptions={{
        persister,
        maxAge: 30 * day,
        dehydrateOptions: {
          shouldDehydrateQuery: (query) =>
            userId !== undefined && query.state.status === 'success' && query.meta?.isKept !== false,
        },
      }}
    >
      {children}
    </PersistQueryClientProvider>
  )
}
