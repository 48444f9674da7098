import { Skeleton } from '#ui/skeleton.tsx'

/** A week that is on its way, in its final shape. */
export function WeekSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-column gap-12">
      <div>
        <Skeleton className="h-7 w-64" />
        <Skeleton className="mt-3 h-12 w-full" />
      </div>
      <div className="grid gap-2">
        <Skeleton className="mb-1 h-7 w-48" />
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-13 w-full" />
        ))}
      </div>
      <div className="grid gap-2">
        <Skeleton className="mb-1 h-7 w-56" />
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </div>
  )
}
