import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendFile } from '#platform/web/transfer.ts'
import { useRead } from '#platform/web/use-read.ts'
import { healthContract, healthFilePath, type HealthKind, type HealthReport } from './contract.ts'

/** What was brought in. */
export function useHealth() {
  return useRead(healthContract.readHealth, {})
}

/** The numbers of one day, or nothing. */
export function useHealthOfDay(date: string) {
  return useRead(healthContract.readHealthDays, { query: { from: date, to: date } }).data?.days[0]
}

/** Says what a file would bring, and with `isTrial` false brings it. Only the kinds that are named are read. */
export function useTakeInHealth() {
  const queries = useQueryClient()
  return useMutation<HealthReport, Error, { file: File; kinds: readonly HealthKind[]; isTrial: boolean }>({
    mutationFn: async ({ file, kinds, isTrial }) => {
      const query = new URLSearchParams({ kinds: kinds.join(','), name: file.name })
      if (isTrial) query.set('trial', 'yes')
      return (await sendFile(`${healthFilePath}?${query}`, file, 'application/octet-stream')) as HealthReport
    },
    onSuccess: ({ is_done: isDone }) => (isDone ? queries.invalidateQueries() : undefined),
  })
}
