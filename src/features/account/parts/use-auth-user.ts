import type { User } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { session, useSession } from '#platform/web/session.ts'

const key = ['auth', 'user']

export interface KnownAuthUser {
  /** The account as the auth service knows it: addresses, ways in, second steps. */
  user: User | null
  /** Asks again; call it after every change. */
  refresh: () => Promise<void>
}

export function useAuthUser(): KnownAuthUser {
  const queries = useQueryClient()
  const fromSession = useSession().user
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await session.unpack(authClient.getUser())).user,
  })
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries])
  return { user: data ?? fromSession, refresh }
}
