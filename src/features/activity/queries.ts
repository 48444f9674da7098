import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallOutput } from '#platform/contract/endpoint.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { activityContract } from './contract.ts'

type Page = CallOutput<typeof activityContract.readActivity>

/** What happened to the account, newest first, a page at a time. */
export function useActivity(isOpen: boolean) {
  return useInfiniteQuery<
    Page,
    CallError,
    { pages: Page[]; pageParams: (string | null)[] },
    string[],
    string | null
  >({
    queryKey: ['api', activityContract.readActivity.path],
    queryFn: ({ pageParam }) =>
      call(activityContract.readActivity, { query: { before: pageParam ?? undefined } }),
    enabled: isOpen,
    initialPageParam: null,
    getNextPageParam: ({ lines, has_more: hasMore }) => (hasMore ? (lines.at(-1)?.at ?? null) : null),
  })
}
