import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { CallInput, CallOutput, Endpoint } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call, requestOf } from './call.ts'

/** The cache key of a read: its address. */
export function readKey<E extends Endpoint>(endpoint: E, input: CallInput<E>): string[] {
  return ['api', ...requestOf(endpoint, input).path.split('?')]
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
