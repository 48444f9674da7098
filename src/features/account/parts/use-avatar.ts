import { useQuery } from '@tanstack/react-query'

/** Signed addresses live for an hour. */
const freshFor = 50 * 60_000

/** An address that shows the picture which lies at `path`; undefined until it is known, and without a connection. */
export function useAvatar(path: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['avatar', path],
    // Most people have no picture, so what signs it is not part of the first screen.
    queryFn: async () => (await import('#platform/web/files.ts')).signFile(path ?? ''),
    enabled: path !== null,
    staleTime: freshFor,
    refetchInterval: freshFor,
    retry: false,
  })
  return path === null ? undefined : data
}
