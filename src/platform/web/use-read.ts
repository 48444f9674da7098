import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { CallInput, CallOutput, Endpoint } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call, requestOf } from './call.ts'

/** The cache key of a read: its address. */
export function readKey<E extends Endpoint>(endpoint: E, input: CallInput<E>): string[] {
  return ['api', ...requestOf(endpoint, input).path.split('?')]
}

/**
 * Takes over what a change answered. A reading that is under way began before the change and would bring back what was
 * there when it arrives, so it ends here.
 */
export async function takeAnswer<T>(
  queries: QueryClient,
  queryKey: string[],
  answer: T | ((known: T | undefined) => T | undefined),
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<T>(queryKey, answer)
}

/** Reads an endpoint and keeps the answer on this device, so that it is there without a connection, too. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<CallOutput<E>, CallError> {
  return useQuery<CallOutput<E>, CallError>({
    queryKey: readKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    ...options,
  })
}
